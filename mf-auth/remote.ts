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
    {
      id: 'reset-password',
      path: '/reset-password',
      layout: 'empty',
      access: 'visitors',
      zone: 'app',
      screen: 'reset-password',
      skeleton: 'form',
    },
    {
      id: 'reset-password-do',
      path: '/reset-password/do',
      layout: 'empty',
      access: 'visitors',
      zone: 'app',
      screen: 'reset-password-do',
      skeleton: 'form',
    },
    {
      id: 'mail-change-do',
      path: '/mail-change/do',
      layout: 'empty',
      access: 'all',
      zone: 'app',
      screen: 'mail-change-do',
      skeleton: 'form',
    },
    {
      id: 'notifications',
      path: '/notifications',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'notifications',
      skeleton: 'list',
      queries: [{ endpoint: 'GET /api/notifications.php' }],
    },
    {
      id: 'account-deleted',
      path: '/account-deleted',
      layout: 'empty',
      access: 'all',
      zone: 'app',
      screen: 'account-deleted',
      skeleton: 'form',
    },
    {
      id: 'signup',
      path: '/signup',
      layout: 'default',
      access: 'visitors',
      zone: 'app',
      screen: 'signup',
      skeleton: 'form',
    },
    {
      id: 'complete-signup',
      path: '/complete-signup',
      layout: 'empty',
      access: 'members',
      zone: 'app',
      screen: 'complete-signup',
      skeleton: 'form',
    },
    {
      id: 'activate-done',
      path: '/activate/done',
      layout: 'default',
      access: 'all',
      zone: 'app',
      screen: 'activate-done',
      skeleton: 'page',
    },
    {
      id: 'activate-error',
      path: '/activate/error',
      layout: 'default',
      access: 'all',
      zone: 'app',
      screen: 'activate-error',
      skeleton: 'form',
    },
    {
      id: 'token',
      path: '/:token',
      layout: 'empty',
      access: 'all',
      zone: 'app',
      screen: 'link',
      skeleton: 'form',
    },
  ],
  screens: {
    signup: () => import(/* webpackChunkName: "screen-signup" */ './src/signup/signup.screen.tsx'),
    'complete-signup': () =>
      import(/* webpackChunkName: "screen-complete-signup" */ './src/complete-signup/complete-signup.screen.tsx'),
    'activate-done': () =>
      import(/* webpackChunkName: "screen-activate-done" */ './src/activate/activate-done.screen.tsx'),
    'activate-error': () =>
      import(/* webpackChunkName: "screen-activate-error" */ './src/activate/activate-error.screen.tsx'),
    link: () => import(/* webpackChunkName: "screen-link" */ './src/link/link.screen.tsx'),
    login: () => import(/* webpackChunkName: "screen-login" */ './src/login/login.screen.tsx'),
    'reset-password': () =>
      import(/* webpackChunkName: "screen-reset-password" */ './src/reset-password/reset-password.screen.tsx'),
    'reset-password-do': () =>
      import(/* webpackChunkName: "screen-reset-password-do" */ './src/reset-password/reset-password-do.screen.tsx'),
    'mail-change-do': () =>
      import(/* webpackChunkName: "screen-mail-change-do" */ './src/mail-change/mail-change-do.screen.tsx'),
    notifications: () =>
      import(/* webpackChunkName: "screen-notifications" */ './src/account-settings/notifications.screen.tsx'),
    'account-deleted': () =>
      import(/* webpackChunkName: "screen-account-deleted" */ './src/account-deleted/account-deleted.screen.tsx'),
  },
  widgets: [
    {
      slot: 'signup',
      name: 'signup',
      load: () => import(/* webpackChunkName: "widget-signup" */ './src/signup/signup.widget.tsx'),
    },
    {
      slot: 'signup-modal',
      name: 'signup-modal',
      load: () => import(/* webpackChunkName: "widget-signup-modal" */ './src/signup/signup-modal.widget.tsx'),
    },
  ],
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.ts'),
    nl: () => import(/* webpackChunkName: "messages-nl" */ './messages/nl.ts'),
    sv: () => import(/* webpackChunkName: "messages-sv" */ './messages/sv.ts'),
    pl: () => import(/* webpackChunkName: "messages-pl" */ './messages/pl.ts'),
  },
});
