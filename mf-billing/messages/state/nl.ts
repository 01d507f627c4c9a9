import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Opnieuw proberen',
  offlineTitle: 'Je bent offline',
  offlineText: 'Alles staat hier zodra je weer online bent.',
} satisfies Messages<typeof source>;
