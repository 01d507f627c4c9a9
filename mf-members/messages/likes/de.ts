import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Likes',
  tabs: 'Likes',
  received: 'Erhalten',
  given: 'Vergeben',
  matches: 'Matches',
  newCount_one: '{count} neu',
  newCount_other: '{count} neu',
  new: 'Neu',
  match: 'Match',
  online: 'online',
  loading: 'Die Likes werden geladen …',
  more: 'Mehr zeigen',

  like: '{name} auch liken',
  unlike: 'Dein Like für {name} zurücknehmen',
  unliked: 'Du hast dein Like für {name} zurückgenommen.',
  undo: 'Rückgängig',
  write: '{name} schreiben',
  likeFailed: 'Dein Like für {name} kam nicht an. {reason}',
  unlikeFailed: 'Dein Like für {name} ist noch da. {reason}',
  dismiss: 'Ausblenden',

  noneReceived: 'Noch hat dich niemand entdeckt',
  noneReceivedPhoto: 'Ein zweites Foto zeigt mehr von dir und dauert nur eine Minute.',
  noneReceivedPhotos: 'Noch ein Foto zeigt mehr von dir und dauert nur eine Minute.',
  noneReceivedFull: 'Mach den ersten Schritt: Wer einen Like von dir bekommt, sieht dich.',
  noneReceivedNoPhoto: 'Auf das Foto schauen alle zuerst. Eines genügt für den Anfang.',
  addSecond: 'Zweites Foto hinzufügen',
  addMore: 'Noch ein Foto hinzufügen',
  addFirst: 'Foto hinzufügen',
  noneGiven: 'Du hast noch niemanden gelikt',
  noneGivenText: 'Wisch dich durch ein paar Profile: Du hast vier Likes am Tag.',
  play: 'Swipe-Spiel spielen',
  noneMatches: 'Noch keine Matches',
  noneMatchesText: 'Ein Match beginnt mit einem Like. Sieh nach, wer dich schon mag, oder wisch weiter.',
  seeReceived: 'Sehen, wer dich mag',

  failedTitle: 'Die Likes konnten nicht geladen werden',
  offlineTitle: 'Du bist offline',
  offlineText: 'Die Likes erscheinen, sobald du wieder verbunden bist.',

  steps: 'Unter denen, die dich mögen',
  all: 'Alle Likes',
  previous: 'Zurück',
  next: 'Weiter',
  place: '{number} von {total}',
} satisfies Messages<typeof source>;
