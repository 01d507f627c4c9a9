import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Scegli un’emoji',
  title: 'Emoji',
  search: 'Cerca emoji',
  none: 'Nessuna emoji con questo nome.',
  loading: 'Caricamento delle emoji',
  failed: 'Non è stato possibile caricare le emoji.',
} satisfies Messages<typeof source>;
