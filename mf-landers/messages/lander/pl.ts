import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Tylko 18+. Sprawdzamy każde zdjęcie.',
  price: 'Od {price} za wiadomość.',
  invented: 'Osoby na tych obrazkach są narysowane i zmyślone.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
