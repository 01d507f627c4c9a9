import type { Action } from '@pairwise/contracts/console';

export type { Action };

/**
 * What a token may do with a name. `rollback` covers halting a canary, too: taking back is a right apart from going
 * live. `override` is trying a version in one's own browser, `read` is looking.
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
