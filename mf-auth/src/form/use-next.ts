import { safeInternalPath } from '@pairwise/contracts';
import { useLocation } from '@pairwise/router';

/**
 * Returns the page to which a login or a signup leads on: `?next=` of the address, or what the history entry holds:
 * the page that a visitor requested before the modal opened, or the `next` of the login that led here (AUTH-08).
 */
export const useNext = (): string | undefined => {
  const { search, state } = useLocation();
  const given = new URLSearchParams(search).get('next');
  if (given !== null) return safeInternalPath(given);
  const asked: unknown = typeof state === 'object' && state !== null && 'next' in state ? state.next : undefined;
  return typeof asked === 'string' ? safeInternalPath(asked) : undefined;
};
