import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Choisir un emoji',
  title: 'Emojis',
  search: 'Chercher un emoji',
  none: 'Aucun emoji de ce nom.',
  loading: 'Chargement des emojis',
  failed: 'Les emojis n’ont pas pu être chargés.',
} satisfies Messages<typeof source>;
