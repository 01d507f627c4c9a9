import { defineRemote } from '@pairwise/remote/define-remote';

export const remote = defineRemote({
  name: 'mf-members',
  contracts: { bus: '^1', endpoints: '^1' },
  routes: [
    {
      id: 'members',
      path: '/members',
      layout: 'default',
      // Visitors too where the site lets them search (MEMBER-02): the server decides.
      access: 'all',
      zone: 'app',
      screen: 'search',
      skeleton: 'grid',
    },
    {
      id: 'members-id',
      path: '/members/:id',
      layout: 'default',
      access: 'all',
      zone: 'app',
      screen: 'member-profile',
      skeleton: 'profile',
    },
  ],
  screens: {
    search: () => import(/* webpackChunkName: "screen-search" */ './src/search/search.screen.tsx'),
    'member-profile': () =>
      import(/* webpackChunkName: "screen-member-profile" */ './src/member-profile/member-profile.screen.tsx'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.ts'),
    nl: () => import(/* webpackChunkName: "messages-nl" */ './messages/nl.ts'),
  },
});
