import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Het is een match!',
  text: 'Jij en {name} vinden elkaar leuk.',
  photo: 'Foto van {name}',
  write: 'Stuur een bericht',
  view: 'Bekijk profiel',
  keepSwiping: 'Verder swipen',
  keepLooking: 'Verder kijken',
  close: 'Sluiten',
} satisfies Messages<typeof en>;
