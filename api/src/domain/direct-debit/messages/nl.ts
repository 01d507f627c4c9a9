import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} is je code voor {amount} via incasso van de rekening die eindigt op {last4}. 10 minuten geldig. Deel hem met niemand.',
  mandate: {
    subject: 'SEPA-incassomachtiging {reference} voor {site}',
    title: 'SEPA-incassomachtiging',
    reference: 'Machtigingskenmerk',
    creditor: 'Incassant',
    creditorId: 'Incassant-ID',
    holder: 'Rekeninghouder',
    address: 'Adres',
    account: 'Rekening',
    ending: 'IBAN eindigend op {last4}',
    type: 'Soort betaling',
    onePayment: 'Eenmalige betaling',
    recurrent: 'Terugkerende betalingen, elk na een bestelling',
    accepted: 'Online gegeven op',
    revoked: 'Ingetrokken op',
  },
} satisfies Translation<typeof en>;
