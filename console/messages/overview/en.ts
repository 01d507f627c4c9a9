export const overview = {
  title: 'Deploys',
  yours: 'Your deployables',
  others: 'Other deployables',
  empty: 'Nothing is live yet',
  emptyText: 'Publish the first version from your checkout with npm run mfe -- publish NAME.',
  requests: 'Waiting for a second person',
  noRequests: 'Nothing waits for a second person.',
  halts: 'Taken back by the gateway',
  noHalts: 'The gateway has not taken a canary back.',
  haltLine: '{name} {version}',
  nothingLive: 'Nothing is live',
  everybody: 'All visitors',
  waiting_one: '{count} request waits',
  waiting_other: '{count} requests wait',
  canary: 'Canary {version}',
  unpublished: 'Published, not live',
};

export const verdict = {
  good: 'Healthy',
  empty: 'No figures yet',
  early: 'Too early to say',
  bad: 'Worse than stable',
  none: 'Not judged yet',
  stableOnly: 'Stable only',
};

export const audience = {
  everybody: 'everybody',
  percent: '{percent} % of {whom}',
  staff: 'staff',
  niches: 'niche {niches}',
  languages: 'language {languages}',
  first: 'The first group that fits a visitor decides.',
};
