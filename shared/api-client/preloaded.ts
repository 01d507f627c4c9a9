/** How long after the start of the page a preloaded response is used, in milliseconds. Later it could be outdated. */
const FRESH_MS = 15_000;

/** The address with its parameters in one order. */
const normalize = (address: string): string => {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return url.href;
};

/**
 * Creates a `fetch` for reads that the gateway has preloaded (`<link rel="preload" as="fetch">` in the page's head).
 * The first read of such an address uses the preloaded response; every later read, and every other, is a request.
 */
export const preloadedFetch = (documentOf: () => Document = () => document) => {
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
    /** Drops what is not used yet: a write has changed the data. */
    discard: (): void => {
      waiting = new Map();
    },
  };
};
