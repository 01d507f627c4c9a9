import { type Command, runCommandLine } from '@pairwise/command-line';

import { BuildError } from '../builds/build-error.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { canary } from './commands/canary.ts';
import { approve, halt, pause, promote, resume, revoke, rollback, withdraw } from './commands/changes.ts';
import { experimentCommands } from './commands/experiment.ts';
import { audit, explain, list, requests } from './commands/inspect.ts';
import { create, createLander, discovery, point } from './commands/operating.ts';
import { preview } from './commands/preview.ts';
import { publish } from './commands/publish.ts';
import { tokenCreate, tokenList, tokenRevoke } from './commands/tokens.ts';
import { type Context, createContext, type MfeOptions } from './context.ts';
import { MfeError } from './mfe-error.ts';

export type { Commit, MfeOptions } from './context.ts';
export { MfeError } from './mfe-error.ts';

const commands: readonly Command<Context>[] = [
  publish,
  preview,
  canary,
  promote,
  rollback,
  pause,
  resume,
  halt,
  revoke,
  ...experimentCommands,
  requests,
  approve,
  withdraw,
  list,
  explain,
  audit,
  create,
  createLander,
  point,
  discovery,
  tokenCreate,
  tokenList,
  tokenRevoke,
];

/**
 * Runs the platform's command line. Commands load what they need when they run: a rollback must not wait for the rest.
 * Most commands are clients of the control API; a few work on the data directory of this machine. `help` prints the
 * list.
 * @returns the exit code: 0 for success, 1 when the gate refused a version or the audit log is broken
 * @throws {UsageError} when the arguments do not fit
 * @throws {MfeError} when a command could not be carried out
 */
export const runMfe = async (args: readonly string[], options: MfeOptions): Promise<number> => {
  const context = createContext(args, options);
  const line = {
    name: 'mfe',
    invocation: 'npm run mfe --',
    summary: 'Publishes versions of the shell and the remotes, and controls which visitors get them.',
    commands,
  };
  try {
    return await runCommandLine(line, args, { context, print: context.print });
  } catch (error) {
    if (error instanceof RegistryError || error instanceof BuildError) throw new MfeError(`${error.message}.`);
    throw error;
  }
};
