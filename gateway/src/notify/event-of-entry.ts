import { isUncheckedEntry } from '@pairwise/contracts/console';

import type { AuditEntry, Change, ChangeRequest, Check, Rollout } from '../registry/index.ts';
import type { EventType, NotifyEvent } from './event.ts';
import { formatEvent } from './event-text.ts';

/** The author of what the gateway does by itself. */
const GATEWAY = 'gateway';

const MAX_CHECKS = 10;
const MAX_REASON = 500;

type Facts = Partial<NotifyEvent['data']>;
type Described = { type: EventType; facts?: Facts };

const at = (entry: AuditEntry, path: string) => entry.difference.find((one) => one.path === path);

/** The registry writes these values itself, so they have the types of its document. */
const rolloutsOf = (entry: AuditEntry): { before: Rollout | null; after: Rollout | null } => {
  const found = at(entry, `rollouts/${entry.what.name}`);
  return { before: (found?.before ?? null) as Rollout | null, after: (found?.after ?? null) as Rollout | null };
};

const requestOf = (entry: AuditEntry, id: string): ChangeRequest | null => {
  const found = at(entry, `requests/${id}`);
  return (found?.before ?? found?.after ?? null) as ChangeRequest | null;
};

const describeCheck = (
  entry: AuditEntry,
  { name, version, status }: Extract<Change, { kind: 'check' }>,
): Described | undefined => {
  // “Verified” is said only of versions that the gate has seen.
  if (isUncheckedEntry(entry)) return undefined;
  const checks = (at(entry, `versions/${name}/${version}/checks`)?.after ?? []) as Check[];
  if (status === 'verified') return { type: 'version.verified' };
  const failed = checks.filter(({ verdict }) => verdict === 'failed' || verdict === 'not run').slice(0, MAX_CHECKS);
  const facts = { checks: failed.map(({ id, reason }) => ({ id, reason: reason.slice(0, MAX_REASON) })) };
  return { type: 'version.refused', facts };
};

const canaryFacts = ({ steps, ramp }: Pick<Rollout, 'steps' | 'ramp'>): Facts => ({
  percents: steps.map(({ percent }) => percent),
  ...(ramp && { ramp: ramp.percents }),
});

/** Whether each audience has at least its percentage from before, and the audiences are the same. */
const isRaised = (before: Rollout, after: Rollout): boolean =>
  before.steps.length === after.steps.length &&
  after.steps.every(({ audience, percent }, index) => {
    const old = before.steps[index];
    return old !== undefined && percent >= old.percent && JSON.stringify(audience) === JSON.stringify(old.audience);
  }) &&
  after.steps.some(({ percent }, index) => percent > (before.steps[index]?.percent ?? 0));

const describeCanary = (entry: AuditEntry): Described | undefined => {
  const { before, after } = rolloutsOf(entry);
  if (!after) return undefined;
  const facts = canaryFacts(after);
  if (before?.version !== after.version) return { type: 'canary.started', facts };
  return { type: isRaised(before, after) ? 'canary.raised' : 'canary.changed', facts };
};

const describeRequest = (
  entry: AuditEntry,
  { kind, request: id }: Extract<Change, { request: string }>,
): Described | undefined => {
  const found = requestOf(entry, id);
  if (!found) return undefined;
  const facts = {
    request: { id, change: found.change.kind },
    ...(found.change.kind === 'canary' && {
      percents: found.change.steps.map(({ percent }) => percent),
      ...(found.change.ramp && { ramp: found.change.ramp.percents }),
    }),
    ...(found.change.kind === 'bind' && { zones: found.change.zones, slots: found.change.slots }),
  };
  if (kind === 'request' || kind === 'bind-request') return { type: 'request.made', facts };
  if (kind === 'approve' || kind === 'bind-approve') return { type: 'request.approved', facts };
  return { type: found.by === entry.who ? 'request.withdrawn' : 'request.refused', facts };
};

const describeRevocation = (entry: AuditEntry): Described => {
  const pointer = at(entry, `pointers/${entry.what.name}`);
  return { type: 'version.revoked', ...(pointer && { facts: { live: pointer.after as string | null } }) };
};

const describe = (entry: AuditEntry): Described | undefined => {
  const { what, who } = entry;
  switch (what.kind) {
    case 'check':
      return describeCheck(entry, what);
    case 'canary':
      return describeCanary(entry);
    case 'request':
    case 'approve':
    case 'withdraw':
    case 'bind-request':
    case 'bind-approve':
    case 'bind-withdraw':
      return describeRequest(entry, what);
    case 'pause':
      return { type: 'canary.paused' };
    case 'resume':
      return { type: 'canary.resumed' };
    case 'halt':
      return { type: who === GATEWAY ? 'canary.rolled_back' : 'canary.halted' };
    case 'promote':
      return { type: 'version.promoted' };
    case 'rollback':
      return { type: 'version.rolled_back' };
    case 'revoke':
      return describeRevocation(entry);
    // An upload alone changes nothing, experiments have figures of their own, and subscriptions, names, tokens, preview links
    // and pruned versions are no deploys.
    default:
      return undefined;
  }
};

/** Returns the event of an entry of the audit log; undefined when teams are not notified of it. */
export const eventOf = (entry: AuditEntry): NotifyEvent | undefined => {
  const described = describe(entry);
  if (!described) return undefined;
  const { type, facts } = described;
  const { revision, who: by, why, what } = entry;
  const data = { revision, name: what.name, ...('version' in what && { version: what.version }), by, why, ...facts };
  return { type, timestamp: entry.at, text: formatEvent(type, data), data };
};
