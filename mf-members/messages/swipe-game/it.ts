import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: 'Ti ispira?',
  intro: 'Se vi piacete, è un match.',
  loading: 'Caricamento dei prossimi profili…',
  online: 'online ora',
  actions: 'Mi piace o salta',
  like: 'Metti like a {name}',
  pass: 'Salta {name}',
  undo: 'Torna all’ultimo profilo saltato',
  open: 'Apri il profilo di {name}',
  stampLike: 'Mi piace',
  stampPass: 'Salta',

  photo: 'Foto {number} di {name}',
  noPhoto: '{name} non ha ancora una foto',
  position: 'Foto {number} di {total}',

  likesLabel: 'Like rimasti oggi',
  likesLeft_one: '{count} like rimasto oggi',
  likesLeft_many: '{count} di like rimasti oggi',
  likesLeft_other: '{count} like rimasti oggi',
  liked_one: 'Ti piace {name}, {count} like rimasto oggi.',
  liked_many: 'Ti piace {name}, {count} di like rimasti oggi.',
  liked_other: 'Ti piace {name}, {count} like rimasti oggi.',
  passed: 'Hai saltato {name}.',
  next: 'Ora: {name}, {age}.',
  back: '{name}, {age}, è di nuovo qui.',

  limitTitle: 'Hai usato i tuoi {count} like di oggi in questo gioco',
  todayAt: 'oggi alle {time}',
  limitText: 'Ne ricevi altri {count} {relative}: {when}.',
  oneLikeTitle: 'Era il tuo primo like',
  oneLikeText: 'Conferma il tuo indirizzo email, e qui hai {count} like al giorno.',
  passLimitTitle: 'Per oggi basta così',
  passLimitText: 'Il gioco continua {relative}: {when}.',
  keepLooking: 'Continua a guardare senza like',
  toSearch: 'Cerca persone',
  toLikes: 'Guarda a chi piaci',

  emptyTitle: 'Per ora è tutto',
  emptyText: 'Ogni giorno arrivano persone nuove. La ricerca ne mostra altre.',
  again: 'Guarda di nuovo',

  likeNotSent: 'Il tuo like per {name} non è arrivato, quindi la carta è di nuovo qui. {reason}',
  passNotSent: '{name} è di nuovo nel mazzo: non abbiamo ricevuto la tua scelta. {reason}',
  undoFailed: 'Non è stato possibile tornare a {name}. {reason}',
  gone: 'Il tuo swipe su {name} non è stato contato. {reason}',
  dismiss: 'Chiudi',
  offline: 'Sei offline. Il gioco continua non appena torna la connessione.',
  offlineTitle: 'Sei offline',
  failedTitle: 'Non è stato possibile caricare il gioco',

  keys: 'Tasti',
  keyLike: 'mi piace',
  keyPass: 'salta',
  keyOpen: 'apri il profilo',
  keyUndo: 'annulla',
  help: {
    show: 'Come si gioca',
    title: 'Come si gioca',
    close: 'Chiudi',
    gestures:
      'Scorri la carta a destra per mettere like, a sinistra per saltare. Tocca i lati della foto per vedere altro.',
    mouse:
      'Trascina la carta a destra per mettere like, a sinistra per saltare. Fai clic sui lati della foto per vedere altro.',
    keysToo: 'I tasti fanno lo stesso:',
    like: 'Mi piace',
    pass: 'Salta',
    open: 'Apri il profilo',
    undo: 'Torna all’ultimo profilo saltato',
    help: 'Mostra questa guida',
    backspace: 'Backspace',
    shortcuts: 'Gioca con i tasti',
  },
} satisfies Messages<typeof source>;
