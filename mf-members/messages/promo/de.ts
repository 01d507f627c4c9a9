import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Anzeige',
  open: '{title}, Anzeige',
  leaving: 'Du verlässt {name}',
  counting_one: 'In {count} Sekunde geht es weiter zu {host}.',
  counting_other: 'In {count} Sekunden geht es weiter zu {host}.',
  foreign: 'Was dort geschieht, liegt nicht in unserer Hand.',
  now: 'Jetzt gehen',
  cancel: 'Hier bleiben',
  loading: 'Einen Moment …',
  failed: 'Diese Anzeige gibt es nicht mehr.',
} satisfies Messages<typeof en>;
