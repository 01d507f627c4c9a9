import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Sök i chatten',
  close: 'Stäng sökningen',
  older: 'Äldre träff',
  newer: 'Nyare träff',
  position: '{current} av {total}',
  positionMore: '{current} av {total}+',
  announce: '{position}: {text}',
  loading: 'Söker …',
  none: 'Inget meddelande med den texten',
  failed: 'Sökningen fungerade inte.',
  retry: 'Försök igen',
  offline: 'Du är offline. Sökningen fortsätter när du är online igen.',
} satisfies Messages<typeof source>;
