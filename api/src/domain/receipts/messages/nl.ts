import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Betaalbewijs',
    refund: 'Terugbetaling',
    withdrawal: 'Terugbetaling na je herroeping',
    refund_failed: 'Correctie van een terugbetaling',
  },
  subject: '{title} {number} van {site}',
  register: 'KvK-nummer {number}',
  vatNumber: 'Btw-nummer {number}',
  number: 'Nummer',
  issued: 'Datum',
  order: 'Bestelnummer',
  ordered: 'Besteld op',
  method: { payment: 'Betaald met', refund: 'Terugbetaald via', refund_failed: 'Niet terugbetaald via' },
  description: 'Omschrijving',
  amount: 'Bedrag',
  line: {
    payment: 'Pakket van {credits} credits, met Premium',
    refund: 'Terugbetaling voor het pakket van {credits} credits',
    refund_failed: 'Terugbetaling voor het pakket van {credits} credits, die je bank niet heeft aangenomen',
  },
  discount: 'Korting',
  net: 'Exclusief btw',
  vat: 'Btw {rate} ({country})',
  total: { payment: 'Betaald', refund: 'Terugbetaald', refund_failed: 'Niet terugbetaald' },
  noVat: 'Over dit bedrag is geen btw berekend.',
  note: {
    payment: 'Dit is een eenmalige betaling, geen abonnement.',
    refund: 'Je krijgt het geld terug via dezelfde betaalmethode. Dat kan een paar dagen duren.',
    refund_failed: 'Dit bedrag krijg je nog van ons. Neem contact op met de klantenservice.',
  },
  methods: { sdd: 'Automatische incasso', sct: 'Bankoverschrijving', creditcard: 'Creditcard' },
} satisfies Translation<typeof en>;
