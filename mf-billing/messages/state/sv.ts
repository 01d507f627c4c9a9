import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Försök igen',
  offlineTitle: 'Du är offline',
  offlineText: 'Allt visas här så fort du är online igen.',
} satisfies Messages<typeof source>;
