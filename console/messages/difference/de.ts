import type { Messages } from '@pairwise/i18n';

import type { difference as enDifference, texts as enTexts } from './en.ts';

export const difference = {
  title: 'Unterschied zu {version}',
  none: 'Nichts ist anders als in der stabilen Version.',
  stable: 'Das ist die stabile Version.',
  first: 'Noch ist nichts stabil, also gibt es nichts zu vergleichen.',
  of: 'Was {version} ändert',
  commits: 'Commits {from} bis {to}',
  files_one: '{count} Datei',
  files_other: '{count} Dateien',
  file: 'Datei',
  before: 'Vorher',
  after: 'Nachher',
  bytes: '{value} B',
  kilobytes: '{value} kB',
  delta: '{value} insgesamt',
  routes: 'Routen',
  widgets: 'Widgets',
  endpoints: 'Endpunkte',
  shared: 'Geteilte Pakete',
  exposes: 'Bereitgestellte Module',
  contracts: 'Verträge',
  added: 'neu',
  removed: 'entfernt',
  absent: '–',
} satisfies Messages<typeof enDifference>;

export const texts = {
  title: 'Texte',
  none: 'Kein Text ist anders.',
  withoutVersion: 'Diese Version wurde ohne Liste ihrer Texte gebaut. Sie lassen sich deshalb nicht vergleichen.',
  withoutAgainst: '{version} wurde ohne Liste ihrer Texte gebaut. Sie lassen sich deshalb nicht vergleichen.',
  language: 'Sprache',
  option: '{language} ({count})',
  summary: '{changed} geändert, {added} neu, {removed} entfernt',
  old: 'alt',
  new: 'neu',
  empty: '(leer)',
  search: 'Texte suchen',
  searchHint: 'Nach Schlüssel, altem oder neuem Text',
  found_one: '{count} Text gefunden',
  found_other: '{count} Texte gefunden',
  more_one: '{count} weiteren Text zeigen',
  more_other: '{count} weitere Texte zeigen',
} satisfies Messages<typeof enTexts>;
