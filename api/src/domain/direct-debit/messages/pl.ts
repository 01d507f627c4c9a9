import type en from './en.ts';

export default {
  code: '{site}: {code} to kod, którym potwierdzasz polecenie zapłaty na {amount} z rachunku kończącego się na {last4}. Ważny 10 minut. Nie podawaj go nikomu.',
  mandate: {
    subject: 'Upoważnienie do polecenia zapłaty SEPA {reference} dla {site}',
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
} satisfies typeof en;
