/** How long after the start of the page a preloaded response is used, in milliseconds. Later it could be outdated. */
const FRESH_MS = 15_000;

/** The address with its parameters in one order. */
const normalize = (address: string): string => {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return url.href;
};

/** Fetches a preloaded address. */
type Read = (signal: AbortSignal) => Promise<Response>;

/** Links that preload data: `<link rel="preload" as="fetch">`, written by gateway/src/page/data-preloads.ts. */
const linkedReads = (): [string, Read][] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')].map(({ href }) => [
    normalize(href),
    // The same mode, credentials and headers as the link's request: otherwise the browser sends a second request.
    (signal) => fetch(new Request(href, { signal })),
  ]);

/**
 * Reads that a script in the page's head has started, by path (gateway/src/page/document.ts): those that need a header,
 * which no link can send.
 */
const startedReads = (): [string, Read][] =>
  Object.entries((globalThis as { startedReads?: Record<string, Promise<Response>> }).startedReads ?? {}).map(
    ([path, response]) => [normalize(path), () => response],
  );

/**
 * Gives access to the responses that the gateway's page preloads. Only the first read of such an address gets the
 * preloaded response.
 */
export const preloadedResponses = () => {
  let waiting: Map<string, Read> | undefined;
  return {
    /** Returns the response of a preloaded address, or undefined when there is none to use. */
    take: async (address: string, signal: AbortSignal): Promise<Response | undefined> => {
      waiting ??= new Map([...startedReads(), ...linkedReads()]);
      const key = normalize(address);
      const read = waiting.get(key);
      waiting.delete(key);
      if (read === undefined || performance.now() > FRESH_MS) return undefined;
      const response = await read(signal).catch(() => undefined);
      signal.throwIfAborted();
      return response?.ok === true ? response : undefined;
    },
    /** Discards all responses that are not used yet. A write calls it, because it may have changed the data. */
    discard: (): void => {
      waiting = new Map();
    },
  };
};
