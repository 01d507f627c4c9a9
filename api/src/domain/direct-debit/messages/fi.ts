import type en from './en.ts';

export default {
  code: '{site}: {code} on koodisi maksuun {amount} suoraveloituksella tililtä, jonka loppu on {last4}. Voimassa 10 minuuttia. Älä anna sitä kenellekään.',
  mandate: {
    subject: 'SEPA-suoraveloituksen valtakirja {reference}, {site}',
    title: 'SEPA-suoraveloituksen valtakirja',
    reference: 'Valtakirjan viite',
    creditor: 'Velkoja',
    creditorId: 'Velkojan tunniste',
    holder: 'Tilinomistaja',
    address: 'Osoite',
    account: 'Tili',
    ending: 'IBAN, jonka loppu on {last4}',
    type: 'Maksun tyyppi',
    onePayment: 'Kertamaksu',
    recurrent: 'Toistuvat maksut, jokainen tilauksen jälkeen',
    accepted: 'Hyväksytty verkossa',
    revoked: 'Peruttu',
  },
} satisfies typeof en;
