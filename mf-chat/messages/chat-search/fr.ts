import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Chercher dans la conversation',
  close: 'Fermer la recherche',
  older: 'Résultat plus ancien',
  newer: 'Résultat plus récent',
  position: '{current} sur {total}',
  positionMore: '{current} sur {total}+',
  announce: '{position} : {text}',
  loading: 'Recherche…',
  none: 'Aucun message avec ce texte',
  failed: 'La recherche a échoué.',
  retry: 'Réessayer',
  offline: 'Tu es hors ligne. La recherche reprendra dès ton retour en ligne.',
} satisfies Messages<typeof source>;
