import type { Messages } from '@pairwise/i18n';

import type { emojis as source } from './en.ts';

export const emojis = {
  open: 'Elegir un emoji',
  title: 'Emojis',
  search: 'Buscar emojis',
  none: 'Ningún emoji con ese nombre.',
  loading: 'Cargando los emojis',
  failed: 'No se han podido cargar los emojis.',
} satisfies Messages<typeof source>;
