import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Ange en rabattkod',
  label: 'Rabattkod',
  apply: 'Använd',
  remove: 'Ta bort',
  applied: 'Kod {code}',
  bonus: 'Välkomstrabatt',
  percent: '−{percent} %',
  insteadOf: 'I stället för {price}',
  endsIn: 'går ut om',
  ended: 'Din välkomstrabatt har gått ut. Nu gäller ordinarie pris igen.',
} satisfies Messages<typeof source>;
