import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Annons',
  open: '{title}, annons',
  failed: 'Annonsen finns inte längre.',
} satisfies Messages<typeof en>;
