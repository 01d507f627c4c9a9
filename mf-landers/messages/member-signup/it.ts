import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Comincia tu con un ciao.',
  lead: 'Crea il tuo profilo e scrivi il primo messaggio. Ci vuole un minuto e non costa nulla.',
  bubble: 'Speravo che mi scrivessi.',
} satisfies Messages<typeof source>;
