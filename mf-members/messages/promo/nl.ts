import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Advertentie',
  open: '{title}, advertentie',
  leaving: 'Je verlaat {name}',
  counting_one: 'Over {count} seconde ga je verder naar {host}.',
  counting_other: 'Over {count} seconden ga je verder naar {host}.',
  foreign: 'Wat daar gebeurt, hebben wij niet in de hand.',
  now: 'Nu gaan',
  cancel: 'Hier blijven',
  loading: 'Een ogenblik …',
  failed: 'Deze advertentie is er niet meer.',
} satisfies Messages<typeof en>;
