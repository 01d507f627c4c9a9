import type { Messages } from '@pairwise/i18n';

import type { directDebit as source } from './en.ts';

export const directDebit = {
  intro:
    'Nous prélevons {price} une seule fois sur ton compte bancaire. Pour vérifier que c’est bien toi, nous envoyons un code sur ton téléphone.',
  account: 'Ton compte',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  ibanHint: 'Tu le trouves sur ton RIB ou dans ton application bancaire.',
  address: 'Ton adresse',
  street: 'Rue',
  houseNumber: 'Numéro',
  postalCode: 'Code postal',
  city: 'Ville',
  mobile: 'Numéro de mobile',
  mobileHint: 'Pour le code. Nous ne l’utilisons pour rien d’autre.',
  required: 'Remplis ce champ.',
  mandate: 'Mandat de prélèvement SEPA',
  notice: 'Nous t’annonçons par e-mail le montant et la date de chaque prélèvement, au plus tard un jour avant.',
  authorise:
    'J’accepte ce mandat, pour ce paiement de {price} et pour les packs que je commanderai de nouveau plus tard.',
  send: 'M’envoyer un code',
  failed: 'Le formulaire n’a pas pu être chargé',
  codeTitle: 'Saisis ton code',
  codeText: 'Nous avons envoyé un code par SMS au {mobile}. Il est valable dix minutes.',
  code: 'Code reçu par SMS',
  codeFormat: 'Le code comporte six chiffres.',
  confirm: 'Commander et payer {price}',
  resendIn: 'Tu pourras demander un nouveau code dans {time}.',
  resend: 'Envoyer un nouveau code',
  resent: 'Un nouveau code est en route. L’ancien n’est plus valable.',
  noResend: 'Si aucun code n’est arrivé, vérifie ton numéro.',
  change: 'Modifier mes informations',
  again: 'Demander un nouveau code',
  creditorId: 'Identifiant créancier SEPA',
  reference: 'Référence unique du mandat',
  repeatText: 'Avec ton mandat, nous prélevons {price} sur ce compte.',
  otherAccount: 'Utiliser un autre compte',
  offline: 'Tu es hors ligne. Ce que tu as saisi reste ici jusqu’à ton retour en ligne.',
} satisfies Messages<typeof source>;
