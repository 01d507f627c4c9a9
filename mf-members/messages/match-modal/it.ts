import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'È un match!',
  text: 'Tu e {name} vi piacete.',
  photo: 'Foto di {name}',
  write: 'Invia un messaggio',
  view: 'Vedi il profilo',
  keepSwiping: 'Continua con lo swipe',
  keepLooking: 'Continua a guardare',
  close: 'Chiudi',
} satisfies Messages<typeof en>;
