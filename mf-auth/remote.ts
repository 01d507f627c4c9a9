import { defineRemote } from '@pairwise/remote/define-remote';

export const remote = defineRemote({
  name: 'mf-auth',
  contracts: { bus: '^1', endpoints: '^1' },
  routes: [
    {
      id: 'login',
      path: '/login',
      layout: 'empty',
      access: 'visitors',
      zone: 'app',
      screen: 'login',
      skeleton: 'form',
    },
  ],
  screens: {
    login: () => import(/* webpackChunkName: "screen-login" */ './src/login/login.screen.tsx'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.ts'),
    nl: () => import(/* webpackChunkName: "messages-nl" */ './messages/nl.ts'),
  },
});
