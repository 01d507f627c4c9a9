import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Cette partie n’est pas disponible pour l’instant',
    text: 'Tout le reste fonctionne. Réessaie, ou reviens-y dans un moment.',
    offline: 'Tu es hors ligne. Elle s’affichera dès ton retour en ligne.',
    retry: 'Réessayer',
  },
} satisfies Messages<typeof en>;
