import type { RolledBack } from '@pairwise/contracts/console';

import type { AuditEntry } from './document.ts';

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const differenceAt = ({ what: { name }, difference }: AuditEntry, place: string) =>
  difference.find(({ path }) => path === `${place}/${name}`);

/** Returns the version of the canary that a change ended or replaced; none when it did neither. */
const endedCanary = (entry: AuditEntry): unknown[] => {
  const canary = differenceAt(entry, 'rollouts')?.before;
  return typeof canary === 'object' && canary !== null && 'version' in canary ? [canary.version] : [];
};

/** Returns the versions that a rollback removed: those that were stable since, or else only the canary. */
const versionsLeft = (entry: AuditEntry): unknown[] => {
  const pointer = differenceAt(entry, 'pointers');
  if (!pointer) return endedCanary(entry);
  const history = differenceAt(entry, 'history');
  const kept = asList(history?.after);
  return [pointer.before, ...asList(history?.before).filter((version) => !kept.includes(version))];
};

const versionsRolledBack = (entry: AuditEntry): unknown[] => {
  const { what } = entry;
  if (what.kind === 'halt' || what.kind === 'revoke') return [what.version];
  return what.kind === 'rollback' ? versionsLeft(entry) : [];
};

/** Returns the versions of a name that were ever rolled back, each with the last time. */
export const findRolledBack = (audit: readonly AuditEntry[], name: string): Map<string, RolledBack> => {
  const found = new Map<string, RolledBack>();
  for (const entry of audit) {
    if (entry.what.name !== name) continue;
    const { at, who, why } = entry;
    for (const version of versionsRolledBack(entry)) {
      if (typeof version === 'string') found.set(version, { at, by: who, why });
    }
  }
  return found;
};

/**
 * Returns the versions of a name that a rollback removed, each with the last revision that did. With a stable version that is
 * rolled back its canary ends as well, although nothing is said against it.
 */
export const findWithdrawn = (audit: readonly AuditEntry[], name: string): Map<string, number> => {
  const found = new Map<string, number>();
  for (const entry of audit) {
    if (entry.what.name !== name) continue;
    const ended = entry.what.kind === 'rollback' ? endedCanary(entry) : [];
    for (const version of [...ended, ...versionsRolledBack(entry)]) {
      if (typeof version === 'string') found.set(version, entry.revision);
    }
  }
  return found;
};
