import type { ResolvedRemote } from '@pairwise/contracts/registry';

/** One place from which one version of a remote can be had. */
export interface Source {
  /** Name of the remote. */
  name: string;
  version: string;
  /** Address of the entry: a path, or absolute on the fallback origin and on a developer's own server. */
  entry: string;
  /** `sha384-…` of the entry; missing for a developer's own server alone. */
  integrity?: string;
}

const hash = /^sha384-[A-Za-z0-9+/]{64}$/;
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A developer's files change with every edit: they come from that developer's machine, or through our own `dev/`. */
const isDevelopment = ({ name, entry, development }: ResolvedRemote): boolean => {
  if (development !== true) return false;
  const { protocol, origin, hostname, pathname } = new URL(entry, window.location.href);
  const fromMachine = /^https?:$/.test(protocol) && ownMachine.has(hostname);
  return fromMachine || (origin === window.location.origin && pathname.startsWith(`/remotes/${name}/dev/`));
};

/**
 * The sources of a remote in the order they are tried: the version the page chose, the same bytes from the fallback
 * origin, the last version known to be good. What has no hash is left out, but for the one remote that the page itself
 * calls a developer's: that one has no other source, for the developer wants to see what is wrong.
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
