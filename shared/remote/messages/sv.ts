import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Den här delen är inte tillgänglig just nu',
    text: 'Allt annat fungerar. Försök igen, eller kom tillbaka om en stund.',
    offline: 'Du är offline. Det laddas så fort du är online igen.',
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>;
