import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Recarga tus créditos',
  balance_zero: 'No te quedan créditos.',
  balance_one: 'Te queda {count} crédito.',
  balance_many: 'Te quedan {count} de créditos.',
  balance_other: 'Te quedan {count} créditos.',
  next: 'Después de pagar vuelves justo adonde estabas.',
  history: 'Pagos y créditos',
} satisfies Messages<typeof source>;
