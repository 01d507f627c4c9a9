import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Fyll på dina krediter',
  balance_zero: 'Du har inga krediter kvar.',
  balance_one: 'Du har {count} kredit kvar.',
  balance_other: 'Du har {count} krediter kvar.',
  next: 'När du har betalat kommer du direkt tillbaka dit du var.',
  history: 'Betalningar och krediter',
} satisfies Messages<typeof source>;
