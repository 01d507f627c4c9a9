import { matchRoute } from '@pairwise/contracts/match-route';
import type { PageData } from '@pairwise/contracts/registry';

/** Whether some live remote shows a path, by what the gateway wrote into the page (docs/decisions/0011). */
export const isLive = (path: string): boolean => {
  const text = document.getElementById('mfe-page')?.textContent;
  if (!text) return false;
  // Written by our own gateway into our own document; an older one says nothing of routes.
  const { liveRoutes = [] } = JSON.parse(text) as Pick<PageData, 'liveRoutes'>;
  return (
    matchRoute(
      liveRoutes.map((pattern) => ({ path: pattern })),
      path,
    ) !== undefined
  );
};
