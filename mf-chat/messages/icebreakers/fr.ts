import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Proposer une première phrase',
  title: 'Une première phrase pour {name}',
  text: 'Choisis-en une et adapte-la. Rien n’est envoyé tant que tu n’appuies pas sur « Envoyer ».',
  others: 'En voir d’autres',
  failed: 'Les suggestions n’ont pas pu être chargées',
  offline: 'Les suggestions s’afficheront ici dès ton retour en ligne.',
  close: 'Fermer',
} satisfies Messages<typeof source>;
