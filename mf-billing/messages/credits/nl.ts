import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Vul je credits aan',
  balance_zero: 'Je hebt geen credits meer.',
  balance_one: 'Je hebt nog {count} credit.',
  balance_other: 'Je hebt nog {count} credits.',
  next: 'Na het betalen ga je meteen terug naar waar je was.',
  history: 'Betalingen en credits',
} satisfies Messages<typeof source>;
