import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Likes',
  tabs: 'Likes',
  received: 'Modtaget',
  given: 'Givet',
  matches: 'Matches',
  newCount_one: '{count} nyt',
  newCount_other: '{count} nye',
  new: 'Nyt',
  match: 'Match',
  online: 'online',
  loading: 'Indlæser likes …',
  more: 'Vis flere',

  like: 'Like {name} tilbage',
  unlike: 'Fjern dit like til {name}',
  unliked: 'Du har fjernet dit like til {name}.',
  undo: 'Fortryd',
  write: 'Skriv til {name}',
  likeFailed: 'Dit like til {name} nåede ikke frem. {reason}',
  unlikeFailed: 'Dit like til {name} er der stadig. {reason}',
  dismiss: 'Skjul',

  noneReceived: 'Ingen har fundet dig endnu',
  noneReceivedPhoto: 'Et billede til viser mere af dig og tager kun et minut.',
  noneReceivedPhotos: 'Et billede mere viser mere af dig og tager kun et minut.',
  noneReceivedFull: 'Tag det første skridt: Den, du liker, ser også dig.',
  noneReceivedNoPhoto: 'Billedet er det, folk ser på først. Ét er nok til at begynde.',
  addSecond: 'Tilføj et billede til',
  addMore: 'Tilføj endnu et billede',
  addFirst: 'Tilføj et billede',
  noneGiven: 'Du har ikke liket nogen endnu',
  noneGivenText: 'Swipe dig gennem nogle profiler: Du har fire likes om dagen.',
  play: 'Spil swipespillet',
  noneMatches: 'Ingen matches endnu',
  noneMatchesText: 'Et match begynder med et like. Se, hvem der allerede har liket dig, eller swipe videre.',
  seeReceived: 'Se, hvem der har liket dig',

  failedTitle: 'Likes kunne ikke indlæses',
  offlineTitle: 'Du er offline',
  offlineText: 'Likes vises, så snart du er online igen.',

  steps: 'Blandt dem, der har liket dig',
  all: 'Alle likes',
  previous: 'Forrige',
  next: 'Næste',
  place: '{number} af {total}',
} satisfies Messages<typeof source>;
