import type { AuditEntry, HealthSummary, NameState, VersionState } from '@pairwise/contracts/console';
import type { PicturedRoute } from '@pairwise/contracts/pictures';
import type { ExplainedDeployable } from '@pairwise/contracts/explain';

/** A health with these counts. */
export const health = (sessions: number, errorSessions: number): HealthSummary => ({
  sessions,
  errorSessions,
  errorRate: sessions === 0 ? 0 : errorSessions / sessions,
  readyP75Ms: 800,
  lcpP75Ms: 1400,
  inpP75Ms: 120,
  clsP75: 0.02,
  silence: { shown: 2 * sessions, reported: 2 * sessions - errorSessions },
});

/** A verified version. */
export const version = (number: string, facts: Partial<VersionState> = {}): VersionState => ({
  version: number,
  counter: 1,
  status: 'verified',
  publishedAt: '2026-11-20T10:00:00.000Z',
  publishedBy: 'chat/Rui',
  commit: '9f2c1ab77d0e4455',
  notes: {},
  bytes: 1000,
  checks: [
    { id: 'files', verdict: 'passed', reason: 'All 8 files are as described.' },
    { id: 'languages', verdict: 'warned', reason: 'German lacks chat.sent.' },
  ],
  ...facts,
});

/** Makes a deployable that the person who is signed in may change: 1.0.0 is live, 0.9.0 was before. */
export const deployable = (name: string, facts: Partial<NameState> = {}): NameState => ({
  name,
  teams: [name.replace('mf-', '')],
  binding: { zones: ['app'], slots: [] },
  stable: { version: '1.0.0', since: '2026-11-18T10:00:00.000Z', by: 'chat/Rui' },
  previous: { version: '0.9.0', since: '2026-11-10T10:00:00.000Z', by: 'chat/Rui' },
  ifOffline: { routes: ['/chats', '/chats/:id'], neededBy: [{ name: 'shell', slots: ['modal'] }] },
  ifRolledBack: { routes: [], variants: [] },
  rollout: null,
  versions: [version('1.1.0', { counter: 3 }), version('1.0.0', { counter: 2 }), version('0.9.0')],
  versionCount: facts.versions?.length ?? 3,
  needsApproval: false,
  may: ['publish', 'canary', 'promote', 'rollback', 'revoke', 'override', 'read'],
  ...facts,
});

/** A canary of 1.1.0 for ten percent of all visitors. */
export const tenPercent: NonNullable<NameState['rollout']> = {
  version: '1.1.0',
  startedAt: '2026-11-21T10:00:00.000Z',
  startedBy: 'chat/Rui',
  steps: [{ audience: {}, percent: 10 }],
  haltOn: { minSessions: 500, errorRateDelta: 0.01, minNetworks: 3 },
  canary: health(600, 9),
  stable: health(5000, 60),
  lastVerdict: { at: '2026-11-21T11:00:00.000Z', halt: false, state: 'healthy', reason: 'Not worse than allowed.' },
};

/** An entry of the audit log: a promotion. */
export const entry = (revision: number, facts: Partial<AuditEntry> = {}): AuditEntry => ({
  revision,
  at: '2026-11-20T10:00:00.000Z',
  who: 'chat/Rui',
  what: { kind: 'promote', name: 'mf-chat', version: `1.0.${revision}` },
  why: `Ticket ${revision}`,
  difference: [{ path: 'pointers.mf-chat', before: '0.9.0', after: `1.0.${revision}` }],
  previousHash: '0'.repeat(64),
  ...facts,
});

/** Explains a deployable without a canary. */
export const explained = (name: string, facts: Partial<ExplainedDeployable> = {}): ExplainedDeployable => ({
  name,
  version: '1.0.0',
  stable: '1.0.0',
  canary: null,
  why: { kind: 'stable' },
  ...facts,
});

const picture = (letter: string) => ({ id: letter.repeat(40), height: 900 });

/** A page with pictures at both widths, which differ in one area, or in none if it is unchanged. */
export const picturedRoute = (path: string, facts: Partial<PicturedRoute> = {}): PicturedRoute => {
  const { change = 'changed' } = facts;
  const isChanged = change === 'changed';
  return {
    owner: 'mf-chat',
    path,
    address: path,
    change,
    missing: null,
    redirectsTo: null,
    pairs: ([360, 1280] as const).map((width) => ({
      width,
      before: change === 'added' ? null : picture('a'),
      after: change === 'removed' ? null : picture(isChanged ? 'b' : 'a'),
      regions: isChanged ? [{ x: 16, y: 400, width: 200, height: 48 }] : [],
      share: isChanged ? 0.042 : 0,
      ignored: [],
    })),
    ...facts,
  };
};
