import { namePattern } from '../builds/description.ts';
import { type Action, actions } from './action.ts';
import type { Token } from './token.ts';

/** Stands for every name in the list of a token's remotes. */
export const everyName = '*';

/** Payments and the shell of every page: going live needs the approval of a second person. */
const namesOfTwoPersons: ReadonlySet<string> = new Set(['shell', 'mf-billing']);

/** Whether a token may operate the platform: register new names, create the first tokens of their teams, and prune. */
export const mayOperate = ({ remotes, actions: granted }: Pick<Token, 'remotes' | 'actions'>): boolean =>
  remotes.includes(everyName) && granted.includes('operate');

/**
 * Whether a token allows an action for a name. This is the only policy. Names are compared literally; anything that is
 * not a valid name (`mf-billing/../mf-chat`, another case, look-alike letters, blanks) is refused first. Reading is
 * allowed for every name, because a team must see what another team changed. Operating the platform needs a token for every
 * name: a new name belongs to no team.
 */
export const allowed = (token: Token, action: Action, name: string): boolean => {
  if (!namePattern.test(name) || !token.actions.includes(action)) return false;
  if (action === 'operate') return mayOperate(token);
  return action === 'read' || token.remotes.includes(everyName) || token.remotes.includes(name);
};

/** The type of `allowed`, so that a test can replace the policy with a broken one and check that it is detected. */
export type Policy = typeof allowed;

/**
 * Whether a token may subscribe a receiver to the changes of a name: if it allows any change of that name. For every name it must be valid
 * for every name.
 */
export const maySubscribe = (token: Token, name: string, policy: Policy = allowed): boolean =>
  name === everyName
    ? token.remotes.includes(everyName) && token.actions.some((action) => action !== 'read')
    : actions.some((action) => action !== 'read' && policy(token, action, name));

/**
 * Whether going live needs the approval of a second person. Rollback, halt and revoke never do: they lead back to what
 * was approved before, and must not wait at night.
 */
export const needsApproval = (name: string): boolean => namesOfTwoPersons.has(name);

/** The id of a commit, abbreviated or not. An id with `-changed` is that of a checkout with further changes. */
const commitPattern = /^[0-9a-f]{7,64}$/;

/**
 * Whether a token may publish a build of these sources. The second person reads the commit, so that payments and the
 * shell are published from one.
 */
export const mayPublishFrom = (name: string, commit: string | undefined): boolean =>
  !needsApproval(name) || (commit !== undefined && commitPattern.test(commit));
