import type { UsedContracts } from '@pairwise/contracts/contract-document';

/** `'GET /api/user.php'` in any quotes, as the api client is called; a key may carry a query: `'POST /api/user.php?push=1'`. */
const endpointKey = /["'`]((?:GET|POST|PUT|DELETE) \/api\/[\w/-]+\.php(?:\?[\w=&-]+)?)["'`]/g;
/** `bus.user$`: a name that no minifier may change. */
const streamName = /(?<![\w$])([a-z]\w*)\$(?![\w$])/g;
/** `'mfe:ready'` */
const eventName = /["'`]([a-z]+:[a-z]+)["'`]/g;

const allOf = (pattern: RegExp, code: string): Set<string> =>
  new Set([...code.matchAll(pattern)].map(([, name = '']) => name));

/**
 * What built code uses of the contracts, by the words in it. A word that only looks like one (a comment, a class name)
 * makes the contract longer, never shorter: the gate then compares more than it must.
 */
export const usedContracts = (code: string): UsedContracts => {
  const [endpoints, streams, events] = [allOf(endpointKey, code), allOf(streamName, code), allOf(eventName, code)];
  return {
    endpoint: (key) => endpoints.has(key),
    stream: (name) => streams.has(name),
    event: (name) => events.has(name),
  };
};

/** The shell offers the whole bus and keeps a link to every part of it; of the endpoints it uses what it calls. */
export const offeredContracts = (code: string): UsedContracts => ({
  ...usedContracts(code),
  stream: () => true,
  event: () => true,
});
