import type {
  Action,
  AutomaticHalt,
  Binding,
  ConsoleState,
  LostAddresses,
  NameState,
} from '@pairwise/contracts/console';

import { needsApproval, type Policy } from '../access/authorize.ts';
import { actions, ownersOf, type Token } from '../access/index.ts';
import type { HeadsSource } from '../page/heads-source.ts';
import {
  type AuditEntry,
  bindingOf,
  findRolledBack,
  findVersion,
  offlineEffects,
  previousPeriod,
  registrationOf,
  type RegistryDocument,
} from '../registry/index.ts';
import type { HealthView } from './health-view.ts';
import { listedVersions, listedVersion } from './listed-versions.ts';
import { lostAddresses } from './lost-addresses.ts';
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
  /** The texts of pages, which name the variants of landers. */
  heads: HeadsSource;
  now: number;
}

/** Returns the addresses that are lost when a name goes back to its previous stable version. */
const lostByRollback = async (name: string, { document, heads }: StateOptions): Promise<LostAddresses> => {
  const previous = findVersion(document, name, previousPeriod(document, name)?.version);
  return previous ? lostAddresses(document, previous, heads) : { routes: [], variants: [] };
};

const nameState = async (name: string, options: StateOptions): Promise<NameState> => {
  const { audit, document, tokens, token, policy, health, now } = options;
  const history = document.history[name] ?? [];
  const rollout = document.rollouts[name];
  const rolledBack = findRolledBack(audit, name);
  return {
    name,
    teams: ownersOf(name, tokens, now, registrationOf(document, name)?.team),
    binding: bindingOf(document, name) ?? null,
    stable: history[0] ?? null,
    previous: previousPeriod(document, name) ?? null,
    ifOffline: offlineEffects(document, name),
    ifRolledBack: await lostByRollback(name, options),
    rollout: rollout ? { ...withoutSalt(rollout), ...health.ofRollout(name, rollout, document.pointers[name]) } : null,
    versions: listedVersions(document, name, rolledBack).map((one) => listedVersion(one, rolledBack.get(one.version))),
    versionCount: Object.keys(document.versions[name] ?? {}).length,
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

const requestedBindings = (document: RegistryDocument): Record<string, Binding> =>
  Object.fromEntries(
    document.requests.flatMap(({ change: { kind, name } }) => {
      const bound = kind === 'bind' ? bindingOf(document, name) : undefined;
      return bound ? [[name, bound]] : [];
    }),
  );

/** Returns everything the console's first page shows to this caller. */
export const buildState = async (options: StateOptions): Promise<ConsoleState> => {
  const { document, audit, now } = options;
  return {
    revision: document.revision,
    now: new Date(now).toISOString(),
    names: await Promise.all(publishedNames(document).map((name) => nameState(name, options))),
    requests: document.requests,
    bindings: requestedBindings(document),
    halts: automaticHalts(audit),
  };
};
