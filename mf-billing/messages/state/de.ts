import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Noch einmal versuchen',
  offlineTitle: 'Du bist offline',
  offlineText: 'Alles ist wieder da, sobald du online bist.',
} satisfies Messages<typeof source>;
