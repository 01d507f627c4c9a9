import type { Messages } from '@pairwise/i18n';

import type { audience as enAudience, overview as enOverview, verdict as enVerdict } from './en.ts';

export const overview = {
  title: 'Deploys',
  yours: 'Jouw deployables',
  others: 'Andere deployables',
  empty: 'Er is nog niets live',
  emptyText: 'Publiceer de eerste versie vanuit je checkout met npm run mfe -- publish NAME.',
  requests: 'Wacht op een tweede persoon',
  noRequests: 'Er wachten geen aanvragen.',
  halts: 'Teruggedraaid door de gateway',
  noHalts: 'De gateway heeft geen canary teruggedraaid.',
  haltLine: '{name} {version}',
  nothingLive: 'Er is niets live',
  everyone: 'Alle bezoekers',
  waiting_one: '{count} aanvraag wacht',
  waiting_other: '{count} aanvragen wachten',
  canary: 'Canary {version}',
  unpublished: 'Gepubliceerd, niet live',
} satisfies Messages<typeof enOverview>;

export const verdict = {
  good: 'Gezond',
  empty: 'Nog geen cijfers',
  early: 'Te weinig gegevens',
  worse: 'Slechter, niet bewezen',
  bad: 'Slechter dan stabiel',
  none: 'Nog niet beoordeeld',
  stableOnly: 'Alleen stabiel',
} satisfies Messages<typeof enVerdict>;

export const audience = {
  everyone: 'alle bezoekers',
  percent: '{percent}% van {whom}',
  staff: 'medewerkers',
  niches: 'niche {niches}',
  languages: 'taal {languages}',
  first: 'Een bezoeker hoort bij de eerste groep die past.',
} satisfies Messages<typeof enAudience>;
