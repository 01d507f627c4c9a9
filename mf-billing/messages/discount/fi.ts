import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Kirjoita alennuskoodi',
  label: 'Alennuskoodi',
  apply: 'Käytä',
  remove: 'Poista',
  applied: 'Koodi {code}',
  bonus: 'Tervetuloalennus',
  percent: '−{percent} %',
  insteadOf: 'Normaalisti {price}',
  endsIn: 'päättyy',
  ended: 'Tervetuloalennuksesi on päättynyt. Normaali hinta on taas voimassa.',
} satisfies Messages<typeof source>;
