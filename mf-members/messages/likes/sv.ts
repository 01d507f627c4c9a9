import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Likes',
  tabs: 'Likes',
  received: 'Till dig',
  given: 'Från dig',
  matches: 'Matchningar',
  newCount_one: '{count} ny',
  newCount_other: '{count} nya',
  new: 'Ny',
  match: 'Match',
  online: 'online',
  loading: 'Laddar likes …',
  more: 'Visa fler',

  like: 'Gilla {name} tillbaka',
  unlike: 'Sluta gilla {name}',
  unliked: 'Du gillar inte längre {name}.',
  undo: 'Ångra',
  write: 'Skriv till {name}',
  likeFailed: 'Din like till {name} kom inte fram. {reason}',
  unlikeFailed: 'Din like till {name} är kvar. {reason}',
  dismiss: 'Dölj',

  noneReceived: 'Ingen har hittat dig än',
  noneReceivedPhoto: 'En bild till säger mer om dig, och det tar bara en minut.',
  noneReceivedPhotos: 'Ännu en bild säger mer om dig, och det tar bara en minut.',
  noneReceivedFull: 'Ta första steget: den du gillar ser dig också.',
  noneReceivedNoPhoto: 'Bilden är det folk tittar på först. En räcker för att börja.',
  addSecond: 'Lägg till ännu en bild',
  addMore: 'Lägg till en bild till',
  addFirst: 'Lägg till en bild',
  noneGiven: 'Du har inte gillat någon än',
  noneGivenText: 'Swipa en stund: du har fyra likes om dagen.',
  play: 'Spela swipespelet',
  noneMatches: 'Inga matchningar än',
  noneMatchesText: 'En matchning börjar med en like. Se vilka som redan gillar dig, eller swipa vidare.',
  seeReceived: 'Se vilka som gillar dig',

  failedTitle: 'Dina likes kunde inte laddas',
  offlineTitle: 'Du är offline',
  offlineText: 'Dina likes visas så fort du är online igen.',

  steps: 'Bland dem som gillar dig',
  all: 'Alla likes',
  previous: 'Föregående',
  next: 'Nästa',
  place: '{number} av {total}',
} satisfies Messages<typeof source>;
