import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Lade deine Credits auf',
  balance_zero: 'Du hast keine Credits mehr.',
  balance_one: 'Du hast noch {count} Credit.',
  balance_other: 'Du hast noch {count} Credits.',
  next: 'Nach dem Bezahlen bist du gleich wieder dort, wo du warst.',
  history: 'Zahlungen und Credits',
} satisfies Messages<typeof source>;
