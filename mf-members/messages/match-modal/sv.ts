import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Det är en match!',
  text: 'Du och {name} gillar varandra.',
  photo: 'Bild på {name}',
  write: 'Skicka ett meddelande',
  view: 'Visa profilen',
  keepSwiping: 'Swipa vidare',
  keepLooking: 'Titta vidare',
  close: 'Stäng',
} satisfies Messages<typeof en>;
