import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Likes',
  tabs: 'Likes',
  received: 'Reçus',
  given: 'Envoyés',
  matches: 'Matchs',
  newCount_one: '{count} nouveau',
  newCount_many: '{count} nouveaux',
  newCount_other: '{count} nouveaux',
  new: 'Nouveau',
  match: 'Match',
  online: 'en ligne',
  loading: 'Chargement des likes…',
  more: 'Afficher plus',

  like: 'Liker {name} en retour',
  unlike: 'Retirer le like à {name}',
  unliked: 'Tu as retiré ton like à {name}.',
  undo: 'Annuler',
  write: 'Écrire à {name}',
  likeFailed: 'Ton like pour {name} n’est pas passé. {reason}',
  unlikeFailed: 'Ton like pour {name} est toujours là. {reason}',
  dismiss: 'Masquer',

  noneReceived: 'Personne n’a encore remarqué ton profil',
  noneReceivedPhoto: 'Une deuxième photo montre mieux qui tu es, et ne prend qu’une minute.',
  noneReceivedPhotos: 'Une photo de plus montre mieux qui tu es, et ne prend qu’une minute.',
  noneReceivedFull: 'Fais le premier pas : la personne que tu likes te voit aussi.',
  noneReceivedNoPhoto: 'Une photo, c’est ce qu’on regarde en premier. Une seule suffit pour commencer.',
  addSecond: 'Ajouter une deuxième photo',
  addMore: 'Ajouter une autre photo',
  addFirst: 'Ajouter une photo',
  noneGiven: 'Tu n’as encore liké personne',
  noneGivenText: 'Swipe quelques profils : tu as quatre likes par jour.',
  play: 'Jouer au swipe',
  noneMatches: 'Pas encore de matchs',
  noneMatchesText: 'Un match commence par un like. Découvre à qui tu plais déjà, ou continue à swiper.',
  seeReceived: 'Voir à qui je plais',

  failedTitle: 'Les likes n’ont pas pu être chargés',
  offlineTitle: 'Tu es hors ligne',
  offlineText: 'Les likes s’afficheront dès ton retour en ligne.',

  steps: 'Parmi les personnes à qui tu plais',
  all: 'Tous les likes',
  previous: 'Précédent',
  next: 'Suivant',
  place: '{number} sur {total}',
} satisfies Messages<typeof source>;
