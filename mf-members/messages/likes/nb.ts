import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Likes',
  tabs: 'Likes',
  received: 'Fått',
  given: 'Gitt',
  matches: 'Matcher',
  newCount_one: '{count} ny',
  newCount_other: '{count} nye',
  new: 'Ny',
  match: 'Match',
  online: 'på nett',
  loading: 'Laster inn likes …',
  more: 'Vis flere',

  like: 'Gi {name} en like tilbake',
  unlike: 'Slutt å like {name}',
  unliked: 'Du liker ikke lenger {name}.',
  undo: 'Angre',
  write: 'Skriv til {name}',
  likeFailed: 'Din like til {name} kom ikke fram. {reason}',
  unlikeFailed: 'Din like til {name} er der fortsatt. {reason}',
  dismiss: 'Skjul',

  noneReceived: 'Ingen har funnet deg ennå',
  noneReceivedPhoto: 'Et bilde til forteller mer om deg, og det tar bare et minutt.',
  noneReceivedPhotos: 'Enda et bilde forteller mer om deg, og det tar bare et minutt.',
  noneReceivedFull: 'Ta det første steget: Den du liker, ser deg også.',
  noneReceivedNoPhoto: 'Bildet er det folk ser på først. Ett er nok til å begynne.',
  addSecond: 'Legg til et bilde til',
  addMore: 'Legg til enda et bilde',
  addFirst: 'Legg til et bilde',
  noneGiven: 'Du har ikke likt noen ennå',
  noneGivenText: 'Sveip deg gjennom noen profiler: du har fire likes om dagen.',
  play: 'Spill sveipespillet',
  noneMatches: 'Ingen matcher ennå',
  noneMatchesText: 'En match begynner med en like. Se hvem som allerede liker deg, eller sveip videre.',
  seeReceived: 'Se hvem som liker deg',

  failedTitle: 'Likes kunne ikke lastes inn',
  offlineTitle: 'Du er uten nett',
  offlineText: 'Likes vises så snart du er på nett igjen.',

  steps: 'Blant dem som liker deg',
  all: 'Alle likes',
  previous: 'Forrige',
  next: 'Neste',
  place: '{number} av {total}',
} satisfies Messages<typeof source>;
