import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Denne delen er ikke tilgjengelig akkurat nå',
    text: 'Alt annet virker. Prøv igjen, eller kom tilbake om litt.',
    offline: 'Du er uten nett. Den lastes inn så snart du er på nett igjen.',
    retry: 'Prøv igjen',
  },
} satisfies Messages<typeof en>;
