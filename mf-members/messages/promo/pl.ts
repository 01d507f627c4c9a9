import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Reklama',
  open: '{title}, reklama',
  failed: 'Ta reklama nie jest już dostępna.',
} satisfies Messages<typeof en>;
