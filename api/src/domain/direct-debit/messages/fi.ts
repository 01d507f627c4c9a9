import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} on koodisi maksuun {amount} suoraveloituksella {last4}-loppuiselta tililtä. Voimassa 10 minuuttia. Älä anna sitä kenellekään.',
  mandate: {
    subject: 'SEPA-suoraveloituksen valtakirja {reference}, {site}',
    title: 'SEPA-suoraveloituksen valtakirja',
    reference: 'Valtakirjan viite',
    creditor: 'Velkoja',
    creditorId: 'Velkojan tunniste',
    holder: 'Tilinomistaja',
    address: 'Osoite',
    account: 'Tili',
    ending: '{last4}-loppuinen IBAN',
    type: 'Maksun tyyppi',
    onePayment: 'Kertamaksu',
    recurrent: 'Toistuvat maksut, jokainen tilauksen jälkeen',
    accepted: 'Hyväksytty verkossa',
    revoked: 'Peruttu',
  },
} satisfies Translation<typeof en>;
