import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Dieser Bereich ist gerade nicht verfügbar',
    text: 'Alles andere funktioniert weiter. Versuche es noch einmal oder schau gleich wieder vorbei.',
    offline: 'Du bist offline. Sobald du wieder online bist, erscheint dieser Bereich von selbst.',
    retry: 'Noch einmal versuchen',
  },
} satisfies Messages<typeof en>;
