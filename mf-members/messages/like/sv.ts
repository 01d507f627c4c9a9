import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Gilla {name}',
  /** The text of the button, where there is room for one. */
  short: 'Gilla',
  shortGiven: 'Du gillar',
  given: 'Du gillar {name}',
  unliked: 'Du gillar inte längre {name}',
  notSent: 'Din like till {name} skickades inte',
  notUnliked: 'Din like till {name} är kvar',
  confirmEmail: 'Bekräfta min mejladress',
  ok: 'OK',
} satisfies Messages<typeof source>;
