import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Kun for dig, der er fyldt 18. Vi tjekker hvert billede.',
  price: 'Fra {price} pr. besked.',
  invented: 'Personerne på disse billeder er tegnede og opdigtede.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
