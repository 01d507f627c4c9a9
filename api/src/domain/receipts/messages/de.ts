import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Beleg',
    refund: 'Erstattung',
    withdrawal: 'Erstattung nach deinem Widerruf',
    refund_failed: 'Berichtigung einer Erstattung',
  },
  subject: '{title} {number} von {site}',
  register: 'Handelsregister (KvK) {number}',
  vatNumber: 'USt-IdNr. {number}',
  number: 'Nummer',
  issued: 'Datum',
  order: 'Bestellnummer',
  ordered: 'Bestellt am',
  method: { payment: 'Bezahlt mit', refund: 'Zurückgezahlt über', refund_failed: 'Nicht zurückgezahlt über' },
  description: 'Beschreibung',
  amount: 'Betrag',
  line: {
    payment: 'Paket mit {credits} Credits und Premium',
    refund: 'Erstattung für das Paket mit {credits} Credits',
    refund_failed: 'Erstattung für das Paket mit {credits} Credits, die deine Bank nicht angenommen hat',
  },
  discount: 'Rabatt',
  net: 'Nettobetrag',
  vat: 'USt. {rate} ({country})',
  total: { payment: 'Bezahlt', refund: 'Zurückgezahlt', refund_failed: 'Nicht zurückgezahlt' },
  noVat: 'Dieser Betrag enthält keine Umsatzsteuer.',
  note: {
    payment: 'Das ist eine einmalige Zahlung, kein Abo.',
    refund: 'Das Geld geht auf demselben Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
    refund_failed: 'Diesen Betrag schulden wir dir noch. Bitte melde dich beim Kundenservice.',
  },
  methods: { sdd: 'SEPA-Lastschrift', sct: 'Überweisung', creditcard: 'Kreditkarte' },
} satisfies Translation<typeof en>;
