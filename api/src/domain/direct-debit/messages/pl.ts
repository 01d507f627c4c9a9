import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: kod {code} potwierdza pobranie {amount} z rachunku *{last4} przez SEPA Direct Debit. Traci moc po 10 minutach. Nie podawaj go nikomu.',
  mandate: {
    subject: 'Upoważnienie do polecenia zapłaty SEPA {reference} dla serwisu {site}',
    title: 'Upoważnienie do polecenia zapłaty SEPA',
    reference: 'Numer upoważnienia',
    creditor: 'Wierzyciel',
    creditorId: 'Identyfikator wierzyciela',
    holder: 'Właściciel rachunku',
    address: 'Adres',
    account: 'Rachunek',
    ending: 'IBAN kończący się na {last4}',
    type: 'Rodzaj płatności',
    onePayment: 'Płatność jednorazowa',
    recurrent: 'Płatności powtarzające się, każda po złożeniu zamówienia',
    accepted: 'Zaakceptowano online',
    revoked: 'Odwołano',
  },
} satisfies Translation<typeof en>;
