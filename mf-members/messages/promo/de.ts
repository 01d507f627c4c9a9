import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Anzeige',
  open: '{title}, Anzeige',
  failed: 'Diese Anzeige gibt es nicht mehr.',
} satisfies Messages<typeof en>;
