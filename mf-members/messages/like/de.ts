import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: '{name} gefällt mir',
  short: 'Gefällt mir',
  shortGiven: 'Gefällt dir',
  given: '{name} gefällt dir',
  unliked: 'Du hast dein Like für {name} zurückgenommen',
  notSent: 'Dein Like für {name} wurde nicht gesendet',
  notUnliked: 'Dein Like für {name} bleibt',
  confirmEmail: 'E-Mail-Adresse bestätigen',
  ok: 'OK',
} satisfies Messages<typeof source>;
