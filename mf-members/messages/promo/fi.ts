import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Mainos',
  open: '{title}, mainos',
  failed: 'Tätä mainosta ei enää ole.',
} satisfies Messages<typeof en>;
