import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Fyld op med credits',
  balance_zero: 'Du har ingen credits tilbage.',
  balance_one: 'Du har {count} credit tilbage.',
  balance_other: 'Du har {count} credits tilbage.',
  next: 'Når du har betalt, fortsætter du, hvor du slap.',
  history: 'Betalinger og credits',
} satisfies Messages<typeof source>;
