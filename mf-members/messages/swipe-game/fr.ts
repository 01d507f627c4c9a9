import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: 'Ça te tente ?',
  intro: 'Si vous vous plaisez, c’est un match.',
  loading: 'Chargement des profils suivants…',
  online: 'en ligne',
  actions: 'Liker ou passer',
  like: 'Liker {name}',
  pass: 'Passer {name}',
  undo: 'Revenir au dernier profil passé',
  open: 'Ouvrir le profil : {name}',
  stampLike: 'J’aime',
  stampPass: 'Suivant',

  photo: '{name}, photo {number}',
  noPhoto: '{name} n’a pas encore de photo',
  position: 'Photo {number} sur {total} en tout',

  likesLabel: 'Likes restants aujourd’hui',
  likesLeft_one: '{count} like restant aujourd’hui',
  likesLeft_many: '{count} likes restants aujourd’hui',
  likesLeft_other: '{count} likes restants aujourd’hui',
  liked_one: 'Like envoyé à {name}, {count} like restant aujourd’hui.',
  liked_many: 'Like envoyé à {name}, {count} likes restants aujourd’hui.',
  liked_other: 'Like envoyé à {name}, {count} likes restants aujourd’hui.',
  passed: 'Profil passé : {name}.',
  next: 'Maintenant : {name}, {age} ans.',
  back: '{name}, {age} ans, est de retour.',

  limitTitle: 'Tu as utilisé tes {count} likes du jour dans ce jeu',
  todayAt: 'aujourd’hui à {time}',
  limitText: '{count} nouveaux likes t’attendent {relative} : {when}.',
  oneLikeTitle: 'C’était ton premier like',
  oneLikeText: 'Confirme ton adresse e-mail, et tu auras {count} likes par jour ici.',
  passLimitTitle: 'C’est tout pour aujourd’hui',
  passLimitText: 'Le jeu reprend {relative} : {when}.',
  keepLooking: 'Continuer à regarder sans liker',
  toSearch: 'Chercher des membres',
  toLikes: 'Voir à qui je plais',

  emptyTitle: 'Tu as vu tout le monde pour l’instant',
  emptyText: 'De nouvelles personnes s’inscrivent chaque jour. La recherche en montre davantage.',
  again: 'Regarder à nouveau',

  likeNotSent: 'Ton like pour {name} n’est pas passé, la carte est donc revenue. {reason}',
  passNotSent: '{name} est de retour dans la pile : ton geste n’a pas été pris en compte. {reason}',
  undoFailed: 'Impossible de revenir à {name}. {reason}',
  gone: 'Ton swipe sur {name} n’a pas compté. {reason}',
  dismiss: 'Masquer',
  offline: 'Tu es hors ligne. Le jeu reprendra dès ton retour en ligne.',
  offlineTitle: 'Tu es hors ligne',
  failedTitle: 'Le jeu n’a pas pu être chargé',

  keys: 'Touches',
  keyLike: 'liker',
  keyPass: 'passer',
  keyOpen: 'ouvrir le profil',
  keyUndo: 'annuler',
  help: {
    show: 'Comment jouer',
    title: 'Comment jouer',
    close: 'Fermer',
    gestures:
      'Fais glisser la carte vers la droite pour liker, vers la gauche pour passer. Touche les côtés de la photo pour en voir plus.',
    mouse:
      'Fais glisser la carte vers la droite pour liker, vers la gauche pour passer. Clique sur les côtés de la photo pour en voir plus.',
    keysToo: 'Au clavier :',
    like: 'Liker',
    pass: 'Passer',
    open: 'Ouvrir le profil',
    undo: 'Revenir au dernier profil passé',
    help: 'Afficher cette aide',
    backspace: 'Retour arrière',
    shortcuts: 'Jouer au clavier',
  },
} satisfies Messages<typeof source>;
