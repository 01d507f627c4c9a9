import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Saisir un code promo',
  label: 'Code promo',
  apply: 'Appliquer',
  remove: 'Retirer',
  applied: 'Code {code}',
  bonus: 'Réduction de bienvenue',
  percent: '−{percent} %',
  insteadOf: 'Au lieu de {price}',
  endsIn: 'se termine dans',
  ended: 'Ta réduction de bienvenue est terminée. Le total est de nouveau au prix normal.',
} satisfies Messages<typeof source>;
