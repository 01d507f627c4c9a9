import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Advertentie',
  open: '{title}, advertentie',
  failed: 'Deze advertentie is er niet meer.',
} satisfies Messages<typeof en>;
