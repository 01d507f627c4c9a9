import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Buscar en la conversación',
  close: 'Cerrar la búsqueda',
  older: 'Resultado más antiguo',
  newer: 'Resultado más reciente',
  position: '{current} de {total}',
  positionMore: '{current} de {total}+',
  announce: '{position}: {text}',
  loading: 'Buscando…',
  none: 'Ningún mensaje con este texto',
  failed: 'No se ha podido buscar.',
  retry: 'Reintentar',
  offline: 'Estás sin conexión. La búsqueda seguirá cuando recuperes la conexión.',
} satisfies Messages<typeof source>;
