import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Det er en match!',
  text: 'Du og {name} liker hverandre.',
  photo: 'Bilde av {name}',
  write: 'Send en melding',
  view: 'Vis profilen',
  keepSwiping: 'Sveip videre',
  keepLooking: 'Se videre',
  close: 'Lukk',
} satisfies Messages<typeof en>;
