import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Kvitto',
    refund: 'Återbetalning',
    withdrawal: 'Återbetalning efter utnyttjad ångerrätt',
    refund_failed: 'Rättelse av en återbetalning',
  },
  subject: '{title} {number} från {site}',
  register: 'Handelsregister (KvK) {number}',
  vatNumber: 'Momsregistreringsnummer {number}',
  number: 'Nummer',
  issued: 'Datum',
  order: 'Ordernummer',
  ordered: 'Beställt den',
  method: { payment: 'Betalt med', refund: 'Återbetalt via', refund_failed: 'Inte återbetalt via' },
  description: 'Beskrivning',
  amount: 'Belopp',
  line: {
    payment: 'Paket med {credits} krediter, Premium ingår',
    refund: 'Återbetalning för paketet med {credits} krediter',
    refund_failed: 'Återbetalning för paketet med {credits} krediter, som din bank inte tog emot',
  },
  discount: 'Rabatt',
  net: 'Belopp exkl. moms',
  vat: 'Moms {rate} ({country})',
  total: { payment: 'Betalt', refund: 'Återbetalt', refund_failed: 'Inte återbetalt' },
  noVat: 'Beloppet innehåller ingen moms.',
  note: {
    payment: 'Det här är en engångsbetalning, ingen prenumeration.',
    refund: 'Du får tillbaka pengarna på samma sätt som du betalade. Det kan ta några dagar.',
    refund_failed: 'Vi är fortfarande skyldiga dig det här beloppet. Kontakta kundservice.',
  },
  methods: { sdd: 'Autogiro', sct: 'Banköverföring', creditcard: 'Betalkort' },
} satisfies Translation<typeof en>;
