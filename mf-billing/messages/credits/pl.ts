import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Dokup kredyty',
  balance_zero: 'Nie masz już kredytów.',
  balance_one: 'Masz jeszcze {count} kredyt.',
  balance_few: 'Masz jeszcze {count} kredyty.',
  balance_many: 'Masz jeszcze {count} kredytów.',
  balance_other: 'Masz jeszcze {count} kredytu.',
  next: 'Po płatności wrócisz prosto w to samo miejsce.',
  history: 'Płatności i kredyty',
} satisfies Messages<typeof source>;
