import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Nur ab 18. Wir prüfen jedes Foto.',
  price: 'Ab {price} pro Nachricht.',
  invented: 'Die Menschen auf diesen Bildern sind gezeichnet und erfunden.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
