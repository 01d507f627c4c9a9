import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Se on match!',
  text: 'Sinä ja {name} tykkäätte toisistanne.',
  photo: 'Kuva: {name}',
  write: 'Lähetä viesti',
  view: 'Näytä profiili',
  keepSwiping: 'Swaippaa eteenpäin',
  keepLooking: 'Jatka katselua',
  close: 'Sulje',
} satisfies Messages<typeof en>;
