import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Søg i samtalen',
  close: 'Luk søgningen',
  older: 'Ældre resultat',
  newer: 'Nyere resultat',
  position: '{current} af {total}',
  positionMore: '{current} af {total}+',
  announce: '{position}: {text}',
  loading: 'Søger …',
  none: 'Ingen besked med denne tekst',
  failed: 'Søgningen virkede ikke.',
  retry: 'Prøv igen',
  offline: 'Du er offline. Søgningen fortsætter, når du er online igen.',
} satisfies Messages<typeof source>;
