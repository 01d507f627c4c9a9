interface Kept {
  status: number;
  body: object;
}

/** The idempotency keys of a provider's server, with the first response of each. */
export interface KeyedResponses {
  /** Responds as the first time to a key. `running` while the first request with it has no response yet. */
  once: (
    key: string | undefined,
    request: object,
    act: () => Promise<Kept>,
  ) => Promise<Kept | 'running' | 'other request'>;
  deleteAll: () => void;
}

/** Keeps the responses of a server. */
export const keepResponses = (): KeyedResponses => {
  const kept = new Map<string, { request: string; response: Kept | undefined }>();
  return {
    once: async (key, request, act) => {
      if (key === undefined) return act();
      const text = JSON.stringify(request);
      const earlier = kept.get(key);
      if (earlier) {
        if (earlier.request !== text) return 'other request';
        return earlier.response ?? 'running';
      }
      const entry: { request: string; response: Kept | undefined } = { request: text, response: undefined };
      kept.set(key, entry);
      entry.response = await act();
      return entry.response;
    },
    deleteAll: () => kept.clear(),
  };
};
