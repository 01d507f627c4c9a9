import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Prøv igjen',
  offlineTitle: 'Du er uten nett',
  offlineText: 'Alt vises her så snart du er på nett igjen.',
} satisfies Messages<typeof source>;
