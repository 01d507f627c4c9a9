import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Réservé aux 18 ans et plus. Nous vérifions chaque photo.',
  price: 'À partir de {price} par message.',
  invented: 'Les personnes de ces images sont dessinées et inventées.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
