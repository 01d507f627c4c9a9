export const deployable = {
  back: 'All deploys',
  unknownTitle: 'There is no deployable called {name}',
  live: 'Live now',
  stable: 'Stable version',
  nothingLive: 'Nothing is live. Put a verified version live from the history below.',
  by: 'by {who}',
  previous: 'Previous version',
  noPrevious: 'None to roll back to',
  toAudit: 'Audit log of {name}',
  onlyTeams: 'You can view this deployable but not change it. It belongs to {teams}.',
  onlyOthers: 'You can view this deployable but not change it.',
  needsApproval: 'Going live requires the approval of a second person. Rolling back does not.',
  canaryTitle: '{version} on {share} of visitors',
  split: 'Canary {canary} %, stable {stable} %',
  whom: 'Who gets the canary',
  stableHealth: 'Health of the stable version',
  noCanary: 'No canary is running',
  noCanaryText:
    'Start one to show a verified version to some visitors first. The gateway rolls it back if it performs worse.',
  noVerified: 'There is no other verified version to start a canary with.',
  startedBy: 'Started {relative} by {who}',
  rule: 'Rolled back automatically if its error rate is more than {delta} percentage points above stable, judged after {sessions} documents.',
} as const;

export const figure = {
  errors: 'Documents with errors',
  ready: 'Time to ready, p75',
  sessions: 'Documents',
  inp: 'Response to input, p75',
  versus: 'stable {value}',
  none: 'none yet',
  ms: '{value} ms',
  percent: '{value} %',
} as const;

export const chart = {
  errors: 'Documents with errors, in %',
  ready: 'Time to ready, p75 in ms',
  canary: 'Canary {version}',
  stable: 'Stable {version}',
  limit: 'Rolled back above {value} %',
  summary: '{label}: last {last}, highest {highest}',
  table: 'Show as a table',
  time: 'Time',
  empty: 'No figures yet. They appear with the first visitors, minute by minute.',
  emptyHealth: 'There are no reports on this deployable yet.',
} as const;

export const history = {
  title: 'Publish history',
  empty: 'Nothing has been published yet.',
  commit: 'Commit {commit}',
  commitChanged: 'Commit {commit} with changes',
  rolledBack: 'Rolled back',
  rolledBackBy: 'Rolled back {relative} by {who}:',
  theGateway: 'the gateway',
  details: 'Gate and difference',
  actions: 'Actions for {version}',
  more_one: 'Show {count} older version',
  more_other: 'Show {count} older versions',
  live: 'Live',
  canary: 'Canary',
  uploaded: 'Not checked',
  unchecked: 'Unchecked',
  verified: 'Verified',
  refused: 'Refused',
  revoked: 'Revoked',
  author: 'written by {author}',
  why: 'Reason: {why}',
  search: 'Search versions',
  searchHint: 'By name, commit, author or reason',
  status: 'Status',
  anyStatus: 'Any status',
  found_one: '{count} version found',
  found_other: '{count} versions found',
  showAll: 'Show all versions',
} as const;

export const ramp = {
  title: 'Raised automatically',
  rule_one: 'At least {count} minute at each share, and only while the canary is healthy.',
  rule_other: 'At least {count} minutes at each share, and only while the canary is healthy.',
  notBefore: 'Not before {time}.',
  paused: 'Paused {relative} by {who}. The share stays as it is.',
} as const;

export const preview = {
  make: 'Preview {version}',
  open: 'Open the preview',
  copy: 'Copy the link',
  until: 'Valid until {time}',
  copied: 'The link is copied.',
  copyFailed: 'The link could not be copied.',
} as const;

export const gate = {
  title: 'Gate',
  empty: 'The gate has not checked this version.',
  passed: 'Passed',
  failed: 'Failed',
  warned: 'Warning',
  'not run': 'Not run',
} as const;
