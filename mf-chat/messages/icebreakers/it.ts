import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Suggeriscimi una prima frase',
  title: 'Una prima frase per {name}',
  text: 'Scegline una e falla tua. Non parte nulla finché non premi «Invia».',
  others: 'Mostrane altre',
  failed: 'Non è stato possibile caricare i suggerimenti',
  offline: 'Troverai qui i suggerimenti non appena torna la connessione.',
  close: 'Chiudi',
} satisfies Messages<typeof source>;
