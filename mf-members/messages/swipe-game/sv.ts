import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: 'Någon för dig?',
  intro: 'Gillar ni varandra är det en match.',
  loading: 'Laddar fler personer …',
  online: 'online nu',
  actions: 'Gilla eller hoppa över',
  like: 'Gilla {name}',
  pass: 'Hoppa över {name}',
  undo: 'Ta tillbaka den senaste du hoppade över',
  open: 'Öppna profilen för {name}',
  stampLike: 'Gilla',
  stampPass: 'Nej tack',

  photo: 'Bild {number} på {name}',
  noPhoto: '{name} har ingen bild än',
  position: 'Bild {number} av totalt {total}',

  likesLabel: 'Likes kvar i dag',
  likesLeft_one: '{count} like kvar i dag',
  likesLeft_other: '{count} likes kvar i dag',
  liked_one: 'Du gillade {name}, {count} like kvar i dag.',
  liked_other: 'Du gillade {name}, {count} likes kvar i dag.',
  passed: 'Du hoppade över {name}.',
  next: 'Nu: {name}, {age}.',
  back: '{name}, {age}, är tillbaka.',

  limitTitle: 'Du har använt dagens {count} likes',
  limitText: 'Du får {count} nya {relative}: {when}.',
  oneLikeTitle: 'Det var din första like',
  oneLikeText: 'Bekräfta din mejladress så får du {count} likes om dagen här.',
  passLimitTitle: 'Du har sett tillräckligt för i dag',
  passLimitText: 'Spelet fortsätter {relative}: {when}.',
  keepLooking: 'Titta vidare utan att gilla',
  toSearch: 'Sök medlemmar',
  toLikes: 'Se vilka som gillar dig',

  emptyTitle: 'Det var alla för den här gången',
  emptyText: 'Det kommer nya människor varje dag. Sökningen visar fler av dem.',
  again: 'Titta igen',

  likeNotSent: 'Din like till {name} kom inte fram, så kortet är tillbaka. {reason}',
  passNotSent: '{name} ligger i högen igen: ditt nej kom inte fram. {reason}',
  undoFailed: 'Det gick inte att ta tillbaka {name}. {reason}',
  gone: 'Din swipe på {name} räknades inte. {reason}',
  dismiss: 'Dölj',
  offline: 'Du är offline. Spelet fortsätter så fort du är online igen.',
  offlineTitle: 'Du är offline',
  failedTitle: 'Spelet kunde inte laddas',

  keys: 'Tangenter',
  keyLike: 'gilla',
  keyPass: 'hoppa över',
  keyOpen: 'öppna profilen',
  keyUndo: 'ta tillbaka',
  help: {
    show: 'Så spelar du',
    title: 'Så spelar du',
    close: 'Stäng',
    gestures:
      'Swipa kortet åt höger för att gilla, åt vänster för att hoppa över. Tryck på bildens kanter för att se mer. Det går också med tangenterna:',
    like: 'Gilla',
    pass: 'Hoppa över',
    open: 'Öppna profilen',
    undo: 'Ta tillbaka den senaste du hoppade över',
    help: 'Visa den här hjälpen',
    backspace: 'Backsteg',
    shortcuts: 'Spela med tangenter',
  },
} satisfies Messages<typeof source>;
