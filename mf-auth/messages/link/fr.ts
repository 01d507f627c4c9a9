import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Ouverture de ton lien…',
  expiredTitle: 'Ce lien ne fonctionne plus',
  failedTitle: 'Ton lien n’a pas pu être ouvert',
  unsubscribeTitle: 'Ne plus recevoir d’e-mails ?',
  unsubscribeText:
    'Appuie sur le bouton et nous arrêterons tous les e-mails qui ne concernent pas directement ton compte.',
  unsubscribe: 'Arrêter les e-mails',
  unsubscribedTitle: 'C’est fait : tu ne recevras plus nos e-mails',
  unsubscribedText: 'Tu as changé d’avis ? Choisis les e-mails que tu veux dans tes paramètres.',
  settings: 'Ouvrir les paramètres',
  loginTitle: 'Connecte-toi avec ce lien',
  loginText: 'Appuie sur le bouton pour te connecter sur cet appareil. Le lien ne fonctionne qu’une fois.',
  login: 'Me connecter',
  toLogin: 'Se connecter avec un mot de passe',
} satisfies Messages<typeof source>;
