import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Prøv igen',
  offlineTitle: 'Du er offline',
  offlineText: 'Alt vises her, så snart du er online igen.',
} satisfies Messages<typeof source>;
