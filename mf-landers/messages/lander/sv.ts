import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Bara för dig som har fyllt 18. Vi granskar varje bild.',
  price: 'Från {price} per meddelande.',
  invented: 'Personerna på bilderna är tecknade och påhittade.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
