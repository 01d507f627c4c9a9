import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Denne del er ikke tilgængelig lige nu',
    text: 'Alt andet virker. Prøv igen, eller kom tilbage om lidt.',
    offline: 'Du er offline. Den indlæses, så snart du er online igen.',
    retry: 'Prøv igen',
  },
} satisfies Messages<typeof en>;
