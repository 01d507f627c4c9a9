import type { Action } from '@pairwise/contracts/console';

export type { Action };

/**
 * Actions that a token may allow for a name. `rollback` includes halting a canary; it is a separate right from going
 * live. `override` means trying a version in one's own browser, `read` means viewing.
 */
export const actions = [
  'publish',
  'canary',
  'promote',
  'rollback',
  'revoke',
  'approve',
  'override',
  'read',
] as const satisfies readonly Action[];
