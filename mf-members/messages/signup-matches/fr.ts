import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Bienvenue, {name}',
  lead: 'Ces personnes correspondent à ce que tu cherches. Un like est un bon début.',
  unconfirmed: 'Tu peux envoyer un like maintenant. Confirme ton adresse e-mail pour en avoir plus.',
  likeGiven: 'Tu as envoyé ton like. Confirme ton adresse e-mail pour en avoir plus.',
  goOn: 'Voir tout le monde',
  emptyTitle: 'Personne ne correspond encore',
  emptyText: 'Fais un tour : une recherche plus large montre plus de monde.',
  failedTitle: 'Tes premiers profils n’ont pas pu être chargés',
  offlineTitle: 'Tu es hors ligne',
  offlineText: 'Ils s’afficheront dès ton retour en ligne.',
} satisfies Messages<typeof en>;
