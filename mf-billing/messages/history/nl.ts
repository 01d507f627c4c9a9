import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Betalingen en credits',
  loading: 'Je betalingen worden geladen',
  failedTitle: 'Je betalingen konden niet worden geladen',
  emptyTitle: 'Hier staat nog niets',
  emptyText: 'Hier vind je je betalingen en elke credit die je krijgt of gebruikt.',
  toBundles: 'Pakketten bekijken',
  payments: 'Betalingen',
  noPayments: 'Je hebt nog geen pakket gekocht.',
  paymentCredits_one: '{count} credit',
  paymentCredits_other: '{count} credits',
  status: {
    created: 'Niet afgerond',
    pending: 'In behandeling',
    completed: 'Betaald',
    failed: 'Niet betaald',
    cancelled: 'Geannuleerd',
    expired: 'Verlopen',
    refunded: 'Terugbetaald',
    charged_back: 'Teruggeboekt',
  },
  repeat: 'Laatste pakket nog eens bestellen',
  credits: 'Credits',
  reason: {
    signup: 'Welkomstcadeau',
    purchase: 'Pakket',
    message: 'Bericht',
    photo: 'Foto',
    gift: 'Cadeau',
    bonus: 'Bonus',
    refund_reversal: 'Terugbetaald pakket',
    chargeback_reversal: 'Pakket hersteld',
    message_refund: 'Bericht terugbetaald',
    adjustment: 'Correctie door de klantenservice',
  },
  balanceAfter: 'Saldo {balance}',
  more: 'Meer tonen',
  morePayments: 'Meer betalingen tonen',
} satisfies Messages<typeof source>;
