import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Gi {name} en like',
  /** The text of the button, where there is room for one. */
  short: 'Liker',
  shortGiven: 'Du liker',
  given: 'Du liker {name}',
  unliked: 'Du liker ikke lenger {name}',
  notSent: 'Din like til {name} ble ikke sendt',
  notUnliked: 'Din like til {name} er der fortsatt',
  confirmEmail: 'Bekreft e-postadressen min',
  ok: 'OK',
} satisfies Messages<typeof source>;
