import type { Messages } from '@pairwise/i18n';

import type { search as source } from './en.ts';

export const search = {
  title: 'Menschen, die dir gefallen könnten',
  count_one: '{shown} Person',
  count_other: '{shown} Personen',
  moreThan: 'Mehr als {shown} Personen',
  loading: 'Personen werden gesucht …',
  online: 'online',
  liked: '{name} gefällt dir',

  filters: 'Filter',
  filtersActive_one: '{count} Filter aktiv',
  filtersActive_other: '{count} Filter aktiv',
  apply: 'Personen zeigen',
  reset: 'Filter zurücksetzen',
  close: 'Schließen',
  gender: 'Ich suche',
  everyone: 'Alle',
  female: 'Frauen',
  male: 'Männer',
  minAge: 'Mindestalter',
  maxAge: 'Höchstalter',
  fromAge: 'Ab {age}',
  toAge: 'Bis {age}',
  ages: '{min} bis {max} Jahre',
  country: 'Land',
  photoOnly: 'Mit Foto',

  emptyTitle: 'Noch passt niemand zu allem',
  emptyText: 'Eine weitere Suche zeigt mehr Menschen.',
  emptyEnd: 'Schau bald wieder vorbei: Täglich kommen neue Mitglieder dazu.',
  widenRegion: 'In ganz {country} suchen',
  widenAges: 'In jedem Alter suchen',
  widenPhoto: 'Auch ohne Foto suchen',

  similarTitle: 'Nah an dem, was du suchst',
  relaxedRegion: 'In anderen Regionen',
  relaxedAges: 'Bis zu 5 Jahre jünger oder älter',
  relaxedCountry: 'In Nachbarländern',

  pages: 'Ergebnisseiten',
  previousPage: 'Zurück',
  nextPage: 'Weiter',
  page: 'Seite {page}',
  pageOf: 'Seite {page} von {pages}',
  pastEndTitle: 'Hier sind keine weiteren Personen',
  pastEndText: 'So viele Seiten hat diese Suche nicht.',
  firstPage: 'Zur ersten Seite',

  failedTitle: 'Die Suche hat nicht funktioniert',
  retry: 'Noch einmal versuchen',
  offlineTitle: 'Du bist offline',
  offlineText: 'Die Suche geht weiter, sobald du wieder verbunden bist.',
  loginTitle: 'Sieh, wer da ist',
  login: 'Anmelden',
} satisfies Messages<typeof source>;
