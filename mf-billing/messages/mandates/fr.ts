import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Mandats de prélèvement',
  text: 'Un mandat nous autorise à prélever le prix de tes commandes sur ton compte bancaire.',
  loading: 'Chargement de tes mandats',
  failedTitle: 'Tes mandats n’ont pas pu être chargés',
  none: 'Tu n’as aucun mandat.',
  account: 'Compte se terminant par {last4}',
  accepted: 'Accepté le {date}',
  revokedOn: 'Révoqué le {date}',
  state: { active: 'Valide', revoked: 'Révoqué', expired: 'Expiré' },
  reference: 'Référence unique du mandat',
  creditor: 'Créancier',
  creditorId: 'Identifiant créancier SEPA',
  holder: 'Titulaire du compte',
  read: 'Lire le mandat',
  save: 'Enregistrer en PDF',
  /** Read out after the name of a button. */
  ofMandate: 'Mandat {reference}',
  revoke: 'Révoquer',
  askTitle: 'Révoquer ce mandat ?',
  askText:
    'Nous ne prélèverons plus rien avec ce mandat. Un paiement déjà transmis à ta banque sera encore prélevé. Tu pourras payer à nouveau par prélèvement à tout moment.',
  confirm: 'Révoquer le mandat',
  keep: 'Le garder',
  offline: 'Tu es hors ligne. Tu pourras révoquer le mandat dès ton retour en ligne.',
} satisfies Messages<typeof source>;
