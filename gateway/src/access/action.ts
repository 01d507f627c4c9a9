import { type Action, actions } from '@pairwise/contracts/console/actions';

export { type Action, actions };

/** Actions that no team has for its own name: approving, operating, and binding a name to other zones and slots. */
const othersActions: ReadonlySet<Action> = new Set(['approve', 'bind', 'operate']);

/** Everything that a team does with its own name. */
export const teamActions: readonly Action[] = actions.filter((action) => !othersActions.has(action));
