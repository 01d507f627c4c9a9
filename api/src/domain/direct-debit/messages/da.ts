import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} er din kode til at betale {amount} med direkte debitering fra kontoen, der ender på {last4}. Gyldig i 10 minutter. Del den aldrig med nogen.',
  mandate: {
    subject: 'Betalingsaftale {reference} til SEPA direkte debitering på {site}',
    title: 'Betalingsaftale til SEPA direkte debitering',
    reference: 'Reference til betalingsaftale',
    creditor: 'Kreditor',
    creditorId: 'Kreditor-id',
    holder: 'Kontoejer',
    address: 'Adresse',
    account: 'Konto',
    ending: 'IBAN, der ender på {last4}',
    type: 'Betalingstype',
    onePayment: 'Engangsbetaling',
    recurrent: 'Tilbagevendende betalinger, hver efter en bestilling',
    accepted: 'Accepteret online',
    revoked: 'Tilbagekaldt',
  },
} satisfies Translation<typeof en>;
