import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} est ton code pour payer {amount} par prélèvement sur le compte finissant par {last4}. Valable 10 minutes. Ne le donne à personne.',
  mandate: {
    subject: 'Mandat de prélèvement SEPA {reference} pour {site}',
    title: 'Mandat de prélèvement SEPA',
    reference: 'Référence unique du mandat',
    creditor: 'Créancier',
    creditorId: 'Identifiant créancier SEPA',
    holder: 'Titulaire du compte',
    address: 'Adresse',
    account: 'Compte',
    ending: 'IBAN se terminant par {last4}',
    type: 'Type de paiement',
    onePayment: 'Paiement ponctuel',
    recurrent: 'Paiements récurrents, chacun après une commande',
    accepted: 'Accepté en ligne le',
    revoked: 'Révoqué le',
  },
} satisfies Translation<typeof en>;
