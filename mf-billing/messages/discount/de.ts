import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Rabattcode eingeben',
  label: 'Rabattcode',
  apply: 'Einlösen',
  remove: 'Entfernen',
  applied: 'Code {code}',
  bonus: 'Willkommensrabatt',
  percent: '−{percent} %',
  insteadOf: 'Statt {price}',
  endsIn: 'endet in',
  ended: 'Dein Willkommensrabatt ist abgelaufen. Es gilt wieder der normale Preis.',
} satisfies Messages<typeof source>;
