import type { Messages } from '@pairwise/i18n';

import type {
  chart as enChart,
  figure as enFigure,
  gate as enGate,
  history as enHistory,
  preview as enPreview,
  ramp as enRamp,
  deployable as enDeployable,
} from './en.ts';

export const deployable = {
  back: 'Alle Deploys',
  unknownTitle: 'Es gibt kein Deployable namens {name}',
  live: 'Jetzt live',
  stable: 'Stabile Version',
  nothingLive: 'Nichts ist live. Stelle unten eine geprüfte Version aus dem Verlauf live.',
  by: 'von {who}',
  previous: 'Vorherige Version',
  noPrevious: 'Keine zum Zurückrollen',
  bound: 'Zonen und Slots',
  toAudit: 'Protokoll von {name}',
  onlyTeams: 'Du kannst dieses Deployable ansehen, aber nicht ändern. Es gehört {teams}.',
  onlyOthers: 'Du kannst dieses Deployable ansehen, aber nicht ändern.',
  needsApproval: 'Um live zu gehen, ist die Freigabe einer zweiten Person nötig. Zum Zurückrollen nicht.',
  canaryTitle: '{version} bei {share} der Besucher',
  split: 'Canary {canary} %, stabil {stable} %',
  whom: 'Wer den Canary bekommt',
  stableHealth: 'Zustand der stabilen Version',
  noCanary: 'Es läuft kein Canary',
  noCanaryText:
    'Starte einen, um eine geprüfte Version erst einigen Besuchern zu zeigen. Ist sie schlechter, rollt das Gateway sie zurück.',
  noVerified: 'Es gibt keine andere geprüfte Version, mit der man einen starten könnte.',
  startedBy: 'Gestartet {relative} von {who}',
  rule: 'Wird automatisch zurückgerollt, sobald sicher ist, dass der Canary schlechter ist als stabil: bei Fehlern oder Seiten ohne Rückmeldung um mehr als {delta} Prozentpunkte, oder bei Zeit bis bereit, LCP, INP oder CLS. Eine Gruppe, in der alle den Canary bekommen, wird ab {sessions} Seiten beurteilt.',
} satisfies Messages<typeof enDeployable>;

export const figure = {
  errors: 'Seiten mit Fehlern',
  ready: 'Zeit bis bereit, p75',
  sessions: 'Seiten',
  silent: 'Seiten ohne Rückmeldung',
  lcp: 'Hauptinhalt sichtbar (LCP), p75',
  inp: 'Reaktion auf Eingaben, p75',
  cls: 'Layoutverschiebung (CLS), p75',
  versus: 'stabil {value}',
  none: 'noch keine',
  ms: '{value} ms',
  percent: '{value} %',
} satisfies Messages<typeof enFigure>;

export const chart = {
  errors: 'Seiten mit Fehlern, in %',
  ready: 'Zeit bis bereit, p75 in ms',
  canary: 'Canary {version}',
  stable: 'Stabil {version}',
  summary: '{label}: zuletzt {last}, am höchsten {highest}',
  table: 'Als Tabelle zeigen',
  time: 'Zeit',
  empty: 'Noch keine Zahlen. Sie kommen mit den ersten Besuchern, Minute für Minute.',
  emptyHealth: 'Zu diesem Deployable gibt es noch keine Berichte.',
  visitors: 'Besucher der Kurven',
  all: 'Alle Besucher',
  group: '{name} ({documents})',
  languages: 'Nach Sprache',
  countries: 'Nach Land',
  devices: 'Nach Gerät',
  phone: 'Smartphone',
  tablet: 'Tablet',
  desktop: 'Desktop',
} satisfies Messages<typeof enChart>;

export const history = {
  title: 'Veröffentlichungen',
  empty: 'Noch wurde nichts veröffentlicht.',
  commit: 'Commit {commit}',
  commitChanged: 'Commit {commit} mit Änderungen',
  rolledBack: 'Zurückgerollt',
  rolledBackBy: 'Zurückgerollt {relative} von {who}:',
  theGateway: 'dem Gateway',
  details: 'Prüfung und Unterschied',
  actions: 'Aktionen für {version}',
  more_one: '{count} ältere Version zeigen',
  more_other: '{count} ältere Versionen zeigen',
  live: 'Live',
  canary: 'Canary',
  uploaded: 'Nicht geprüft',
  unchecked: 'Ungeprüft',
  verified: 'Geprüft',
  refused: 'Abgelehnt',
  revoked: 'Gesperrt',
  author: 'von {author}',
  why: 'Grund: {why}',
  search: 'Versionen suchen',
  searchHint: 'Nach Name, Commit, Autor oder Grund',
  status: 'Status',
  anyStatus: 'Jeder Status',
  found_one: '{count} Version gefunden',
  found_other: '{count} Versionen gefunden',
  showAll: 'Alle Versionen zeigen',
} satisfies Messages<typeof enHistory>;

export const ramp = {
  title: 'Steigt automatisch',
  plan: 'Steigt automatisch: {percents}.',
  none: 'Der Anteil bleibt, bis ihn eine Person ändert.',
  rule_one: 'Mindestens {count} Minute je Anteil, und nur solange der Canary gesund ist.',
  rule_other: 'Mindestens {count} Minuten je Anteil, und nur solange der Canary gesund ist.',
  notBefore: 'Nicht vor {time}.',
  paused: 'Angehalten {relative} von {who}. Der Anteil bleibt, wie er ist.',
} satisfies Messages<typeof enRamp>;

export const preview = {
  make: 'Vorschau von {version}',
  open: 'Vorschau öffnen',
  copy: 'Link kopieren',
  until: 'Gültig bis {time}',
  copied: 'Der Link ist kopiert.',
  copyFailed: 'Der Link konnte nicht kopiert werden.',
} satisfies Messages<typeof enPreview>;

export const gate = {
  title: 'Prüfung',
  empty: 'Diese Version wurde nicht geprüft.',
  passed: 'Bestanden',
  failed: 'Nicht bestanden',
  warned: 'Warnung',
  'not run': 'Nicht gelaufen',
} satisfies Messages<typeof enGate>;
