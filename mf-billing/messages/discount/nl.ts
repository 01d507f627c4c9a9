import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Kortingscode invoeren',
  label: 'Kortingscode',
  apply: 'Toepassen',
  remove: 'Verwijderen',
  applied: 'Code {code}',
  bonus: 'Welkomstkorting',
  percent: '−{percent}%',
  insteadOf: 'In plaats van {price}',
  endsIn: 'eindigt over',
  ended: 'Je welkomstkorting is afgelopen. De gewone prijs geldt weer.',
} satisfies Messages<typeof source>;
