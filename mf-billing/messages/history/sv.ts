import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Betalningar och krediter',
  loading: 'Laddar dina betalningar',
  failedTitle: 'Dina betalningar kunde inte laddas',
  emptyTitle: 'Inget här än',
  emptyText: 'Här visas dina betalningar och alla krediter du får eller använder.',
  toBundles: 'Se paketen',
  payments: 'Betalningar',
  noPayments: 'Du har inte köpt något paket än.',
  paymentCredits_one: '{count} kredit',
  paymentCredits_other: '{count} krediter',
  status: {
    created: 'Inte slutförd',
    pending: 'Bearbetas',
    completed: 'Betald',
    failed: 'Inte betald',
    cancelled: 'Avbruten',
    expired: 'Tiden har gått ut',
    refunded: 'Återbetald',
    charged_back: 'Återkrävd',
  },
  repeat: 'Beställ samma igen',
  credits: 'Krediter',
  reason: {
    signup: 'Välkomstpresent',
    purchase: 'Paket',
    message: 'Meddelande',
    photo: 'Bild',
    gift: 'Present',
    bonus: 'Bonus',
    refund_reversal: 'Återbetalat paket',
    chargeback_reversal: 'Återställt paket',
    message_refund: 'Återbetalat meddelande',
    adjustment: 'Rättelse från kundservice',
  },
  balanceAfter: 'Saldo {balance}',
  more: 'Visa fler',
  morePayments: 'Visa fler betalningar',
} satisfies Messages<typeof source>;
