import type { Messages } from '@pairwise/i18n';

import type { difference as enDifference, texts as enTexts } from './en.ts';

export const difference = {
  title: 'Verschil met {version}',
  none: 'Er is geen verschil met de stabiele versie.',
  stable: 'Dit is de stabiele versie.',
  first: 'Er is nog niets stabiel, dus er is niets om mee te vergelijken.',
  of: 'Wat {version} verandert',
  commits: 'Commits {from} tot {to}',
  files_one: '{count} bestand',
  files_other: '{count} bestanden',
  file: 'Bestand',
  before: 'Voor',
  after: 'Na',
  bytes: '{value} B',
  kilobytes: '{value} kB',
  delta: '{value} in totaal',
  routes: 'Routes',
  widgets: 'Widgets',
  endpoints: 'Endpoints',
  shared: 'Gedeelde pakketten',
  exposes: 'Aangeboden modules',
  contracts: 'Contracten',
  added: 'nieuw',
  removed: 'verwijderd',
  absent: '–',
} satisfies Messages<typeof enDifference>;

export const texts = {
  title: 'Teksten',
  none: 'Geen enkele tekst verschilt.',
  withoutVersion: 'Deze versie is gebouwd zonder lijst van haar teksten. Ze zijn daarom niet te vergelijken.',
  withoutAgainst: '{version} is gebouwd zonder lijst van haar teksten. Ze zijn daarom niet te vergelijken.',
  language: 'Taal',
  option: '{language} ({count})',
  summary: '{changed} gewijzigd, {added} nieuw, {removed} verwijderd',
  old: 'oud',
  new: 'nieuw',
  empty: '(leeg)',
  search: 'Teksten zoeken',
  searchHint: 'Op sleutel, oude of nieuwe tekst',
  found_one: '{count} tekst gevonden',
  found_other: '{count} teksten gevonden',
  more_one: 'Nog {count} tekst tonen',
  more_other: 'Nog {count} teksten tonen',
} satisfies Messages<typeof enTexts>;
