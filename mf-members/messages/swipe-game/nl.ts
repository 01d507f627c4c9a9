import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: 'Iets voor jou?',
  intro: 'Vinden jullie elkaar leuk, dan is het een match.',
  loading: 'De volgende mensen worden geladen …',
  online: 'nu online',
  actions: 'Liken of overslaan',
  like: '{name} liken',
  pass: '{name} overslaan',
  undo: 'Laatste overgeslagen kaart terughalen',
  open: 'Profiel van {name} openen',
  stampLike: 'Like',
  stampPass: 'Overslaan',

  photo: 'Foto {number} van {name}',
  noPhoto: '{name} heeft nog geen foto',
  position: 'Foto {number} van in totaal {total}',

  likesLabel: 'Likes die je vandaag nog hebt',
  likesLeft_one: 'Nog {count} like vandaag',
  likesLeft_other: 'Nog {count} likes vandaag',
  liked_one: '{name} geliket, nog {count} like vandaag.',
  liked_other: '{name} geliket, nog {count} likes vandaag.',
  passed: '{name} overgeslagen.',
  next: 'Nu: {name}, {age}.',
  back: '{name}, {age}, is terug.',

  limitTitle: 'Je {count} likes in dit spel zijn op voor vandaag',
  todayAt: 'vandaag om {time}',
  limitText: 'Je krijgt er {relative} {count} nieuwe: {when}.',
  oneLikeTitle: 'Dat was je eerste like',
  oneLikeText: 'Bevestig je e-mailadres, dan heb je hier elke dag {count} likes.',
  passLimitTitle: 'Je hebt genoeg gezien voor vandaag',
  passLimitText: 'Het spel gaat {relative} verder: {when}.',
  keepLooking: 'Verder kijken zonder te liken',
  toSearch: 'Leden zoeken',
  toLikes: 'Wie vindt jou leuk?',

  emptyTitle: 'Dat was voorlopig iedereen',
  emptyText: 'Er komen elke dag nieuwe mensen bij. Via zoeken vind je er meer.',
  again: 'Nog eens kijken',

  likeNotSent: 'Je like voor {name} kwam niet aan, dus de kaart is terug. {reason}',
  passNotSent: '{name} ligt weer op de stapel: overslaan is niet gelukt. {reason}',
  undoFailed: '{name} kon niet worden teruggehaald. {reason}',
  gone: 'Je swipe bij {name} telt niet. {reason}',
  dismiss: 'Verbergen',
  offline: 'Je bent offline. Het spel gaat verder zodra je weer verbinding hebt.',
  offlineTitle: 'Je bent offline',
  failedTitle: 'Het spel kon niet worden geladen',

  keys: 'Toetsen',
  keyLike: 'like',
  keyPass: 'overslaan',
  keyOpen: 'profiel openen',
  keyUndo: 'terughalen',
  help: {
    show: 'Zo speel je',
    title: 'Zo speel je',
    close: 'Sluiten',
    gestures:
      'Swipe de kaart naar rechts voor een like, naar links om over te slaan. Tik op de zijkanten van de foto om meer te zien.',
    mouse:
      'Sleep de kaart naar rechts voor een like, naar links om over te slaan. Klik op de zijkanten van de foto om meer te zien.',
    keysToo: 'Met toetsen kan het ook:',
    like: 'Like',
    pass: 'Overslaan',
    open: 'Profiel openen',
    undo: 'Laatste overgeslagen kaart terughalen',
    help: 'Deze uitleg tonen',
    backspace: 'Backspace',
    shortcuts: 'Met toetsen spelen',
  },
} satisfies Messages<typeof source>;
