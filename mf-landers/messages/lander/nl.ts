import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Alleen 18+. We controleren elke foto.',
  price: 'Vanaf {price} per bericht.',
  invented: 'De mensen op deze plaatjes zijn getekend en verzonnen.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
