import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Kvittering',
    refund: 'Tilbakebetaling',
    withdrawal: 'Tilbakebetaling etter bruk av angreretten',
    refund_failed: 'Korrigering av en tilbakebetaling',
  },
  subject: '{title} {number} fra {site}',
  register: 'Handelsregister (KvK) {number}',
  vatNumber: 'Mva.-nummer {number}',
  number: 'Nummer',
  issued: 'Dato',
  order: 'Bestillingsnummer',
  ordered: 'Bestilt',
  method: { payment: 'Betalt med', refund: 'Tilbakebetalt via', refund_failed: 'Ikke tilbakebetalt via' },
  description: 'Beskrivelse',
  amount: 'Beløp',
  line: {
    payment: 'Pakke med {credits} kreditter, Premium inkludert',
    refund: 'Tilbakebetaling for pakken med {credits} kreditter',
    refund_failed: 'Tilbakebetaling for pakken med {credits} kreditter, som banken din ikke tok imot',
  },
  discount: 'Rabatt',
  net: 'Beløp uten mva.',
  vat: 'Mva. {rate} ({country})',
  total: { payment: 'Betalt', refund: 'Tilbakebetalt', refund_failed: 'Ikke tilbakebetalt' },
  noVat: 'Beløpet inneholder ikke merverdiavgift.',
  note: {
    payment: 'Dette er en engangsbetaling, ikke et abonnement.',
    refund: 'Pengene går tilbake på samme måte som du betalte. Det kan ta noen dager.',
    refund_failed: 'Vi skylder deg fortsatt dette beløpet. Kontakt kundeservice.',
  },
  methods: { sdd: 'Direkte debitering', sct: 'Bankoverføring', creditcard: 'Betalingskort' },
} satisfies Translation<typeof en>;
