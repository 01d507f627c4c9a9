import type { AuditEntry } from '../registry/index.ts';

/** With the salt a visitor's cookie tells which side of a rollout they are on: nobody's business in a browser. */
export const withoutSalt = <Rollout extends { salt: string }>({ salt: _salt, ...rest }: Rollout) => rest;

const isRollout = (value: unknown): value is { salt: string } =>
  typeof value === 'object' && value !== null && 'salt' in value;

/** An entry of the log as a browser gets it. */
export const entryWithoutSalts = (entry: AuditEntry): AuditEntry => ({
  ...entry,
  difference: entry.difference.map(({ path, before, after }) => ({
    path,
    before: isRollout(before) ? withoutSalt(before) : before,
    after: isRollout(after) ? withoutSalt(after) : after,
  })),
});
