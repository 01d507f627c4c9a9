import type { RemoteRoute } from '@pairwise/contracts/remote';

/** The content pages: screen → its code (ROUTE-33). */
export const pages = {
  'page-ban': () => import(/* webpackChunkName: "screen-page-ban" */ './ban/ban.screen.tsx'),
  'page-cookies': () => import(/* webpackChunkName: "screen-page-cookies" */ './cookies/cookies.screen.tsx'),
  'page-faq': () => import(/* webpackChunkName: "screen-page-faq" */ './faq/faq.screen.tsx'),
  'page-privacy': () => import(/* webpackChunkName: "screen-page-privacy" */ './privacy/privacy.screen.tsx'),
  'page-return-policy': () =>
    import(/* webpackChunkName: "screen-page-return-policy" */ './return-policy/return-policy.screen.tsx'),
  'page-service': () => import(/* webpackChunkName: "screen-page-service" */ './service/service.screen.tsx'),
  'page-terms': () => import(/* webpackChunkName: "screen-page-terms" */ './terms/terms.screen.tsx'),
};

/** The routes of the content pages, each at `/pages/` and the name of its screen. */
export const pageRoutes = Object.keys(pages).map((screen): RemoteRoute => {
  const slug = screen.slice('page-'.length);
  return {
    id: `pages-${slug}`,
    path: `/pages/${slug}`,
    layout: 'default',
    access: 'all',
    zone: 'site',
    screen,
    skeleton: 'page',
  };
});
