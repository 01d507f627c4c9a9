import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Anuncio',
  title: 'Vas a salir de {name}',
  counting_one: 'Irás a {host} dentro de {count} segundo.',
  counting_many: 'Irás a {host} dentro de {count} de segundos.',
  counting_other: 'Irás a {host} dentro de {count} segundos.',
  foreign: 'Lo que pasa allí no está en nuestras manos. La otra empresa no sabrá quién eres.',
  now: 'Ir ahora',
  cancel: 'Quedarme aquí',
  stayed: 'Te quedas aquí',
  stayedText: 'No se ha abierto la página de {host}.',
  home: 'Ir a la página de inicio',
  loading: 'Un momento…',
  refused: 'Este enlace no lleva a ninguna parte',
  refusedText:
    'Solo abrimos páginas de empresas asociadas que hemos comprobado, y solo durante un tiempo. Esta no es una de ellas.',
  failed: 'No se ha podido comprobar el enlace.',
  retry: 'Reintentar',
} satisfies Messages<typeof source>;
