import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'C’est un match !',
  text: '{name} et toi, vous vous plaisez.',
  photo: 'Photo : {name}',
  write: 'Envoyer un message',
  view: 'Voir le profil',
  keepSwiping: 'Continuer à swiper',
  keepLooking: 'Continuer à chercher',
  close: 'Fermer',
} satisfies Messages<typeof en>;
