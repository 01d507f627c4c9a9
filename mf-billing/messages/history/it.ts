import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Pagamenti e crediti',
  loading: 'Caricamento dei tuoi pagamenti',
  failedTitle: 'Non è stato possibile caricare i tuoi pagamenti',
  emptyTitle: 'Qui non c’è ancora nulla',
  emptyText: 'Qui compariranno i tuoi pagamenti e ogni credito che ricevi o usi.',
  toBundles: 'Vedi i pacchetti',
  payments: 'Pagamenti',
  noPayments: 'Non hai ancora comprato nessun pacchetto.',
  paymentCredits_one: '{count} credito',
  paymentCredits_many: '{count} di crediti',
  paymentCredits_other: '{count} crediti',
  status: {
    created: 'Non concluso',
    pending: 'In corso',
    completed: 'Pagato',
    failed: 'Non pagato',
    cancelled: 'Annullato',
    expired: 'Scaduto',
    refunded: 'Rimborsato',
    charged_back: 'Stornato',
  },
  repeat: 'Ripeti l’ultimo ordine',
  credits: 'Crediti',
  reason: {
    signup: 'Regalo di benvenuto',
    purchase: 'Pacchetto',
    message: 'Messaggio',
    photo: 'Foto',
    gift: 'Regalo',
    bonus: 'Bonus',
    refund_reversal: 'Pacchetto rimborsato',
    chargeback_reversal: 'Pacchetto ripristinato',
    message_refund: 'Messaggio rimborsato',
    adjustment: 'Rettifica dell’assistenza clienti',
  },
  balanceAfter: 'Saldo {balance}',
  more: 'Mostra altro',
  morePayments: 'Mostra altri pagamenti',
} satisfies Messages<typeof source>;
