import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Questa parte al momento non è disponibile',
    text: 'Tutto il resto funziona. Riprova, oppure torna qui tra un momento.',
    offline: 'Sei offline. Si carica non appena torna la connessione.',
    retry: 'Riprova',
  },
} satisfies Messages<typeof en>;
