import type { Messages } from '@pairwise/i18n';

import type { audience as enAudience, overview as enOverview, verdict as enVerdict } from './en.ts';

export const overview = {
  title: 'Deploys',
  yours: 'Deine Deployables',
  others: 'Andere Deployables',
  empty: 'Noch ist nichts live',
  emptyText: 'Veröffentliche die erste Version aus deinem Checkout mit npm run mfe -- publish NAME.',
  requests: 'Wartet auf eine zweite Person',
  noRequests: 'Es wartet keine Anfrage.',
  halts: 'Vom Gateway zurückgerollt',
  noHalts: 'Das Gateway hat keinen Canary zurückgerollt.',
  haltLine: '{name} {version}',
  nothingLive: 'Nichts ist live',
  everyone: 'Alle Besucher',
  waiting_one: '{count} Anfrage wartet',
  waiting_other: '{count} Anfragen warten',
  canary: 'Canary {version}',
  unpublished: 'Veröffentlicht, nicht live',
} satisfies Messages<typeof enOverview>;

export const verdict = {
  good: 'Gesund',
  empty: 'Noch keine Zahlen',
  early: 'Zu wenig Daten',
  worse: 'Schlechter, nicht bewiesen',
  bad: 'Schlechter als stabil',
  none: 'Noch nicht beurteilt',
  stableOnly: 'Nur stabil',
} satisfies Messages<typeof enVerdict>;

export const audience = {
  everyone: 'allen Besuchern',
  percent: '{percent} % von {whom}',
  staff: 'Mitarbeitern',
  niches: 'Nische {niches}',
  languages: 'Sprache {languages}',
  first: 'Ein Besucher gehört zur ersten Gruppe, die auf ihn passt.',
} satisfies Messages<typeof enAudience>;
