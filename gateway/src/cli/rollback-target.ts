import type { VersionState } from '@pairwise/contracts/console';

import { formatTime } from '../registry/format-time.ts';
import { formatRolledBack, plainName } from './format.ts';
import { MfeError } from './mfe-error.ts';
import type { LiveView } from './read-live.ts';

/** How long after a rollback another one must name its version, in milliseconds. */
const RECENT_MS = 10 * 60_000;

/** Returns the version that was live before the last rollback; undefined when the live version came in another way. */
const rolledBackFrom = ({ state }: LiveView): VersionState | undefined =>
  state?.versions.find(({ rolledBack }) => rolledBack !== undefined && rolledBack.at === state.stable?.since);

/**
 * Returns the version that a rollback without a version goes back to: the one that was live before. Right after another
 * rollback it must be named: two people who act on the same alarm must not go back twice.
 * @throws {MfeError} when there is none, or when it must be named
 */
export const rollbackTarget = (name: string, view: LiveView): string => {
  const { state, unread } = view;
  if (unread !== undefined) {
    throw new MfeError(
      `What is live could not be read: ${unread.replace(/\.$/, '')}. Name the version that ${name} goes back to.`,
    );
  }
  if (!state?.stable) throw new MfeError(`Nothing is live as "${plainName(name)}".`);
  const previous = state.previous?.version;
  if (previous === undefined) throw new MfeError(`${name} has no earlier stable version that is verified.`);
  const left = rolledBackFrom(view);
  if (left?.rolledBack && view.now - Date.parse(state.stable.since) < RECENT_MS && state.may.includes('rollback')) {
    throw new MfeError(
      `${name} is back at ${state.stable.version} since ${formatTime(state.stable.since)}: ${left.version} was ` +
        `${formatRolledBack(left.rolledBack)}. Nothing was done. To go further back: ` +
        `npm run mfe -- rollback ${name} ${previous} --why "…"`,
    );
  }
  return previous;
};
