import { paths, type RemoteRoute, safeInternalPath, type User } from '@pairwise/contracts';

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Returns where to redirect a user without access to a route, or undefined when they have access. Visitors on a members'
 * route go to the login, with the way back in `next`; members on a visitors' route go to `next`, or to the search. While
 * the user is unknown there is no redirect: the server guards the data.
 */
export const accessRedirect = (route: RemoteRoute, user: User | null | undefined, place: Place): string | undefined => {
  if (user === null && route.access === 'members') return paths.login(`${place.pathname}${place.search}`);
  if (user && route.access === 'visitors') {
    const next = new URLSearchParams(place.search).get('next');
    return safeInternalPath(next) ?? paths.members();
  }
  return undefined;
};
