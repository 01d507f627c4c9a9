/** How long after the start of the page a preloaded response is used, in milliseconds. Later it could be outdated. */
const FRESH_MS = 15_000;

/** The address with its parameters in one order. */
const normalize = (address: string): string => {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return url.href;
};

/** A response that the page has preloaded. */
interface Preload {
  /** Undefined when no response arrives. */
  response: Promise<Response | undefined>;
  /** The parsed body, as soon as it has arrived. */
  body?: unknown;
}

/** Whether a second request would get the same response: a success, or the api's refusal. */
const isFinal = ({ ok, status }: Response): boolean => ok || status === 403 || status === 404;

const preloadOf = (fetched: Promise<Response>): Preload => {
  const preload: Preload = { response: fetched.catch(() => undefined) };
  const readBody = async (): Promise<void> => {
    const response = await preload.response;
    if (response?.ok === true) preload.body = await response.clone().json();
  };
  // A body that cannot be read is a failure of the call that uses the response.
  readBody().catch(() => undefined);
  return preload;
};

/** Links that preload data: `<link rel="preload" as="fetch">`, written by gateway/src/page/data-preloads.ts. */
const linkedReads = (): [string, Preload][] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')].map(({ href }) => [
    normalize(href),
    // The same mode, credentials and headers as the link's request: otherwise the browser sends a second request.
    preloadOf(fetch(new Request(href))),
  ]);

/**
 * Reads that a script in the page's head has started, by path (gateway/src/page/document.ts): those that need a header,
 * which no link can send.
 */
const startedReads = (): [string, Preload][] =>
  Object.entries((globalThis as { startedReads?: Record<string, Promise<Response>> }).startedReads ?? {}).map(
    ([path, response]) => [normalize(path), preloadOf(response)],
  );

/** Rejects with the reason when the signal is aborted. */
const abortOf = (signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
};

const isLate = (): boolean => performance.now() > FRESH_MS;

/**
 * Gives access to the responses that the gateway's page preloads. Only the first read of such an address gets the
 * preloaded response. The first access to any of them starts to read them all, so that their bodies are parsed before the
 * screen is rendered that shows them.
 */
export const preloadedResponses = () => {
  let waiting: Map<string, Preload> | undefined;
  const all = (): Map<string, Preload> => {
    if (isLate()) return new Map();
    waiting ??= new Map([...startedReads(), ...linkedReads()]);
    return waiting;
  };
  return {
    /** Returns the response of a preloaded address, or undefined when there is none to use. */
    take: async (address: string, signal: AbortSignal): Promise<Response | undefined> => {
      const preloads = all();
      const key = normalize(address);
      const preload = preloads.get(key);
      preloads.delete(key);
      if (preload === undefined) return undefined;
      signal.throwIfAborted();
      const response = await Promise.race([preload.response, abortOf(signal)]);
      return response && isFinal(response) ? response : undefined;
    },
    /** Like `take`, for a body that has arrived. Returns undefined immediately when it has not. */
    takeBody: (address: string): unknown => {
      const preloads = all();
      const key = normalize(address);
      const body = preloads.get(key)?.body;
      if (body !== undefined) preloads.delete(key);
      return body;
    },
    /** Discards all responses that are not used yet. A write calls it, because it may have changed the data. */
    discard: (): void => {
      waiting = new Map();
    },
  };
};
