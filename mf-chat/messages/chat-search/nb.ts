import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Søk i samtalen',
  close: 'Lukk søket',
  older: 'Eldre treff',
  newer: 'Nyere treff',
  position: '{current} av {total}',
  positionMore: '{current} av {total}+',
  announce: '{position}: {text}',
  loading: 'Søker …',
  none: 'Ingen melding med denne teksten',
  failed: 'Søket virket ikke.',
  retry: 'Prøv igjen',
  offline: 'Du er uten nett. Søket fortsetter når du er på nett igjen.',
} satisfies Messages<typeof source>;
