import { bus } from '@pairwise/bus';
import type { RemoteRoute } from '@pairwise/contracts';
import { matchRoute } from '@pairwise/contracts/match-route';

import { activePage } from '../active-page.ts';
import type { Session } from './session.ts';
import { whereTo } from './where-to.ts';

/** single-spa, which follows every change of the address, tells all routers of it. */
const leadTo = (address: string): void => history.replaceState(null, '', address);

/** Leads away from the current route who may not see it. True when they may. */
const checker = (): ((route: RemoteRoute) => boolean) => {
  let left: RemoteRoute | undefined;
  return (route) => {
    // The address has changed already; the route of the page follows it a moment later.
    if (route === left) return false;
    const target = whereTo(route, bus.user$.value, location);
    left = target === undefined ? undefined : route;
    if (target !== undefined) leadTo(target);
    return target === undefined;
  };
};

/**
 * Who may see a route: asked by each remote before it shows one, and checked again when somebody logs in or out.
 * Answers once it is known who is there; what everybody may see waits for nobody.
 */
export const guardRoutes = (session: Session): ((route: RemoteRoute) => Promise<boolean>) => {
  const check = checker();
  bus.user$.subscribe(() => {
    const route = activePage()?.route;
    // Who has just logged out is on the way home: the page is still the old one, the address is not.
    if (route && matchRoute([route], location.pathname)) check(route);
  });
  return async (route) => {
    if (route.access !== 'all') await session.known;
    return check(route);
  };
};
