import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: '{name} gefällt mir',
  short: 'Gefällt mir',
  shortGiven: 'Gefällt dir',
  given: '{name} gefällt dir',
  unliked: 'Du hast dein „Gefällt mir“ für {name} zurückgenommen',
  failed: 'Das hat nicht geklappt',
  ok: 'OK',
} satisfies Messages<typeof source>;
