import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Ik vind {name} leuk',
  short: 'Like',
  shortGiven: 'Geliket',
  given: 'Je vindt {name} leuk',
  unliked: 'Je hebt je like voor {name} ingetrokken',
  notSent: 'Je like voor {name} is niet verstuurd',
  notUnliked: 'Je like voor {name} blijft staan',
  confirmEmail: 'E-mailadres bevestigen',
  ok: 'OK',
} satisfies Messages<typeof source>;
