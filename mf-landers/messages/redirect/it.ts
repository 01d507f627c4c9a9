import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Annuncio',
  title: 'Stai lasciando {name}',
  counting_one: 'Tra {count} secondo prosegui su {host}.',
  counting_many: 'Tra {count} di secondi prosegui su {host}.',
  counting_other: 'Tra {count} secondi prosegui su {host}.',
  foreign: 'Quello che succede lì non dipende da noi. Il partner non viene a sapere chi sei.',
  now: 'Vai ora',
  cancel: 'Resta qui',
  stayed: 'Resti qui',
  stayedText: 'La pagina di {host} non è stata aperta.',
  home: 'Vai alla pagina iniziale',
  loading: 'Un momento…',
  refused: 'Questo link non porta da nessuna parte',
  refusedText:
    'Apriamo solo pagine di partner che abbiamo controllato, e solo per un certo periodo. Questa non è tra quelle.',
  failed: 'Non è stato possibile controllare il link.',
  retry: 'Riprova',
} satisfies Messages<typeof source>;
