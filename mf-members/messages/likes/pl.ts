import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Polubienia',
  tabs: 'Polubienia',
  received: 'Otrzymane',
  given: 'Wysłane',
  matches: 'Pary',
  newCount_one: '{count} nowe',
  newCount_few: '{count} nowe',
  newCount_many: '{count} nowych',
  newCount_other: '{count} nowego',
  new: 'Nowe',
  match: 'Para',
  online: 'online',
  loading: 'Wczytujemy polubienia…',
  more: 'Pokaż więcej',

  like: 'Odwzajemnij polubienie: {name}',
  unlike: 'Cofnij polubienie: {name}',
  unliked: 'Cofnięto polubienie: {name}.',
  undo: 'Cofnij',
  write: 'Napisz do: {name}',
  likeFailed: 'Twoje polubienie nie dotarło: {name}. {reason}',
  unlikeFailed: 'Twoje polubienie nadal tu jest: {name}. {reason}',
  dismiss: 'Ukryj',

  noneReceived: 'Nikt cię jeszcze nie odkrył',
  noneReceivedPhoto: 'Drugie zdjęcie powie o tobie więcej. Dodasz je w minutę.',
  noneReceivedPhotos: 'Kolejne zdjęcie powie o tobie więcej. Dodasz je w minutę.',
  noneReceivedFull: 'Zrób pierwszy krok: osoba, którą polubisz, zobaczy też ciebie.',
  noneReceivedNoPhoto: 'Zdjęcie to pierwsze, co widzą inni. Na start wystarczy jedno.',
  addSecond: 'Dodaj drugie zdjęcie',
  addMore: 'Dodaj kolejne zdjęcie',
  addFirst: 'Dodaj zdjęcie',
  noneGiven: 'Nie ma jeszcze polubień od ciebie',
  noneGivenText: 'Przejrzyj kilka profili: codziennie masz cztery polubienia.',
  play: 'Zagraj w Swipe',
  noneMatches: 'Nie ma jeszcze par',
  noneMatchesText: 'Para zaczyna się od polubienia. Zobacz, komu się podobasz, albo przesuwaj dalej.',
  seeReceived: 'Zobacz, komu się podobasz',

  failedTitle: 'Nie udało się wczytać polubień',
  offlineTitle: 'Jesteś offline',
  offlineText: 'Polubienia pojawią się, gdy tylko wróci połączenie.',

  steps: 'Wśród tych, którym się podobasz',
  all: 'Wszystkie polubienia',
  previous: 'Wstecz',
  next: 'Dalej',
  place: '{number} z {total}',
} satisfies Messages<typeof source>;
