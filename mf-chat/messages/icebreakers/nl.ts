import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Ideeën voor een eerste zin',
  title: 'Een eerste zin voor {name}',
  text: 'Kies er een en geef er je eigen draai aan. Er wordt pas iets verstuurd als je op versturen tikt.',
  others: 'Andere tonen',
  failed: 'De suggesties konden niet worden geladen',
  offline: 'De suggesties zijn er zodra je weer online bent.',
  close: 'Sluiten',
} satisfies Messages<typeof source>;
