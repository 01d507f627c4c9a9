import { paths, type RemoteRoute, safeInternalPath, type User } from '@pairwise/contracts';

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Where somebody must go who may not see a route, or undefined when they may: visitors of a members' page to the login,
 * with the way back; members on a visitors' page to where the link wanted them, else to the members. While nobody
 * knows who it is they stay: the server guards the data.
 */
export const whereTo = (route: RemoteRoute, user: User | null | undefined, place: Place): string | undefined => {
  if (user === null && route.access === 'members') return paths.login(`${place.pathname}${place.search}`);
  if (user && route.access === 'visitors') {
    const next = new URLSearchParams(place.search).get('next');
    return safeInternalPath(next) ?? paths.members();
  }
  return undefined;
};
