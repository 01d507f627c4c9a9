import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Emoji wählen',
  title: 'Emojis',
  search: 'Emojis suchen',
  none: 'Kein Emoji mit diesem Namen.',
  loading: 'Die Emojis werden geladen',
  failed: 'Die Emojis konnten nicht geladen werden.',
} satisfies Messages<typeof source>;
