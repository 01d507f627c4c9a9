import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Sig hej først.',
  lead: 'Lav din profil, og skriv den første besked. Det tager et minut og koster ikke noget.',
  bubble: 'Jeg håbede, at du ville skrive.',
} satisfies Messages<typeof source>;
