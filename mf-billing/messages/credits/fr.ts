import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Recharge tes crédits',
  balance_zero: 'Tu n’as plus de crédits.',
  balance_one: 'Il te reste {count} crédit.',
  balance_many: 'Il te reste {count} crédits.',
  balance_other: 'Il te reste {count} crédits.',
  next: 'Après le paiement, tu reviens directement là où tu en étais.',
  history: 'Paiements et crédits',
} satisfies Messages<typeof source>;
