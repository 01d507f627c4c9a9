import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Like',
  tabs: 'Like',
  received: 'Ricevuti',
  given: 'Inviati',
  matches: 'Match',
  newCount_one: '{count} nuovo',
  newCount_many: '{count} di nuovi',
  newCount_other: '{count} nuovi',
  new: 'Nuovo',
  match: 'Match',
  online: 'online',
  loading: 'Caricamento dei like…',
  more: 'Mostra altro',

  like: 'Ricambia il like di {name}',
  unlike: 'Togli il like a {name}',
  unliked: 'Hai tolto il like a {name}.',
  undo: 'Annulla',
  write: 'Scrivi a {name}',
  likeFailed: 'Il tuo like per {name} non è arrivato. {reason}',
  unlikeFailed: 'Il tuo like per {name} c’è ancora. {reason}',
  dismiss: 'Chiudi',

  noneReceived: 'Ancora nessun like per te',
  noneReceivedPhoto: 'Una seconda foto mostra qualcosa in più di te, e ci vuole un minuto.',
  noneReceivedPhotos: 'Un’altra foto mostra qualcosa in più di te, e ci vuole un minuto.',
  noneReceivedFull: 'Fai il primo passo: chi riceve il tuo like vede anche te.',
  noneReceivedNoPhoto: 'Una foto è la prima cosa che si guarda. Per cominciare ne basta una.',
  addSecond: 'Aggiungi una seconda foto',
  addMore: 'Aggiungi un’altra foto',
  addFirst: 'Aggiungi una foto',
  noneGiven: 'Non hai ancora messo like a nessuno',
  noneGivenText: 'Scorri qualche profilo: hai quattro like al giorno.',
  play: 'Gioca con lo swipe',
  noneMatches: 'Ancora nessun match',
  noneMatchesText: 'Un match comincia con un like. Guarda a chi piaci già, oppure continua con lo swipe.',
  seeReceived: 'Guarda a chi piaci',

  failedTitle: 'Non è stato possibile caricare i like',
  offlineTitle: 'Sei offline',
  offlineText: 'I like compaiono non appena torna la connessione.',

  steps: 'Tra le persone a cui piaci',
  all: 'Tutti i like',
  previous: 'Precedente',
  next: 'Successivo',
  place: '{number} di {total}',
} satisfies Messages<typeof source>;
