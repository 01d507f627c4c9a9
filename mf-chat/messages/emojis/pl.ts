import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Wybierz emoji',
  title: 'Emoji',
  search: 'Szukaj emoji',
  none: 'Nie ma emoji o tej nazwie.',
  loading: 'Wczytujemy emoji',
  failed: 'Nie udało się wczytać emoji.',
} satisfies Messages<typeof source>;
