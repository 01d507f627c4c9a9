import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Het is een match!',
  text: 'Jij en {name} vinden elkaar leuk.',
  photo: 'Foto van {name}',
  view: 'Profiel bekijken',
  later: 'Niet nu',
  close: 'Sluiten',
} satisfies Messages<typeof en>;
