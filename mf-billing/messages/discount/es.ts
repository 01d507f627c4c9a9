import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Introducir un código de descuento',
  label: 'Código de descuento',
  apply: 'Aplicar',
  remove: 'Quitar',
  applied: 'Código {code}',
  bonus: 'Descuento de bienvenida',
  percent: '−{percent} %',
  insteadOf: 'En lugar de {price}',
  endsIn: 'termina en',
  ended: 'Tu descuento de bienvenida ha terminado. El total vuelve a ser el precio normal.',
} satisfies Messages<typeof source>;
