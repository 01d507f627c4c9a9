import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Det er et match!',
  text: 'Du og {name} synes om hinanden.',
  photo: 'Billede af {name}',
  write: 'Send en besked',
  view: 'Vis profilen',
  keepSwiping: 'Swipe videre',
  keepLooking: 'Se videre',
  close: 'Luk',
} satisfies Messages<typeof en>;
