import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Cerca nella chat',
  close: 'Chiudi la ricerca',
  older: 'Risultato precedente',
  newer: 'Risultato successivo',
  position: '{current} di {total}',
  positionMore: '{current} di {total}+',
  announce: '{position}: {text}',
  loading: 'Ricerca in corso…',
  none: 'Nessun messaggio con questo testo',
  failed: 'Ricerca non riuscita.',
  retry: 'Riprova',
  offline: 'Sei offline. La ricerca continua quando torna la connessione.',
} satisfies Messages<typeof source>;
