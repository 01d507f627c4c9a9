export const overview = {
  title: 'Deploys',
  yours: 'Your deployables',
  others: 'Other deployables',
  empty: 'Nothing is live yet',
  emptyText: 'Publish the first version from your checkout with npm run mfe -- publish NAME.',
  requests: 'Waiting for a second person',
  noRequests: 'No requests are waiting.',
  halts: 'Rolled back by the gateway',
  noHalts: 'The gateway has not rolled back any canary.',
  haltLine: '{name} {version}',
  nothingLive: 'Nothing is live',
  everyone: 'All visitors',
  waiting_one: '{count} request waiting',
  waiting_other: '{count} requests waiting',
  canary: 'Canary {version}',
  unpublished: 'Published, not live',
} as const;

export const verdict = {
  good: 'Healthy',
  empty: 'No figures yet',
  early: 'Not enough data',
  worse: 'Worse, not proven',
  bad: 'Worse than stable',
  none: 'Not judged yet',
  stableOnly: 'Stable only',
} as const;

export const audience = {
  everyone: 'all visitors',
  percent: '{percent} % of {whom}',
  staff: 'staff',
  niches: 'niche {niches}',
  languages: 'language {languages}',
  first: 'A visitor belongs to the first group that matches.',
} as const;
