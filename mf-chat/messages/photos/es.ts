import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Añadir una foto',
  chosen: 'La foto que has elegido',
  added: 'Foto añadida',
  ready: 'Tu foto está lista para enviar.',
  remove: 'Quitar foto',
  drop: 'Suelta tu foto aquí',
  oneAtATime: 'Las fotos se envían de una en una. Se ha elegido la primera.',
  dismiss: 'Cerrar',
  notEnoughCredits: 'No tienes créditos suficientes. Tu foto se queda aquí.',
  uploading: 'Enviando la foto',
  cancel: 'No enviar esta foto',
  removed: 'Esta foto se ha retirado.',
  enlarge: 'Ampliar la foto de {name}',
  enlargeOwn: 'Ampliar tu foto',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  failed: 'No se ha podido cargar esta foto.',
  retry: 'Reintentar',
} satisfies Messages<typeof source>;
