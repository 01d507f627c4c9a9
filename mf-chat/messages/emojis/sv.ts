import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Välj en emoji',
  title: 'Emojier',
  search: 'Sök bland emojier',
  none: 'Ingen emoji med det namnet.',
  loading: 'Laddar emojier',
  failed: 'Emojierna kunde inte laddas.',
} satisfies Messages<typeof source>;
