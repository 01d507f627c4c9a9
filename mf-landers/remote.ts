import type { RemoteRoute } from '@pairwise/contracts/remote';
import { defineRemote } from '@pairwise/remote/define-remote';

import { landers } from './src/landers/screens.ts';
import { pageRoutes, pages } from './src/pages/screens.ts';

/** Only this lander has no variants (ROUTE-34). */
const withoutVariants = 'tinderswipe';

/** ROUTE-34, ROUTE-35: one route for each folder in `src/landers/`. */
const landerRoutes = Object.keys(landers).map((name): RemoteRoute => ({
  id: `landers-${name}`,
  path: `/landers/${name}${name === withoutVariants ? '' : '/:slug?'}`,
  layout: 'lander',
  access: 'visitors',
  zone: 'site',
  screen: name,
  skeleton: 'hero',
}));

/** ROUTE-08, ROUTE-10: three designs of a member's landing page. */
const memberRoutes = [
  ['members-id-landing', '/members/:id/landing', 'member-portrait'],
  ['members-id-landing2', '/members/:id/landing2/:slug?', 'member-opener'],
  ['members-id-landing3', '/members/:id/landing3/:slug?', 'member-half'],
].map(([id = '', path = '', screen = '']): RemoteRoute => ({
  id,
  path,
  layout: 'lander',
  access: 'visitors',
  zone: 'site',
  screen,
  skeleton: 'hero',
}));

/** The front page, the landers, the landing pages and the signup of a member, and the pages for everyone. */
export const remote = defineRemote({
  name: 'mf-landers',
  contracts: { bus: '^1', endpoints: '^1' },
  routes: [
    {
      id: 'index',
      path: '/',
      layout: 'default',
      access: 'visitors',
      zone: 'site',
      screen: 'index',
      skeleton: 'hero',
    },
    ...landerRoutes,
    ...memberRoutes,
    {
      id: 'members-id-signup',
      path: '/members/:id/signup',
      layout: 'empty',
      access: 'visitors',
      zone: 'site',
      screen: 'member-signup',
      skeleton: 'form',
    },
    ...pageRoutes,
    {
      id: 'complaints',
      path: '/complaints',
      layout: 'default',
      access: 'all',
      zone: 'site',
      screen: 'complaints',
      skeleton: 'form',
    },
    {
      id: 'redirect',
      path: '/redirect/:id',
      layout: 'empty',
      access: 'all',
      zone: 'site',
      screen: 'redirect',
      skeleton: 'page',
    },
  ],
  screens: {
    ...landers,
    ...pages,
    redirect: () => import(/* webpackChunkName: "screen-redirect" */ './src/redirect/redirect.screen.tsx'),
    complaints: () => import(/* webpackChunkName: "screen-complaints" */ './src/complaints/complaints.screen.tsx'),
    index: () => import(/* webpackChunkName: "screen-index" */ './src/index/index.screen.tsx'),
    'member-portrait': () =>
      import(/* webpackChunkName: "screen-member-portrait" */ './src/member-landing/portrait.screen.tsx'),
    'member-opener': () =>
      import(/* webpackChunkName: "screen-member-opener" */ './src/member-landing/opener.screen.tsx'),
    'member-half': () => import(/* webpackChunkName: "screen-member-half" */ './src/member-landing/half.screen.tsx'),
    'member-signup': () =>
      import(/* webpackChunkName: "screen-member-signup" */ './src/member-signup/member-signup.screen.tsx'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.ts'),
    nl: () => import(/* webpackChunkName: "messages-nl" */ './messages/nl.ts'),
    fi: () => import(/* webpackChunkName: "messages-fi" */ './messages/fi.ts'),
    da: () => import(/* webpackChunkName: "messages-da" */ './messages/da.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ './messages/es.ts'),
    it: () => import(/* webpackChunkName: "messages-it" */ './messages/it.ts'),
    nb: () => import(/* webpackChunkName: "messages-nb" */ './messages/nb.ts'),
    sv: () => import(/* webpackChunkName: "messages-sv" */ './messages/sv.ts'),
    pl: () => import(/* webpackChunkName: "messages-pl" */ './messages/pl.ts'),
  },
  americanEnglish: () => import(/* webpackChunkName: "american-english" */ './messages/american-english.ts'),
});
