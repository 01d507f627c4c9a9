import type { Messages } from '@pairwise/i18n';

import type { promo as en } from './en.ts';

export const promo = {
  ad: 'Anuncio',
  open: '{title}, anuncio',
  failed: 'Este anuncio ya no está disponible.',
} satisfies Messages<typeof en>;
