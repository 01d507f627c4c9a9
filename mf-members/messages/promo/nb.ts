import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Annonse',
  open: '{title}, annonse',
  failed: 'Denne annonsen finnes ikke lenger.',
} satisfies Messages<typeof en>;
