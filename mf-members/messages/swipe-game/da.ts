import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: 'Noget for dig?',
  intro: 'Synes I om hinanden, er det et match.',
  loading: 'Indlæser de næste …',
  online: 'online nu',
  actions: 'Like eller spring over',
  like: 'Giv {name} et like',
  pass: 'Spring {name} over',
  undo: 'Fortryd den sidste, du sprang over',
  open: 'Åbn profilen for {name}',
  stampLike: 'Like',
  stampPass: 'Nej tak',

  photo: 'Billede {number} af {name}',
  noPhoto: '{name} har intet billede endnu',
  position: 'Billede {number} af i alt {total}',

  likesLabel: 'Likes tilbage i dag',
  likesLeft_one: '{count} like tilbage i dag',
  likesLeft_other: '{count} likes tilbage i dag',
  liked_one: 'Du likede {name}, {count} like tilbage i dag.',
  liked_other: 'Du likede {name}, {count} likes tilbage i dag.',
  passed: 'Du sprang {name} over.',
  next: 'Nu: {name}, {age}.',
  back: '{name}, {age}, er tilbage.',

  limitTitle: 'Du har brugt dagens {count} likes i spillet',
  todayAt: 'i dag kl. {time}',
  limitText: 'Du får {count} nye {relative}: {when}.',
  oneLikeTitle: 'Det var dit første like',
  oneLikeText: 'Bekræft din e-mailadresse, så får du {count} likes om dagen her.',
  passLimitTitle: 'Du har set nok for i dag',
  passLimitText: 'Spillet fortsætter {relative}: {when}.',
  keepLooking: 'Se videre uden at like',
  toSearch: 'Søg efter medlemmer',
  toLikes: 'Se, hvem der har liket dig',

  emptyTitle: 'Det var alle for denne gang',
  emptyText: 'Der kommer nye folk hver dag. Søgningen viser flere af dem.',
  again: 'Se igen',

  likeNotSent: 'Dit like til {name} nåede ikke frem, så kortet er tilbage. {reason}',
  passNotSent: '{name} ligger i bunken igen: Dit valg nåede ikke frem. {reason}',
  undoFailed: '{name} kunne ikke hentes tilbage. {reason}',
  gone: 'Dit swipe på {name} talte ikke med. {reason}',
  dismiss: 'Skjul',
  offline: 'Du er offline. Spillet fortsætter, så snart du er online igen.',
  offlineTitle: 'Du er offline',
  failedTitle: 'Spillet kunne ikke indlæses',

  keys: 'Taster',
  keyLike: 'giv et like',
  keyPass: 'spring over',
  keyOpen: 'åbn profilen',
  keyUndo: 'fortryd',
  help: {
    show: 'Sådan spiller du',
    title: 'Sådan spiller du',
    close: 'Luk',
    gestures:
      'Swipe kortet til højre for at like, til venstre for at springe over. Tryk på billedets kanter for at se mere.',
    mouse:
      'Træk kortet til højre for at like, til venstre for at springe over. Klik på billedets kanter for at se mere.',
    keysToo: 'Tasterne gør det samme:',
    like: 'Giv et like',
    pass: 'Spring over',
    open: 'Åbn profilen',
    undo: 'Fortryd den sidste, du sprang over',
    help: 'Vis denne hjælp',
    backspace: 'Tilbagetast',
    shortcuts: 'Spil med tasterne',
  },
} satisfies Messages<typeof source>;
