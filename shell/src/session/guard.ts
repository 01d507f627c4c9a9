import { bus } from '@pairwise/bus';
import type { RemoteRoute } from '@pairwise/contracts';
import { matchRoute } from '@pairwise/contracts/match-route';
import { leaveFor } from '@pairwise/router';

import { activePage } from '../active-page.ts';
import { accessRedirect } from './access-redirect.ts';
import type { Session } from './session.ts';

/**
 * Replaces the address. single-spa follows every change of the address and notifies all routers. A page of another origin is
 * loaded.
 */
const replaceAddress = (address: string): void => {
  if (!leaveFor(address, { replace: true })) history.replaceState(null, '', address);
};

/** Returns a function that says whether the user may see a route, and redirects when they may not. */
const createAccessCheck = (): ((route: RemoteRoute) => boolean) => {
  let redirectedFrom: RemoteRoute | undefined;
  return (route) => {
    // The address has changed already; the route of the page follows a moment later.
    if (route === redirectedFrom) return false;
    const target = accessRedirect(route, bus.user$.value, location);
    redirectedFrom = target === undefined ? undefined : route;
    if (target !== undefined) replaceAddress(target);
    return target === undefined;
  };
};

/**
 * Returns the access check that runs before a remote is shown. It also runs again after each login and logout. The check
 * of a public route resolves immediately; the others wait until the user is known.
 */
export const guardRoutes = (session: Session): ((route: RemoteRoute) => Promise<boolean>) => {
  const check = createAccessCheck();
  bus.user$.subscribe(() => {
    const route = activePage()?.route;
    // After a logout the address is the home page already, while the page is still the old one: no redirect then.
    if (route && matchRoute([route], location.pathname)) check(route);
  });
  return async (route) => {
    if (route.access !== 'all') await session.known;
    return check(route);
  };
};
