import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Vælg en emoji',
  title: 'Emojier',
  search: 'Søg i emojier',
  none: 'Ingen emoji med det navn.',
  loading: 'Indlæser emojierne',
  failed: 'Emojierne kunne ikke indlæses.',
} satisfies Messages<typeof source>;
