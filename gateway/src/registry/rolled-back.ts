import type { RolledBack } from '@pairwise/contracts/console';

import type { AuditEntry } from './document.ts';

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the versions that a rollback removed: those that were stable since, or else only the canary. */
const versionsLeft = ({ what: { name }, difference }: AuditEntry): unknown[] => {
  const at = (place: string) => difference.find(({ path }) => path === `${place}/${name}`);
  const pointer = at('pointers');
  if (!pointer) {
    const canary = at('rollouts')?.before;
    return typeof canary === 'object' && canary !== null && 'version' in canary ? [canary.version] : [];
  }
  const history = at('history');
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
