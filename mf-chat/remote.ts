import { defineRemote } from '@pairwise/remote/define-remote';

/**
 * Both addresses show one screen: on a desktop the list stays in place, scrolled as it was, while conversations are
 * opened beside it.
 */
export const remote = defineRemote({
  name: 'mf-chat',
  contracts: { bus: '^1', endpoints: '^1' },
  routes: [
    {
      id: 'chats',
      path: '/chats',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'chats',
      skeleton: 'list',
    },
    {
      id: 'chats-id',
      path: '/chats/:id',
      layout: 'chat',
      access: 'members',
      zone: 'app',
      screen: 'chats',
      skeleton: 'list',
    },
  ],
  screens: {
    chats: () => import(/* webpackChunkName: "screen-chats" */ './src/chats-overview/chats-overview.screen.tsx'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.ts'),
    nl: () => import(/* webpackChunkName: "messages-nl" */ './messages/nl.ts'),
  },
});
