import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Dit onderdeel is nu niet beschikbaar',
    text: 'De rest werkt gewoon. Probeer het opnieuw of kom zo terug.',
    retry: 'Opnieuw proberen',
  },
} satisfies Messages<typeof en>;
