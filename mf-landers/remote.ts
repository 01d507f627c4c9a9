import { defineRemote } from '@pairwise/remote/define-remote';

/** The site's front page and the landers. */
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
    {
      id: 'landers-alonetonight',
      path: '/landers/alonetonight/:slug?',
      layout: 'lander',
      access: 'visitors',
      zone: 'site',
      screen: 'alonetonight',
      skeleton: 'hero',
    },
  ],
  screens: {
    index: () => import(/* webpackChunkName: "screen-index" */ './src/index/index.screen.tsx'),
    alonetonight: () =>
      import(/* webpackChunkName: "screen-alonetonight" */ './src/alonetonight/alonetonight.screen.tsx'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.ts'),
    nl: () => import(/* webpackChunkName: "messages-nl" */ './messages/nl.ts'),
  },
});
