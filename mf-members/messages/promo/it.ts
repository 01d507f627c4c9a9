import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Annuncio',
  open: '{title}, annuncio pubblicitario',
  failed: 'Questo annuncio non è più disponibile.',
} satisfies Messages<typeof en>;
