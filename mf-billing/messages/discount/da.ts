import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Indtast en rabatkode',
  label: 'Rabatkode',
  apply: 'Brug',
  remove: 'Fjern',
  applied: 'Kode {code}',
  bonus: 'Velkomstrabat',
  percent: '−{percent} %',
  insteadOf: 'I stedet for {price}',
  endsIn: 'slutter om',
  ended: 'Din velkomstrabat er udløbet. Nu gælder den normale pris igen.',
} satisfies Messages<typeof source>;
