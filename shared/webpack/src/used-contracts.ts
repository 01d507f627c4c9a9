import type { UsedContracts } from '@pairwise/contracts/contract-document';
import { endpoints as contracts } from '@pairwise/contracts/endpoints';

/** Endpoint keys in any quotes: `'GET /api/user.php'`, or with a query `'POST /api/user.php?push=1'`. */
const endpointKey = /["'`]((?:GET|POST|PUT|DELETE) \/api\/[\w/-]+\.php(?:\?[\w=&-]+)?)["'`]/g;
/** Stream names such as `bus.user$`, which minifiers keep. */
const streamName = /(?<![\w$])([a-z]\w*)\$(?![\w$])/g;
/** Event names such as `'mfe:ready'`. */
const eventName = /["'`]([a-z]+:[a-z]+)["'`]/g;

const allOf = (pattern: RegExp, code: string): Set<string> =>
  new Set([...code.matchAll(pattern)].map(([, name = '']) => name));

/**
 * Finds the contracts that built code uses by their names in the text. A false match, such as a class name, only makes
 * the gate compare more than necessary.
 */
export const usedContracts = (code: string): UsedContracts => {
  const [endpoints, streams, events] = [allOf(endpointKey, code), allOf(streamName, code), allOf(eventName, code)];
  return {
    endpoint: (key) => endpoints.has(key),
    stream: (name) => streams.has(name),
    event: (name) => events.has(name),
  };
};

/** Returns the endpoint keys in built code that no contract has: each of their calls would fail. */
export const unknownEndpoints = (code: string): string[] =>
  [...allOf(endpointKey, code)].filter((key) => !Object.hasOwn(contracts, key)).sort();

/** Like `usedContracts`, for the shell: it offers the whole bus to the remotes. */
export const offeredContracts = (code: string): UsedContracts => ({
  ...usedContracts(code),
  stream: () => true,
  event: () => true,
});
