import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Fyll på kreditter',
  balance_zero: 'Du har ingen kreditter igjen.',
  balance_one: 'Du har {count} kreditt igjen.',
  balance_other: 'Du har {count} kreditter igjen.',
  next: 'Når du har betalt, kommer du rett tilbake dit du var.',
  history: 'Betalinger og kreditter',
} satisfies Messages<typeof source>;
