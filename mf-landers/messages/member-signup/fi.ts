import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Sano ensin moi.',
  lead: 'Tee profiilisi ja kirjoita ensimmäinen viesti. Se vie minuutin eikä maksa mitään.',
  bubble: 'Toivoin, että kirjoittaisit.',
} satisfies Messages<typeof source>;
