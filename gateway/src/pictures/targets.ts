import { type RemoteRoute, shellRoutes } from '@pairwise/contracts/remote';

import { type KnownIds, visitOf } from '../publish/browser/addresses.ts';
import { findVersion, type RegisteredVersion, type RegistryDocument } from '../registry/index.ts';

/** The route at an address, and the version that renders it. */
export interface Rendered {
  route: RemoteRoute;
  version: string;
}

/** An address to take pictures of. */
export interface Target {
  owner: string;
  path: string;
  address: string;
  /** Undefined when the stable version lacks the route. */
  before: Rendered | undefined;
  after: Rendered | undefined;
}

/** Further routes would take longer than a second person waits. */
const MOST_ROUTES = 60;

const routesOf = (version: RegisteredVersion | undefined): RemoteRoute[] => version?.data?.routes ?? [];

interface Compared {
  name: string;
  version: string;
  /** The stable version; undefined when nothing is stable. */
  against: string | undefined;
}

/** Returns the page of the shell, and one page of each remote, which the shell surrounds. */
const targetsOfShell = (document: RegistryDocument, { version, against }: Compared, ids: KnownIds): Target[] => {
  const own = shellRoutes.map((route) => ({ owner: 'shell', route }));
  const remotes = Object.keys(document.pointers).filter((name) => name !== 'shell');
  const firsts = remotes.flatMap((owner) => {
    const visits = routesOf(findVersion(document, owner, document.pointers[owner])).map((route) => visitOf(route, ids));
    const first = visits.find(({ isPlaceholder }) => !isPlaceholder) ?? visits[0];
    return first ? [{ owner, route: first.route }] : [];
  });
  return [...own, ...firsts].map(({ owner, route }) => {
    const live = document.pointers[owner] ?? '';
    return {
      owner,
      path: route.path,
      address: visitOf(route, ids).address,
      before: against === undefined ? undefined : { route, version: owner === 'shell' ? against : live },
      after: { route, version: owner === 'shell' ? version : live },
    };
  });
};

/**
 * Returns the addresses that a version may change: each route of a remote, before and after; for a shell its own page and
 * one page of each remote.
 */
export const targetsOf = (document: RegistryDocument, compared: Compared, ids: KnownIds): Target[] => {
  const { name, version, against } = compared;
  if (name === 'shell') return targetsOfShell(document, compared, ids);
  const [old, current] = [against, version].map((each) => routesOf(findVersion(document, name, each)));
  const paths = new Set([...(current ?? []), ...(old ?? [])].map(({ path }) => path));
  return [...paths].slice(0, MOST_ROUTES).flatMap((path) => {
    const [was, is] = [old, current].map((routes) => routes?.find((route) => route.path === path));
    const route = is ?? was;
    if (!route) return [];
    return {
      owner: name,
      path,
      address: visitOf(route, ids).address,
      before: was && against !== undefined ? { route: was, version: against } : undefined,
      after: is && { route: is, version },
    };
  });
};
