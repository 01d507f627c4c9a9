import { matchRoute } from '@pairwise/contracts/match-route';
import type { PageData } from '@pairwise/contracts/registry';

const patterns = (): { path: string }[] | undefined => {
  const text = document.getElementById('mfe-page')?.textContent;
  if (!text) return undefined;
  // Written by our own gateway into our own document.
  const page = JSON.parse(text) as Pick<PageData, 'liveRoutes'>;
  return page.liveRoutes?.map((path) => ({ path }));
};

/** Whether some live remote shows this path: nothing else is offered. A page that tells nothing hides nothing. */
export const isLive = (path: string): boolean => {
  const live = patterns();
  return live === undefined || matchRoute(live, path) !== undefined;
};
