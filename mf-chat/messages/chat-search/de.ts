import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'In der Unterhaltung suchen',
  close: 'Suche schließen',
  older: 'Älterer Treffer',
  newer: 'Neuerer Treffer',
  position: '{current} von {total}',
  positionMore: '{current} von {total}+',
  announce: '{position}: {text}',
  loading: 'Suche läuft …',
  none: 'Keine Nachricht mit diesem Text',
  failed: 'Die Suche hat nicht geklappt.',
  retry: 'Noch einmal',
  offline: 'Du bist offline. Die Suche geht weiter, sobald du wieder online bist.',
} satisfies Messages<typeof source>;
