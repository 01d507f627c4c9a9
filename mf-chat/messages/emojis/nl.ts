import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Emoji kiezen',
  title: 'Emoji’s',
  search: 'Emoji’s zoeken',
  none: 'Geen emoji met die naam.',
  loading: 'De emoji’s worden geladen',
  failed: 'De emoji’s konden niet worden geladen.',
} satisfies Messages<typeof source>;
