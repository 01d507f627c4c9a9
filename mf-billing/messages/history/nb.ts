import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Betalinger og kreditter',
  loading: 'Laster inn betalingene dine',
  failedTitle: 'Betalingene dine kunne ikke lastes inn',
  emptyTitle: 'Ingenting her ennå',
  emptyText: 'Her vises betalingene dine og alle kreditter du får eller bruker.',
  toBundles: 'Se pakkene',
  payments: 'Betalinger',
  noPayments: 'Du har ikke kjøpt noen pakke ennå.',
  paymentCredits_one: '{count} kreditt',
  paymentCredits_other: '{count} kreditter',
  status: {
    created: 'Ikke fullført',
    pending: 'Behandles',
    completed: 'Betalt',
    failed: 'Ikke betalt',
    cancelled: 'Avbrutt',
    expired: 'Utløpt',
    refunded: 'Tilbakebetalt',
    charged_back: 'Tilbakeført',
  },
  repeat: 'Bestill det samme igjen',
  credits: 'Kreditter',
  reason: {
    signup: 'Velkomstgave',
    purchase: 'Pakke',
    message: 'Melding',
    photo: 'Bilde',
    gift: 'Gave',
    bonus: 'Bonus',
    refund_reversal: 'Tilbakebetalt pakke',
    chargeback_reversal: 'Gjenopprettet pakke',
    message_refund: 'Tilbakebetalt melding',
    adjustment: 'Korrigering fra kundeservice',
  },
  balanceAfter: 'Saldo {balance}',
  more: 'Vis flere',
  morePayments: 'Vis flere betalinger',
} satisfies Messages<typeof source>;
