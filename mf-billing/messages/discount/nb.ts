import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Skriv inn en rabattkode',
  label: 'Rabattkode',
  apply: 'Bruk',
  remove: 'Fjern',
  applied: 'Kode {code}',
  bonus: 'Velkomstrabatt',
  percent: '−{percent} %',
  insteadOf: 'I stedet for {price}',
  endsIn: 'slutter om',
  ended: 'Velkomstrabatten din er utløpt. Nå gjelder den vanlige prisen igjen.',
} satisfies Messages<typeof source>;
