import { safeInternalPath } from '@pairwise/contracts';
import { useLocation } from '@pairwise/router';

import { useActivePage } from '../active-page.ts';

/** Public pages to which no one wants to return after a login: the home page, and results of mailed links. */
const leadOn: ReadonlySet<string> = new Set([
  'index',
  'token',
  'account-deleted',
  'activate-done',
  'activate-error',
  'mail-change-do',
]);

/**
 * Returns the page to return to after a login from the bar: the `next` in the address or in the history entry of
 * a page for visitors, else the page itself (AUTH-08). Undefined where the members page is the better start.
 */
export const useWayBack = (): string | undefined => {
  const { pathname, search, state } = useLocation();
  const route = useActivePage()?.route;
  const given = new URLSearchParams(search).get('next');
  if (given !== null) return safeInternalPath(given);
  const kept: unknown = typeof state === 'object' && state !== null && 'next' in state ? state.next : undefined;
  if (typeof kept === 'string') return safeInternalPath(kept);
  const isPage = route?.access === 'all' && route.layout === 'default' && !leadOn.has(route.id);
  return isPage ? `${pathname}${search}` : undefined;
};
