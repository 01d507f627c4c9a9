import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Publicité',
  open: '{title}, publicité',
  failed: 'Cette publicité n’est plus disponible.',
} satisfies Messages<typeof en>;
