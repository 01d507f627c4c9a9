/** How long after the start of the page a preloaded response is used, in milliseconds. Later it could be outdated. */
const FRESH_MS = 15_000;

/** The address with its parameters in one order. */
const normalize = (address: string): string => {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return url.href;
};

/**
 * Gives access to the responses that the gateway's page preloads: `<link rel="preload" as="fetch">` in its head, written by
 * gateway/src/page/data-preloads.ts. Only the first read of such an address gets the preloaded response.
 */
export const preloadedResponses = (documentOf: () => Document = () => document) => {
  let waiting: Map<string, string> | undefined;
  const readLinks = (): Map<string, string> => {
    const links = documentOf().querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
    return new Map([...links].map(({ href }) => [normalize(href), href]));
  };
  return {
    /** Returns the response of a preloaded address, or undefined when there is none to use. */
    take: async (address: string, signal: AbortSignal): Promise<Response | undefined> => {
      waiting ??= readLinks();
      const key = normalize(address);
      const href = waiting.get(key);
      waiting.delete(key);
      if (href === undefined || performance.now() > FRESH_MS) return undefined;
      // The same mode, credentials and headers as the link's request: otherwise the browser sends a second request.
      const response = await fetch(new Request(href, { signal })).catch(() => undefined);
      signal.throwIfAborted();
      return response?.ok === true ? response : undefined;
    },
    /** Discards all responses that are not used yet. A write calls it, because it may have changed the data. */
    discard: (): void => {
      waiting = new Map();
    },
  };
};
