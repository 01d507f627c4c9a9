import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Réessayer',
  offlineTitle: 'Tu es hors ligne',
  offlineText: 'Tout s’affichera ici dès ton retour en ligne.',
} satisfies Messages<typeof source>;
