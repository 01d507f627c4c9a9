import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { isRouteLive } from '@pairwise/remote';
import { useLocation } from '@pairwise/router';

/**
 * Returns where the member buys credits: the bundles, or Premium for a member who has not bought any yet (decisions R-5).
 * Both lead back to this chat, where the draft is.
 */
export const useBuyAddress = (): string => {
  const { pathname } = useLocation();
  const paid = useStream(bus.user$)?.paid_user === true;
  return paid && isRouteLive(paths.credits()) ? paths.credits(pathname) : paths.premium(pathname);
};
