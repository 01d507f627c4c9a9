import { defineRemote } from '@pairwise/remote/define-remote';

/**
 * All addresses show one screen: on desktops the list keeps its place and scroll position while chats are opened beside
 * it.
 */
export const remote = defineRemote({
  name: 'mf-chat',
  contracts: { bus: '^1.3', endpoints: '^1' },
  routes: [
    {
      id: 'chats',
      path: '/chats',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'chats',
      skeleton: 'list',
      queries: [{ endpoint: 'GET /api/chats.php' }],
    },
    {
      id: 'chats-id',
      path: '/chats/:id',
      layout: 'chat',
      access: 'members',
      zone: 'app',
      screen: 'chats',
      skeleton: 'list',
      queries: [
        { endpoint: 'GET /api/chats.php' },
        { endpoint: 'GET /api/chat.php', fromPath: { conversation: 'id' } },
      ],
    },
    {
      id: 'members-id-chat',
      path: '/members/:id/chat',
      layout: 'chat',
      access: 'members',
      zone: 'app',
      screen: 'chats',
      skeleton: 'list',
      queries: [{ endpoint: 'GET /api/chats.php' }, { endpoint: 'GET /api/chat.php', fromPath: { profile: 'id' } }],
    },
  ],
  screens: {
    chats: () => import(/* webpackChunkName: "screen-chats" */ './src/chats-overview/chats-overview.screen.tsx'),
  },
  widgets: [
    {
      slot: 'background',
      name: 'live',
      load: () => import(/* webpackChunkName: "widget-live" */ './src/live/live.widget.tsx'),
    },
  ],
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
