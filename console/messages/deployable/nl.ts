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
  back: 'Alle deploys',
  unknownTitle: 'Er is geen deployable met de naam {name}',
  live: 'Nu live',
  stable: 'Stabiele versie',
  nothingLive: 'Er is niets live. Zet hieronder een goedgekeurde versie uit de geschiedenis live.',
  by: 'door {who}',
  previous: 'Vorige versie',
  noPrevious: 'Geen versie om naar terug te draaien',
  bound: 'Zones en slots',
  toAudit: 'Logboek van {name}',
  onlyTeams: 'Je kunt deze deployable bekijken maar niet wijzigen. Hij is van {teams}.',
  onlyOthers: 'Je kunt deze deployable bekijken maar niet wijzigen.',
  needsApproval: 'Om live te gaan is de goedkeuring van een tweede persoon nodig. Om terug te draaien niet.',
  canaryTitle: '{version} bij {share} van de bezoekers',
  split: 'Canary {canary}%, stabiel {stable}%',
  whom: 'Wie de canary krijgt',
  stableHealth: 'Gezondheid van de stabiele versie',
  noCanary: 'Er loopt geen canary',
  noCanaryText:
    'Start er een om een goedgekeurde versie eerst aan enkele bezoekers te tonen. Presteert hij slechter, dan draait de gateway hem terug.',
  noVerified: 'Er is geen andere goedgekeurde versie om er een mee te starten.',
  startedBy: '{relative} gestart door {who}',
  rule: 'Wordt automatisch teruggedraaid zodra zeker is dat de canary slechter is dan stabiel: bij fouten of pagina’s zonder terugmelding met meer dan {delta} procentpunten, of bij tijd tot klaar, LCP, INP of CLS. Een groep waarin iedereen de canary krijgt, wordt beoordeeld vanaf {sessions} pagina’s.',
} satisfies Messages<typeof enDeployable>;

export const figure = {
  errors: 'Pagina’s met fouten',
  ready: 'Tijd tot klaar, p75',
  sessions: 'Pagina’s',
  silent: 'Pagina’s zonder terugmelding',
  lcp: 'Hoofdinhoud zichtbaar (LCP), p75',
  inp: 'Reactie op invoer, p75',
  cls: 'Verschuiving van de lay-out (CLS), p75',
  versus: 'stabiel {value}',
  none: 'nog geen',
  ms: '{value} ms',
  percent: '{value}%',
} satisfies Messages<typeof enFigure>;

export const chart = {
  errors: 'Pagina’s met fouten, in %',
  ready: 'Tijd tot klaar, p75 in ms',
  canary: 'Canary {version}',
  stable: 'Stabiel {version}',
  summary: '{label}: laatst {last}, hoogst {highest}',
  table: 'Als tabel tonen',
  time: 'Tijd',
  empty: 'Nog geen cijfers. Ze komen met de eerste bezoekers, minuut voor minuut.',
  emptyHealth: 'Er zijn nog geen meldingen over deze deployable.',
  visitors: 'Bezoekers van de curven',
  all: 'Alle bezoekers',
  group: '{name} ({documents})',
  languages: 'Per taal',
  countries: 'Per land',
  devices: 'Per apparaat',
  phone: 'Telefoon',
  tablet: 'Tablet',
  desktop: 'Desktop',
} satisfies Messages<typeof enChart>;

export const history = {
  title: 'Publicaties',
  empty: 'Er is nog niets gepubliceerd.',
  commit: 'Commit {commit}',
  commitChanged: 'Commit {commit} met wijzigingen',
  rolledBack: 'Teruggedraaid',
  rolledBackBy: 'Teruggedraaid {relative} door {who}:',
  theGateway: 'de gateway',
  details: 'Keuring en verschil',
  actions: 'Acties voor {version}',
  more_one: '{count} oudere versie tonen',
  more_other: '{count} oudere versies tonen',
  live: 'Live',
  canary: 'Canary',
  uploaded: 'Niet gekeurd',
  unchecked: 'Niet gekeurd',
  verified: 'Goedgekeurd',
  refused: 'Afgekeurd',
  revoked: 'Geblokkeerd',
  author: 'door {author}',
  why: 'Reden: {why}',
  search: 'Versies zoeken',
  searchHint: 'Op naam, commit, auteur of reden',
  status: 'Status',
  anyStatus: 'Elke status',
  found_one: '{count} versie gevonden',
  found_other: '{count} versies gevonden',
  showAll: 'Alle versies tonen',
} satisfies Messages<typeof enHistory>;

export const ramp = {
  title: 'Stijgt automatisch',
  plan: 'Stijgt automatisch: {percents}.',
  none: 'Het aandeel blijft gelijk tot iemand het wijzigt.',
  rule_one: 'Minstens {count} minuut per aandeel, en alleen zolang de canary gezond is.',
  rule_other: 'Minstens {count} minuten per aandeel, en alleen zolang de canary gezond is.',
  notBefore: 'Niet voor {time}.',
  paused: 'Gepauzeerd {relative} door {who}. Het aandeel blijft zoals het is.',
} satisfies Messages<typeof enRamp>;

export const preview = {
  make: 'Voorbeeld van {version}',
  open: 'Voorbeeld openen',
  copy: 'Link kopiëren',
  until: 'Geldig tot {time}',
  copied: 'De link is gekopieerd.',
  copyFailed: 'De link kon niet worden gekopieerd.',
} satisfies Messages<typeof enPreview>;

export const gate = {
  title: 'Keuring',
  empty: 'Deze versie is niet gekeurd.',
  passed: 'Geslaagd',
  failed: 'Gezakt',
  warned: 'Waarschuwing',
  'not run': 'Niet uitgevoerd',
} satisfies Messages<typeof enGate>;
