/**
 * Actions that a token may allow for a name. `rollback` includes halting a canary; it is a separate right from going
 * live. `override` means trying a version in one's own browser, `bind` means requesting other zones and slots for a name,
 * `operate` means registering new names, giving their teams a first token, and pruning, `read` means viewing.
 */
export const actions = [
  'publish',
  'canary',
  'promote',
  'rollback',
  'revoke',
  'approve',
  'override',
  'bind',
  'operate',
  'read',
] as const;

export type Action = (typeof actions)[number];
