import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} ist dein Code für {amount} per Lastschrift vom Konto mit der Endung {last4}. 10 Minuten gültig. Gib ihn nicht weiter.',
  mandate: {
    subject: 'SEPA-Lastschriftmandat {reference} für {site}',
    title: 'SEPA-Lastschriftmandat',
    reference: 'Mandatsreferenz',
    creditor: 'Zahlungsempfänger',
    creditorId: 'Gläubiger-Identifikationsnummer',
    holder: 'Kontoinhaber',
    address: 'Anschrift',
    account: 'Konto',
    ending: 'IBAN mit der Endung {last4}',
    type: 'Art der Zahlung',
    onePayment: 'Einmalige Zahlung',
    recurrent: 'Wiederkehrende Zahlungen, jeweils nach einer Bestellung',
    accepted: 'Online erteilt am',
    revoked: 'Widerrufen am',
  },
} satisfies Translation<typeof en>;
