import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Yritä uudelleen',
  offlineTitle: 'Verkkoyhteys puuttuu',
  offlineText: 'Kaikki näkyy tässä heti, kun yhteys palaa.',
} satisfies Messages<typeof source>;
