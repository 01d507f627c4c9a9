import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} är din kod för att betala {amount} med autogiro från kontot som slutar på {last4}. Gäller i 10 minuter. Dela den aldrig med någon.',
  mandate: {
    subject: 'Medgivande {reference} för SEPA-autogiro på {site}',
    title: 'Medgivande för SEPA-autogiro',
    reference: 'Medgivandereferens',
    creditor: 'Betalningsmottagare',
    creditorId: 'Betalningsmottagar-id',
    holder: 'Kontoinnehavare',
    address: 'Adress',
    account: 'Konto',
    ending: 'IBAN som slutar på {last4}',
    type: 'Typ av betalning',
    onePayment: 'En enda betalning',
    recurrent: 'Återkommande betalningar, var och en efter en beställning',
    accepted: 'Godkänt på nätet den',
    revoked: 'Återkallat den',
  },
} satisfies Translation<typeof en>;
