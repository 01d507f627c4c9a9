import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Zeg als eerste hallo.',
  lead: 'Maak je profiel en schrijf het eerste bericht. Het duurt een minuut en kost niets.',
  bubble: 'Ik hoopte al dat je zou schrijven.',
} satisfies Messages<typeof source>;
