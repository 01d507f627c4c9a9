import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Wpisz kod rabatowy',
  label: 'Kod rabatowy',
  apply: 'Zastosuj',
  remove: 'Usuń',
  applied: 'Kod {code}',
  bonus: 'Zniżka powitalna',
  percent: '−{percent}%',
  insteadOf: 'Zamiast {price}',
  endsIn: 'kończy się za',
  ended: 'Twoja zniżka powitalna się skończyła. Znów obowiązuje zwykła cena.',
} satisfies Messages<typeof source>;
