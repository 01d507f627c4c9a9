import { namePattern } from '../builds/description.ts';
import type { Action } from './action.ts';
import type { Token } from './token.ts';

/** In the list of a token's remotes: every name. */
export const everyName = '*';

/** What is paid with and what everything stands in: two persons put these live. */
const namesOfTwoPersons: ReadonlySet<string> = new Set(['shell', 'mf-billing']);

/**
 * The one policy: whether a token may do this with this name. Names are compared whole and to the letter; whatever is
 * not a name (`mf-billing/../mf-chat`, another case, look-alike letters, blanks) is refused before it is compared.
 * Reading is for every name: what is live is no secret among teams, and one team must see what another changed.
 */
export const allowed = (token: Token, action: Action, name: string): boolean => {
  if (!namePattern.test(name) || !token.actions.includes(action)) return false;
  return action === 'read' || token.remotes.includes(everyName) || token.remotes.includes(name);
};

/** Shape of `allowed`, so that a proof can put a broken policy in its place and see that it is noticed. */
export type Policy = typeof allowed;

/**
 * Whether going live needs a second person. Taking back (rollback, halt, revoke) never does: it leads to what two
 * persons have agreed to before, and must not wait at night.
 */
export const needsApproval = (name: string): boolean => namesOfTwoPersons.has(name);
