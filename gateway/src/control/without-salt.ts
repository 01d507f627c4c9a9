import type { AuditEntry } from '../registry/index.ts';

/**
 * Removes the salt of a rollout. With it, a browser could compute from a visitor's cookie whether they have the canary.
 */
export const withoutSalt = <Rollout extends { salt: string }>({ salt: _salt, ...rest }: Rollout) => rest;

const isRollout = (value: unknown): value is { salt: string } =>
  typeof value === 'object' && value !== null && 'salt' in value;

/** Returns an audit entry for a browser. */
export const entryWithoutSalts = (entry: AuditEntry): AuditEntry => ({
  ...entry,
  difference: entry.difference.map(({ path, before, after }) => ({
    path,
    before: isRollout(before) ? withoutSalt(before) : before,
    after: isRollout(after) ? withoutSalt(after) : after,
  })),
});
