import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Confirme {email} avec le lien que nous y avons envoyé. Il est valable jusqu’au {moment} ; d’ici là, rien ne change.',
    resend: 'Renvoyer le lien',
    sent: 'Nous avons envoyé un nouveau lien à {email}. L’ancien ne fonctionne plus.',
    cancel: 'Annuler le changement',
    cancelled: 'Ton adresse e-mail reste la même.',
  },
  request: {
    title: 'Change ton adresse e-mail',
    text: 'Nous envoyons un lien à la nouvelle adresse. Rien ne change tant que tu ne l’as pas ouvert.',
    email: 'Nouvelle adresse e-mail',
    submit: 'M’envoyer le lien',
    sentTitle: 'Encore une étape',
    sent: 'Nous avons envoyé un lien à {email}. Il est valable 24 heures.',
    done: 'Terminé',
  },
  title: 'Confirme ta nouvelle adresse e-mail',
  text: 'Ensuite, tu te connecteras avec la nouvelle adresse et tu y recevras nos e-mails.',
  submit: 'Confirmer l’adresse',
  doneTitle: 'Ton adresse a été changée',
  done: 'Ta nouvelle adresse e-mail est {email}.',
  toMembers: 'Découvrir des membres',
  toLogin: 'Se connecter',
  failedTitle: 'Ce lien ne fonctionne plus',
  takenTitle: 'Cette adresse est déjà utilisée',
  newMail: 'Demander un nouvel e-mail',
} satisfies Messages<typeof source>;
