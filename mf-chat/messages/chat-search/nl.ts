import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Zoeken in gesprek',
  close: 'Zoeken sluiten',
  older: 'Ouder resultaat',
  newer: 'Nieuwer resultaat',
  position: '{current} van {total}',
  positionMore: '{current} van {total}+',
  announce: '{position}: {text}',
  loading: 'Zoeken …',
  none: 'Geen bericht met deze tekst',
  failed: 'Het zoeken is niet gelukt.',
  retry: 'Opnieuw proberen',
  offline: 'Je bent offline. Het zoeken gaat verder zodra je weer online bent.',
} satisfies Messages<typeof source>;
