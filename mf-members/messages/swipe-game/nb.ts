import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: 'Noen for deg?',
  intro: 'Liker dere hverandre, er det en match.',
  loading: 'Laster inn de neste …',
  online: 'på nett nå',
  actions: 'Like eller hoppe over',
  like: 'Gi {name} en like',
  pass: 'Hopp over {name}',
  undo: 'Hent tilbake den siste du hoppet over',
  open: 'Åpne profilen til {name}',
  stampLike: 'Liker',
  stampPass: 'Nei takk',

  photo: 'Bilde {number} av {name}',
  noPhoto: '{name} har ikke noe bilde ennå',
  position: 'Bilde {number} av i alt {total}',

  likesLabel: 'Likes igjen i dag',
  likesLeft_one: '{count} like igjen i dag',
  likesLeft_other: '{count} likes igjen i dag',
  liked_one: 'Du likte {name}, {count} like igjen i dag.',
  liked_other: 'Du likte {name}, {count} likes igjen i dag.',
  passed: 'Du hoppet over {name}.',
  next: 'Nå: {name}, {age}.',
  back: '{name}, {age}, er tilbake.',

  limitTitle: 'Du har brukt dagens {count} likes',
  limitText: 'Du får {count} nye {relative}: {when}.',
  oneLikeTitle: 'Det var din første like',
  oneLikeText: 'Bekreft e-postadressen din, så får du {count} likes om dagen her.',
  passLimitTitle: 'Du har sett nok for i dag',
  passLimitText: 'Spillet fortsetter {relative}: {when}.',
  keepLooking: 'Se videre uten å like',
  toSearch: 'Søk etter medlemmer',
  toLikes: 'Se hvem som liker deg',

  emptyTitle: 'Det var alle for denne gang',
  emptyText: 'Det kommer nye folk hver dag. Søket viser flere av dem.',
  again: 'Se igjen',

  likeNotSent: 'Din like til {name} kom ikke fram, så kortet er tilbake. {reason}',
  passNotSent: '{name} ligger i bunken igjen: valget ditt kom ikke fram. {reason}',
  undoFailed: '{name} kunne ikke hentes tilbake. {reason}',
  gone: 'Sveipet ditt på {name} telte ikke. {reason}',
  dismiss: 'Skjul',
  offline: 'Du er uten nett. Spillet fortsetter så snart du er på nett igjen.',
  offlineTitle: 'Du er uten nett',
  failedTitle: 'Spillet kunne ikke lastes inn',

  keys: 'Taster',
  keyLike: 'gi en like',
  keyPass: 'hopp over',
  keyOpen: 'åpne profilen',
  keyUndo: 'angre',
  help: {
    show: 'Slik spiller du',
    title: 'Slik spiller du',
    close: 'Lukk',
    gestures:
      'Sveip kortet til høyre for å like, til venstre for å hoppe over. Trykk på kanten av bildet for å se mer. Tastene gjør det samme:',
    like: 'Gi en like',
    pass: 'Hopp over',
    open: 'Åpne profilen',
    undo: 'Hent tilbake den siste du hoppet over',
    help: 'Vis denne hjelpen',
    backspace: 'Tilbaketast',
    shortcuts: 'Spill med tastene',
  },
} satisfies Messages<typeof source>;
