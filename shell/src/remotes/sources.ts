import type { ResolvedRemote } from '@pairwise/contracts/registry';

/** An address from which one version of a remote can be loaded. */
export interface Source {
  /** Name of the remote. */
  name: string;
  version: string;
  /** Address of the entry: a path, or absolute on the fallback origin and on a developer's server. */
  entry: string;
  /** `sha384-…` of the entry; missing only for a developer's server. */
  integrity?: string;
}

const hash = /^sha384-[A-Za-z0-9+/]{64}$/;
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns whether a remote is in development, from the developer's machine or through our `dev/` path. */
const isDevelopment = ({ name, entry, development }: ResolvedRemote): boolean => {
  if (development !== true) return false;
  const { protocol, origin, hostname, pathname } = new URL(entry, window.location.href);
  const fromMachine = /^https?:$/.test(protocol) && ownMachine.has(hostname);
  return fromMachine || (origin === window.location.origin && pathname.startsWith(`/remotes/${name}/dev/`));
};

/**
 * Returns the sources of a remote in the order they are tried: the version chosen for the page, the same bytes from the
 * fallback origin, the last good version. Leaves out sources without a hash. A remote in development has no hash and no
 * other source, so that the developer sees its errors.
 */
export const sourcesOf = (remote: ResolvedRemote): Source[] => {
  const { name, version, entry, integrity, fallbackEntry, lastGood } = remote;
  if (isDevelopment(remote)) return [{ name, version, entry }];
  const sources: Source[] = [
    { name, version, entry, integrity },
    ...(fallbackEntry === undefined ? [] : [{ name, version, entry: fallbackEntry, integrity }]),
    ...(lastGood === undefined ? [] : [{ name, ...lastGood }]),
  ];
  return sources.filter((source) => hash.test(source.integrity ?? ''));
};
