import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Fyld credits på',
  balance_zero: 'Du har ingen credits tilbage.',
  balance_one: 'Du har {count} credit tilbage.',
  balance_other: 'Du har {count} credits tilbage.',
  next: 'Når du har betalt, kommer du tilbage til, hvor du var.',
  history: 'Betalinger og credits',
} satisfies Messages<typeof source>;
