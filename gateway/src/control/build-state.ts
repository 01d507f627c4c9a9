import type { Action, AutomaticHalt, ConsoleState, NameState, VersionState } from '@pairwise/contracts/console';

import { needsApproval, type Policy } from '../access/authorize.ts';
import { actions, type Token } from '../access/index.ts';
import { bytesOf } from '../builds/build-files.ts';
import {
  type AuditEntry,
  findRolledBack,
  offlineEffects,
  previousPeriod,
  type RegisteredVersion,
  type RegistryDocument,
} from '../registry/index.ts';
import type { HealthView } from './health-view.ts';
import { publishedNames } from './published-names.ts';
import { withoutSalt } from './without-salt.ts';

/** The author of automatic changes in the audit log. */
const GATEWAY = 'gateway';
const MAX_HALTS = 10;

export interface StateOptions {
  document: RegistryDocument;
  audit: readonly AuditEntry[];
  tokens: readonly Token[];
  /** The token of the caller. */
  token: Token;
  policy: Policy;
  health: HealthView;
  now: number;
}

/** Returns a version as lists show it, without its files. */
export const versionState = (registered: RegisteredVersion): VersionState => {
  const { version, counter, status, publishedAt, publishedBy, commit, notes = {}, checks, files } = registered;
  return { version, counter, status, publishedAt, publishedBy, commit, notes, bytes: bytesOf(files), checks };
};

const isLive = ({ revokedAt, expiresAt }: Token, now: number): boolean => !revokedAt && Date.parse(expiresAt) > now;

const nameState = (name: string, options: StateOptions): NameState => {
  const { audit, document, tokens, token, policy, health, now } = options;
  const versions = Object.values(document.versions[name] ?? {}).sort((a, b) => b.counter - a.counter);
  const history = document.history[name] ?? [];
  const rollout = document.rollouts[name];
  const owners = tokens.filter((one) => one.remotes.includes(name) && isLive(one, now)).map(({ team }) => team);
  const rolledBack = findRolledBack(audit, name);
  return {
    name,
    teams: [...new Set(owners)].sort(),
    stable: history[0] ?? null,
    previous: previousPeriod(document, name) ?? null,
    ifOffline: offlineEffects(document, name),
    rollout: rollout ? { ...withoutSalt(rollout), ...health.ofRollout(name, rollout, document.pointers[name]) } : null,
    versions: versions.map((registered) => {
      const found = rolledBack.get(registered.version);
      return { ...versionState(registered), ...(found && { rolledBack: found }) };
    }),
    needsApproval: needsApproval(name),
    may: actions.filter((action: Action) => policy(token, action, name)),
  };
};

const automaticHalts = (audit: readonly AuditEntry[]): AutomaticHalt[] =>
  audit
    .flatMap(({ who, what, ...entry }) => (who === GATEWAY && what.kind === 'halt' ? { ...entry, what } : []))
    .slice(-MAX_HALTS)
    .toReversed()
    .map(({ revision, at, what, why }) => ({ revision, at, name: what.name, version: what.version, reason: why }));

/** Returns everything the console's first page shows to this caller. */
export const buildState = (options: StateOptions): ConsoleState => {
  const { document, audit, now } = options;
  return {
    revision: document.revision,
    now: new Date(now).toISOString(),
    names: publishedNames(document).map((name) => nameState(name, options)),
    requests: document.requests,
    halts: automaticHalts(audit),
  };
};
