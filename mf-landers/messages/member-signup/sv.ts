import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Säg hej först.',
  lead: 'Skapa din profil och skriv det första meddelandet. Det tar en minut och kostar inget.',
  bubble: 'Jag hoppades att du skulle skriva.',
} satisfies Messages<typeof source>;
