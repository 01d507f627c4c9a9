import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Velg en emoji',
  title: 'Emojier',
  search: 'Søk i emojier',
  none: 'Ingen emoji med det navnet.',
  loading: 'Laster inn emojiene',
  failed: 'Emojiene kunne ikke lastes inn.',
} satisfies Messages<typeof source>;
