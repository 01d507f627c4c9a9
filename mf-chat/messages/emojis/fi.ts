import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Valitse emoji',
  title: 'Emojit',
  search: 'Hae emojeista',
  none: 'Tällä nimellä ei ole emojia.',
  loading: 'Ladataan emojeja',
  failed: 'Emojeja ei voitu ladata.',
} satisfies Messages<typeof source>;
