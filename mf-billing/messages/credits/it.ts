import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Ricarica i tuoi crediti',
  balance_zero: 'Non hai più crediti.',
  balance_one: 'Hai ancora {count} credito.',
  balance_many: 'Hai ancora {count} di crediti.',
  balance_other: 'Hai ancora {count} crediti.',
  next: 'Dopo il pagamento torni subito dov’eri.',
  history: 'Pagamenti e crediti',
} satisfies Messages<typeof source>;
