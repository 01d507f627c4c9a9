import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Likes',
  tabs: 'Likes',
  received: 'Ontvangen',
  given: 'Gegeven',
  matches: 'Matches',
  newCount_one: '{count} nieuw',
  newCount_other: '{count} nieuw',
  new: 'Nieuw',
  match: 'Match',
  online: 'online',
  loading: 'De likes worden geladen …',
  more: 'Meer tonen',

  like: '{name} ook liken',
  unlike: 'Je like voor {name} intrekken',
  unliked: 'Je hebt je like voor {name} ingetrokken.',
  undo: 'Ongedaan maken',
  write: 'Schrijf naar {name}',
  likeFailed: 'Je like voor {name} kwam niet aan. {reason}',
  unlikeFailed: 'Je like voor {name} is er nog. {reason}',
  dismiss: 'Verbergen',

  noneReceived: 'Nog niemand heeft je ontdekt',
  noneReceivedPhoto: 'Met een tweede foto laat je beter zien wie je bent, en het kost maar een minuutje.',
  noneReceivedPhotos: 'Met nog een foto laat je beter zien wie je bent, en het kost maar een minuutje.',
  noneReceivedFull: 'Zet de eerste stap: wie jij liket, ziet jou ook.',
  noneReceivedNoPhoto: 'Naar een foto kijkt iedereen het eerst. Eén is genoeg om te beginnen.',
  addSecond: 'Tweede foto toevoegen',
  addMore: 'Nog een foto toevoegen',
  addFirst: 'Foto toevoegen',
  noneGiven: 'Je hebt nog niemand geliket',
  noneGivenText: 'Swipe eens: je hebt elke dag vier likes.',
  play: 'Speel het swipespel',
  noneMatches: 'Nog geen matches',
  noneMatchesText: 'Een match begint met een like. Kijk wie jou al leuk vindt, of swipe verder.',
  seeReceived: 'Bekijk wie jou leuk vindt',

  failedTitle: 'De likes konden niet worden geladen',
  offlineTitle: 'Je bent offline',
  offlineText: 'De likes verschijnen zodra je weer verbinding hebt.',

  steps: 'Bladeren door wie jou leuk vindt',
  all: 'Alle likes',
  previous: 'Vorige',
  next: 'Volgende',
  place: '{number} van {total}',
} satisfies Messages<typeof source>;
