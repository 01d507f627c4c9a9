import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: 'Wäre das was?',
  intro: 'Wenn ihr euch beide gefallt, ist es ein Match.',
  loading: 'Die nächsten Leute werden geladen …',
  online: 'jetzt online',
  actions: 'Like oder weiter',
  like: '{name} liken',
  pass: '{name} überspringen',
  undo: 'Letztes Überspringen zurücknehmen',
  open: 'Profil von {name} öffnen',
  stampLike: 'Like',
  stampPass: 'Weiter',

  photo: 'Foto {number} von {name}',
  noPhoto: '{name} hat noch kein Foto',
  position: 'Foto {number} von insgesamt {total}',

  likesLabel: 'Likes, die du heute noch hast',
  likesLeft_one: 'Noch {count} Like heute',
  likesLeft_other: 'Noch {count} Likes heute',
  liked_one: '{name} gelikt, noch {count} Like heute.',
  liked_other: '{name} gelikt, noch {count} Likes heute.',
  passed: '{name} übersprungen.',
  next: 'Jetzt: {name}, {age}.',
  back: '{name}, {age}, ist wieder da.',

  limitTitle: 'Deine {count} Likes in diesem Spiel sind für heute verbraucht',
  todayAt: 'heute um {time} Uhr',
  limitText: 'Du bekommst {relative} {count} neue: {when}.',
  oneLikeTitle: 'Das war dein erstes Like',
  oneLikeText: 'Bestätige deine E-Mail-Adresse, dann hast du hier jeden Tag {count} Likes.',
  passLimitTitle: 'Das war’s für heute',
  passLimitText: 'Das Spiel geht {relative} weiter: {when}.',
  keepLooking: 'Ohne Likes weiterschauen',
  toSearch: 'Mitglieder suchen',
  toLikes: 'Wem gefällst du?',

  emptyTitle: 'Das waren erst einmal alle',
  emptyText: 'Täglich kommen neue Leute dazu. Mehr von ihnen zeigt dir die Suche.',
  again: 'Noch einmal schauen',

  likeNotSent: 'Dein Like für {name} kam nicht an, die Karte ist wieder da. {reason}',
  passNotSent: '{name} liegt wieder auf dem Stapel, denn das Überspringen hat nicht geklappt. {reason}',
  undoFailed: '{name} ließ sich nicht zurückholen. {reason}',
  gone: 'Dein Zug bei {name} hat nicht gezählt. {reason}',
  dismiss: 'Ausblenden',
  offline: 'Du bist offline. Das Spiel geht weiter, sobald du wieder verbunden bist.',
  offlineTitle: 'Du bist offline',
  failedTitle: 'Das Spiel konnte nicht geladen werden',

  keys: 'Tasten',
  keyLike: 'Like',
  keyPass: 'weiter',
  keyOpen: 'Profil öffnen',
  keyUndo: 'zurücknehmen',
  help: {
    show: 'So wird gespielt',
    title: 'So wird gespielt',
    close: 'Schließen',
    gestures:
      'Wisch die Karte nach rechts für ein Like, nach links für Weiter. Tipp auf die Seiten des Fotos, um mehr zu sehen.',
    mouse:
      'Zieh die Karte nach rechts für ein Like, nach links für Weiter. Klick auf die Seiten des Fotos, um mehr zu sehen.',
    keysToo: 'Mit Tasten geht es auch:',
    like: 'Like',
    pass: 'Weiter',
    open: 'Profil öffnen',
    undo: 'Letztes Überspringen zurücknehmen',
    help: 'Diese Hilfe zeigen',
    backspace: 'Rücktaste',
    shortcuts: 'Mit Tasten spielen',
  },
} satisfies Messages<typeof source>;
