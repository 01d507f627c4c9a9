import { defineRemote } from '@pairwise/remote/define-remote';

export const remote = defineRemote({
  name: 'mf-members',
  contracts: { bus: '^1.2', endpoints: '^1' },
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
    {
      id: 'likes',
      path: '/likes',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'likes',
      skeleton: 'grid',
    },
    {
      id: 'likes-type',
      path: '/likes/:type',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'likes',
      skeleton: 'grid',
    },
    {
      id: 'likes-m-id',
      path: '/likes/m/:id',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'liked-by',
      skeleton: 'profile',
    },
    {
      id: 'match-finder',
      path: '/match-finder',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'match-finder',
      skeleton: 'form',
    },
    {
      id: 'signup-matches',
      path: '/signup-matches',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'signup-matches',
      skeleton: 'grid',
    },
    {
      id: 'swipe-game',
      path: '/swipe-game',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'swipe-game',
      skeleton: 'page',
    },
    {
      id: 'profile',
      path: '/profile',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'own-profile',
      skeleton: 'profile',
    },
  ],
  screens: {
    search: () => import(/* webpackChunkName: "screen-search" */ './src/search/search.screen.tsx'),
    'member-profile': () =>
      import(/* webpackChunkName: "screen-member-profile" */ './src/member-profile/member-profile.screen.tsx'),
    likes: () => import(/* webpackChunkName: "screen-likes" */ './src/likes/likes.screen.tsx'),
    'liked-by': () => import(/* webpackChunkName: "screen-liked-by" */ './src/likes/liked-by.screen.tsx'),
    'match-finder': () =>
      import(/* webpackChunkName: "screen-match-finder" */ './src/match-finder/match-finder.screen.tsx'),
    'signup-matches': () =>
      import(/* webpackChunkName: "screen-signup-matches" */ './src/signup-matches/signup-matches.screen.tsx'),
    'swipe-game': () => import(/* webpackChunkName: "screen-swipe-game" */ './src/swipe-game/swipe-game.screen.tsx'),
    'own-profile': () =>
      import(/* webpackChunkName: "screen-own-profile" */ './src/own-profile/own-profile.screen.tsx'),
  },
  widgets: [
    {
      slot: 'modal',
      name: 'match-modal',
      load: () => import(/* webpackChunkName: "widget-match-modal" */ './src/match-modal/match-modal.widget.tsx'),
    },
  ],
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.ts'),
    nl: () => import(/* webpackChunkName: "messages-nl" */ './messages/nl.ts'),
  },
  americanEnglish: () => import(/* webpackChunkName: "american-english" */ './messages/american-english.ts'),
});
