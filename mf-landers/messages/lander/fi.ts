import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Vain 18 vuotta täyttäneille. Tarkistamme joka kuvan.',
  price: 'Alkaen {price} viestiltä.',
  invented: 'Näiden kuvien ihmiset on piirretty ja keksitty.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
