import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Annonce',
  open: '{title}, annonce',
  failed: 'Denne annonce findes ikke længere.',
} satisfies Messages<typeof en>;
