import type { RolloutState } from '@pairwise/contracts/console';

import { formatTime } from '../registry/format-time.ts';
import { formatCanary, formatVerdict } from './format.ts';
import { MfeError } from './mfe-error.ts';
import { formatCommand } from './send-change.ts';

interface Replacement {
  name: string;
  version: string;
  /** The running canary of the name, of any version. */
  running: RolloutState | undefined;
  /** The person has agreed that it ends. */
  replaceCanary: boolean;
  /** The arguments of the command. */
  repeat: readonly string[];
}

/**
 * Returns the canary that a new one ends; undefined when none of another version is running.
 * @throws {MfeError} with the running canary and its state, when the person has not agreed that it ends
 */
export const replacedCanary = ({ name, version, running, replaceCanary, repeat }: Replacement): string | undefined => {
  if (!running || running.version === version) return undefined;
  if (replaceCanary) return running.version;
  throw new MfeError(
    [
      `${name} ${running.version} is running as a canary, and ${version} would end it. Nothing was done.`,
      `  ${formatCanary(running)}; ${formatVerdict(running)}`,
      `  started at ${formatTime(running.startedAt)} by ${running.startedBy}`,
      `To end it and start the other one: ${formatCommand([...repeat, '--replace-canary'])}`,
    ].join('\n'),
  );
};
