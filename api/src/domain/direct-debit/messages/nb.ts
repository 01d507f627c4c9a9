import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} er koden din for å betale {amount} med direkte debitering fra kontoen som slutter på {last4}. Gyldig i 10 minutter. Del den aldri med noen.',
  mandate: {
    subject: 'Fullmakt {reference} for SEPA direkte debitering på {site}',
    title: 'Fullmakt for SEPA direkte debitering',
    reference: 'Fullmaktsreferanse',
    creditor: 'Betalingsmottaker',
    creditorId: 'Betalingsmottaker-ID',
    holder: 'Kontoeier',
    address: 'Adresse',
    account: 'Konto',
    ending: 'IBAN som slutter på {last4}',
    type: 'Type betaling',
    onePayment: 'Én betaling',
    recurrent: 'Gjentatte betalinger, hver av dem etter en bestilling',
    accepted: 'Godkjent på nett',
    revoked: 'Tilbakekalt',
  },
} satisfies Translation<typeof en>;
