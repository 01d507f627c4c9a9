import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Zahlungen und Credits',
  loading: 'Deine Zahlungen werden geladen',
  failedTitle: 'Deine Zahlungen konnten nicht geladen werden',
  emptyTitle: 'Hier ist noch nichts',
  emptyText: 'Hier findest du deine Zahlungen und jeden Credit, den du bekommst oder verwendest.',
  toBundles: 'Pakete ansehen',
  payments: 'Zahlungen',
  noPayments: 'Du hast noch kein Paket gekauft.',
  paymentCredits_one: '{count} Credit',
  paymentCredits_other: '{count} Credits',
  status: {
    created: 'Nicht abgeschlossen',
    pending: 'In Bearbeitung',
    completed: 'Bezahlt',
    failed: 'Nicht bezahlt',
    cancelled: 'Abgebrochen',
    expired: 'Abgelaufen',
    refunded: 'Erstattet',
    charged_back: 'Zurückgebucht',
  },
  repeat: 'Letztes Paket noch einmal bestellen',
  credits: 'Credits',
  reason: {
    signup: 'Willkommensgeschenk',
    purchase: 'Paket',
    message: 'Nachricht',
    photo: 'Foto',
    gift: 'Geschenk',
    bonus: 'Bonus',
    refund_reversal: 'Erstattetes Paket',
    chargeback_reversal: 'Paket wieder gutgeschrieben',
    message_refund: 'Nachricht erstattet',
    adjustment: 'Korrektur durch den Kundenservice',
  },
  balanceAfter: 'Guthaben {balance}',
  more: 'Mehr anzeigen',
  morePayments: 'Mehr Zahlungen anzeigen',
} satisfies Messages<typeof source>;
