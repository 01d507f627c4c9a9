import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Betalinger og credits',
  loading: 'Indlæser dine betalinger',
  failedTitle: 'Dine betalinger kunne ikke indlæses',
  emptyTitle: 'Der er ikke noget her endnu',
  emptyText: 'Her vises dine betalinger og alle credits, du får eller bruger.',
  toBundles: 'Se pakkerne',
  payments: 'Betalinger',
  noPayments: 'Du har ikke købt nogen pakker endnu.',
  paymentCredits_one: '{count} credit',
  paymentCredits_other: '{count} credits',
  status: {
    created: 'Ikke gennemført',
    pending: 'Behandles',
    completed: 'Betalt',
    failed: 'Ikke betalt',
    cancelled: 'Annulleret',
    expired: 'Udløbet',
    refunded: 'Tilbagebetalt',
    charged_back: 'Tilbageført',
  },
  repeat: 'Bestil det samme igen',
  credits: 'Credits',
  reason: {
    signup: 'Velkomstgave',
    purchase: 'Pakke',
    message: 'Besked',
    photo: 'Billede',
    gift: 'Gave',
    bonus: 'Bonus',
    refund_reversal: 'Tilbagebetalt pakke',
    chargeback_reversal: 'Pakke genoprettet',
    message_refund: 'Tilbagebetalt besked',
    adjustment: 'Rettelse fra kundeservice',
  },
  balanceAfter: 'Saldo {balance}',
  more: 'Vis flere',
  morePayments: 'Vis flere betalinger',
} satisfies Messages<typeof source>;
