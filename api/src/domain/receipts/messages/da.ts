import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Kvittering',
    refund: 'Tilbagebetaling',
    withdrawal: 'Tilbagebetaling efter fortrydelse',
    refund_failed: 'Rettelse af en tilbagebetaling',
  },
  subject: '{title} {number} fra {site}',
  register: 'Handelsregister (KvK) {number}',
  vatNumber: 'Momsnummer {number}',
  number: 'Nummer',
  issued: 'Dato',
  order: 'Ordrenummer',
  ordered: 'Bestilt',
  method: { payment: 'Betalt med', refund: 'Tilbagebetalt via', refund_failed: 'Ikke tilbagebetalt via' },
  description: 'Beskrivelse',
  amount: 'Beløb',
  line: {
    payment: 'Pakke med {credits} credits, inklusive Premium',
    refund: 'Tilbagebetaling for pakken med {credits} credits',
    refund_failed: 'Tilbagebetaling for pakken med {credits} credits, som din bank ikke tog imod',
  },
  discount: 'Rabat',
  net: 'Beløb uden moms',
  vat: 'Moms {rate} ({country})',
  total: { payment: 'Betalt', refund: 'Tilbagebetalt', refund_failed: 'Ikke tilbagebetalt' },
  noVat: 'Beløbet indeholder ikke moms.',
  note: {
    payment: 'Dette er en engangsbetaling, ikke et abonnement.',
    refund: 'Pengene betales tilbage på samme måde, som du betalte. Det kan tage nogle dage.',
    refund_failed: 'Vi skylder dig stadig dette beløb. Kontakt kundeservice.',
  },
  methods: { sdd: 'Direkte debitering', sct: 'Bankoverførsel', creditcard: 'Betalingskort' },
} satisfies Translation<typeof en>;
