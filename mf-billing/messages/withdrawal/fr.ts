import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Renoncer au contrat ici',
  intro: 'Tu peux te rétracter d’une commande dans un délai de {days} jours, sans donner de motif.',
  loading: 'Chargement de tes commandes',
  ordersFailed: 'Tes commandes n’ont pas pu être chargées. Tu peux quand même indiquer le numéro de commande.',
  choose: 'Quelle commande ?',
  order: '{credits} crédits, {amount}',
  orderDetail: '{date} · {number} · jusqu’au {until}',
  another: 'Une autre commande',
  number: 'Numéro de commande',
  numberHint: 'Dix chiffres. Tu le trouves dans l’e-mail de confirmation du paiement.',
  numberInvalid: 'Indique les dix chiffres de ton numéro de commande.',
  email: 'Adresse e-mail de ton compte',
  emailInvalid: 'Indique l’adresse e-mail de ton compte.',
  submit: 'Continuer',
  confirmTitle: 'Ta rétractation',
  statement: 'Je me rétracte du contrat portant sur ma commande {number}.',
  statementOrder: 'Commande',
  statementEmail: 'Adresse e-mail',
  bought: 'Payé',
  unused: 'Crédits non utilisés',
  unusedOf: '{unused} sur {credits}',
  refund: 'Tu récupères',
  effect:
    'Si aucun crédit n’a été utilisé, tu récupères tout ; sinon, la part des crédits non utilisés. Ils sont retirés de ton solde, et Premium prend fin si aucune autre commande ne le maintient.',
  sameWay: 'Le remboursement se fait par le moyen de paiement que tu avais utilisé.',
  confirm: 'Confirmer la rétractation',
  back: 'Retour',
  offline: 'Tu es hors ligne. Rien n’a été envoyé.',
  doneTitle: 'Nous avons reçu ta rétractation',
  doneMoment: 'Reçue le',
  doneId: 'Numéro de ta rétractation',
  doneMailMember: 'Dans quelques minutes, tu recevras un e-mail avec cette heure et le montant.',
  doneMail:
    'Si le numéro et l’adresse correspondent, un e-mail avec cette heure et le montant arrivera à cette adresse dans quelques minutes. Pas d’e-mail ? Vérifie le numéro et réessaie, ou écris à notre service client.',
  keep: 'Garde cette page ouverte jusqu’à l’arrivée de l’e-mail.',
  again: 'Se rétracter d’une autre commande',
} satisfies Messages<typeof source>;
