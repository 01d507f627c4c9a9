import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Tykkää: {name}',
  /** The text of the button, where there is room for one. */
  short: 'Tykkää',
  shortGiven: 'Tykätty',
  given: 'Tykkäät jäsenestä {name}',
  unliked: 'Et enää tykkää jäsenestä {name}',
  notSent: 'Tykkäystäsi ei lähetetty: {name}',
  notUnliked: 'Tykkäyksesi on edelleen voimassa: {name}',
  confirmEmail: 'Vahvista sähköpostiosoitteeni',
  ok: 'OK',
} satisfies Messages<typeof source>;
