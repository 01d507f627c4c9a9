import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Mot de passe oublié ?',
  text: 'Donne-nous ton adresse e-mail. Nous t’enverrons un lien pour choisir un nouveau mot de passe.',
  submit: 'M’envoyer un lien',
  sentTitle: 'Regarde ta boîte de réception',
  sent: 'Nous avons envoyé un lien à {email}. Il est valable une heure.',
  sentUniform: 'Si {email} correspond à un compte, un lien est en route. Il est valable une heure.',
  spam: 'Rien au bout de quelques minutes ? Regarde dans tes spams, ou demande un nouvel envoi.',
  again: 'Renvoyer le lien',
  sentAgain: 'Le lien est de nouveau en route.',
  otherEmail: 'Utiliser une autre adresse',
  chooseTitle: 'Choisis un nouveau mot de passe',
  chooseText: 'Il te servira ensuite à te connecter. Tous les appareils connectés actuellement seront déconnectés.',
  save: 'Enregistrer le mot de passe',
  expiredTitle: 'Ce lien ne fonctionne plus',
  newMail: 'Demander un nouvel e-mail',
} satisfies Messages<typeof source>;
