import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Solo dai 18 anni in su. Controlliamo ogni foto.',
  price: 'Da {price} a messaggio.',
  invented: 'Le persone in queste immagini sono disegnate e inventate.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
