import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Dit onderdeel is nu niet beschikbaar',
    text: 'De rest werkt gewoon. Probeer het opnieuw of kom zo terug.',
    offline: 'Je bent offline. Zodra je weer online bent, komt dit deel vanzelf.',
    retry: 'Opnieuw proberen',
  },
} satisfies Messages<typeof en>;
