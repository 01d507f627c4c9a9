import type { Messages } from '@pairwise/i18n';

import type { lander as source } from './en.ts';

export const lander = {
  trust: 'Bare for deg som har fylt 18. Vi sjekker hvert bilde.',
  price: 'Fra {price} per melding.',
  invented: 'Personene på disse bildene er tegnet og oppdiktet.',
  person: '{name}, {age}',
} satisfies Messages<typeof source>;
