import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Giv {name} et like',
  /** The text of the button, where there is room for one. */
  short: 'Like',
  shortGiven: 'Liket',
  given: 'Du har liket {name}',
  unliked: 'Du har fjernet dit like til {name}',
  notSent: 'Dit like til {name} blev ikke sendt',
  notUnliked: 'Dit like til {name} er der stadig',
  confirmEmail: 'Bekræft min e-mailadresse',
  ok: 'OK',
} satisfies Messages<typeof source>;
