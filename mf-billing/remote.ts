import { defineRemote } from '@pairwise/remote/define-remote';

/**
 * The price lists, and the way from a bundle to its result. Everything from the choice of the method on is in the pay zone,
 * whose documents load no code of another remote.
 */
export const remote = defineRemote({
  name: 'mf-billing',
  contracts: { bus: '^1', endpoints: '^1' },
  routes: [
    {
      id: 'premium',
      path: '/premium',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'premium',
      skeleton: 'prices',
      queries: [{ endpoint: 'GET /api/products.php' }],
    },
    {
      id: 'pricing',
      path: '/pricing',
      layout: 'default',
      access: 'all',
      zone: 'app',
      screen: 'pricing',
      skeleton: 'prices',
      queries: [{ endpoint: 'GET /api/products.php' }],
    },
    {
      id: 'withdrawal',
      path: '/withdrawal',
      layout: 'default',
      access: 'all',
      zone: 'pay',
      screen: 'withdrawal',
      skeleton: 'form',
      queries: [{ endpoint: 'GET /api/withdrawal.php' }],
    },
    {
      id: 'credits',
      path: '/credits',
      layout: 'default',
      access: 'members',
      zone: 'app',
      screen: 'credits',
      skeleton: 'prices',
      queries: [{ endpoint: 'GET /api/products.php' }],
    },
    {
      id: 'credits-id-paymentmethod',
      path: '/credits/:id/:paymentmethod?',
      layout: 'default',
      access: 'members',
      zone: 'pay',
      screen: 'pay',
      skeleton: 'form',
      queries: [
        { endpoint: 'GET /api/products.php' },
        { endpoint: 'GET /api/paymentmethods.php', fromPath: { product: 'id' } },
      ],
    },
    {
      id: 'credits-repeat-order',
      path: '/credits/repeat-order',
      layout: 'default',
      access: 'members',
      zone: 'pay',
      screen: 'repeat-order',
      skeleton: 'form',
      queries: [{ endpoint: 'GET /api/repeat-order.php' }],
    },
    {
      id: 'directdebit',
      path: '/directdebit',
      layout: 'default',
      access: 'members',
      zone: 'pay',
      screen: 'direct-debit',
      skeleton: 'form',
    },
    {
      id: 'transactions',
      path: '/transactions/:id?',
      layout: 'default',
      access: 'members',
      zone: 'pay',
      screen: 'transactions',
      skeleton: 'page',
      queries: [{ endpoint: 'GET /api/payment.php', fromPath: { id: 'id' } }],
    },
  ],
  screens: {
    premium: () => import(/* webpackChunkName: "screen-premium" */ './src/premium/premium.screen.tsx'),
    pricing: () => import(/* webpackChunkName: "screen-pricing" */ './src/pricing/pricing.screen.tsx'),
    withdrawal: () => import(/* webpackChunkName: "screen-withdrawal" */ './src/withdrawal/withdrawal.screen.tsx'),
    credits: () => import(/* webpackChunkName: "screen-credits" */ './src/credits/credits.screen.tsx'),
    pay: () => import(/* webpackChunkName: "screen-pay" */ './src/pay/pay.screen.tsx'),
    'repeat-order': () =>
      import(/* webpackChunkName: "screen-repeat-order" */ './src/repeat-order/repeat-order.screen.tsx'),
    'direct-debit': () =>
      import(/* webpackChunkName: "screen-direct-debit" */ './src/direct-debit/direct-debit.screen.tsx'),
    transactions: () => import(/* webpackChunkName: "screen-transactions" */ './src/result/transactions.screen.tsx'),
  },
  widgets: [
    {
      slot: 'members-area-top',
      name: 'time-bonus-banner',
      load: () =>
        import(/* webpackChunkName: "widget-time-bonus-banner" */ './src/time-bonus/time-bonus-banner.widget.tsx'),
    },
    {
      slot: 'modal',
      name: 'time-bonus-modal',
      load: () =>
        import(/* webpackChunkName: "widget-time-bonus-modal" */ './src/time-bonus/time-bonus-modal.widget.tsx'),
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
