import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Riprova',
  offlineTitle: 'Sei offline',
  offlineText: 'Troverai tutto qui non appena torna la connessione.',
} satisfies Messages<typeof source>;
