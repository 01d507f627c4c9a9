import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Ik vind {name} leuk',
  short: 'Leuk',
  shortGiven: 'Vind je leuk',
  given: 'Je vindt {name} leuk',
  unliked: 'Je hebt je like voor {name} teruggenomen',
  failed: 'Dat is niet gelukt',
  ok: 'OK',
} satisfies Messages<typeof source>;
