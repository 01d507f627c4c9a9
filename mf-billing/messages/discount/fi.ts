import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Kirjoita alennuskoodi',
  label: 'Alennuskoodi',
  apply: 'Käytä',
  remove: 'Poista',
  applied: 'Koodi {code}',
  bonus: 'Tervetuliaisalennus',
  percent: '−{percent} %',
  insteadOf: 'Normaalisti {price}',
  endsIn: 'jäljellä',
  ended: 'Tervetuliaisalennuksesi on päättynyt. Normaali hinta on taas voimassa.',
} satisfies Messages<typeof source>;
