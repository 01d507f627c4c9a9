import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Solo mayores de 18 años. Revisamos cada foto.',
  price: 'Desde {price} por mensaje.',
  invented: 'Las personas de estas imágenes son dibujos y no existen.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
