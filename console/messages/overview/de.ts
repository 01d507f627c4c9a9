import type { Messages } from '@pairwise/i18n';

import type { audience as enAudience, overview as enOverview, verdict as enVerdict } from './en.ts';

export const overview = {
  title: 'Deploys',
  yours: 'Deine Teile',
  others: 'Andere Teile',
  empty: 'Noch ist nichts live',
  emptyText: 'Veröffentliche die erste Version aus deinem Checkout mit npm run mfe -- publish NAME.',
  requests: 'Wartet auf eine zweite Person',
  noRequests: 'Nichts wartet auf eine zweite Person.',
  halts: 'Vom Gateway zurückgenommen',
  noHalts: 'Das Gateway hat keinen Canary zurückgenommen.',
  haltLine: '{name} {version}',
  nothingLive: 'Nichts ist live',
  everybody: 'Alle Besucher',
  waiting_one: '{count} Anfrage wartet',
  waiting_other: '{count} Anfragen warten',
  canary: 'Canary {version}',
  unpublished: 'Veröffentlicht, nicht live',
} satisfies Messages<typeof enOverview>;

export const verdict = {
  good: 'Gesund',
  empty: 'Noch keine Zahlen',
  early: 'Zu früh für ein Urteil',
  bad: 'Schlechter als stabil',
  none: 'Noch nicht beurteilt',
  stableOnly: 'Nur stabil',
} satisfies Messages<typeof enVerdict>;

export const audience = {
  everybody: 'allen',
  percent: '{percent} % von {whom}',
  staff: 'Mitarbeitern',
  niches: 'Nische {niches}',
  languages: 'Sprache {languages}',
  first: 'Die erste Gruppe, die auf einen Besucher passt, entscheidet.',
} satisfies Messages<typeof enAudience>;
