import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'D’abord, dis bonjour.',
  lead: 'Crée ton profil et écris le premier message. Cela prend une minute et ne coûte rien.',
  bubble: 'J’espérais que tu m’écrirais.',
} satisfies Messages<typeof source>;
