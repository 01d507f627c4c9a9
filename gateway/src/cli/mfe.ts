import { type Command, runCommandLine } from '@pairwise/command-line';

import { BuildError } from '../builds/build-error.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { canary } from './commands/canary.ts';
import { approve, halt, pause, promote, resume, revoke, rollback, withdraw } from './commands/changes.ts';
import { diff } from './commands/diff.ts';
import { experimentCommands } from './commands/experiment.ts';
import { audit, explain, list, requests } from './commands/inspect.ts';
import { nameCommands } from './commands/names.ts';
import { notifyCommands } from './commands/notify.ts';
import { create, createLander, discovery, point } from './commands/operating.ts';
import { preview } from './commands/preview.ts';
import { prune } from './commands/prune.ts';
import { publish } from './commands/publish.ts';
import { tokenCreate, tokenList, tokenRevoke } from './commands/tokens.ts';
import { Refused } from './client.ts';
import { type Context, createContext, type MfeOptions } from './context.ts';
import { MfeError, TokenError } from './mfe-error.ts';

export type { Commit, Context, MfeOptions } from './context.ts';
export { formatCheck } from './format.ts';
export { MfeError } from './mfe-error.ts';
export { readCommit } from './read-commit.ts';

/** How messages name the command line. */
const CHECKOUT_INVOCATION = 'npm run mfe --';

/** Clients of the control API: they work from anywhere. */
const teamCommands: readonly Command<Context>[] = [
  publish,
  diff,
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
  ...notifyCommands,
  ...nameCommands,
  prune,
];

/** Commands that work on the checkout, or on the data directory of this machine. */
const checkoutCommands: readonly Command<Context>[] = [
  create,
  createLander,
  point,
  discovery,
  tokenCreate,
  tokenList,
  tokenRevoke,
];

/** The command line of a repository of its own, which has no checkout of the platform and no data directory. */
export interface RepositoryLine {
  /** What to type before a command's name, such as `npx mfe`. */
  invocation: string;
  /** Commands that work on the repository. */
  commands: readonly Command<Context>[];
  /** Says how a person in the repository gets a deploy token. */
  tokenHint: () => string;
}

/** Words an error for a caller in a repository of its own. */
const inRepository = (error: MfeError, { tokenHint }: RepositoryLine, worded: (text: string) => string): MfeError => {
  if (error instanceof TokenError) return error;
  // The token is unknown, expired or revoked.
  if (error instanceof Refused && error.code === 'sign_in_required') {
    return new TokenError(`${error.message} ${tokenHint()}`);
  }
  return new MfeError(worded(error.message));
};

/**
 * Runs the platform's command line. Commands load what they need when they run: a rollback must not wait for the rest.
 * Most commands are clients of the control API; a few work on the data directory of this machine, or in a repository of
 * its own on that. `help` prints the list.
 * @returns the exit code: 0 for success, 1 when the gate refused a version or the audit log is broken
 * @throws {UsageError} when the arguments do not fit
 * @throws {MfeError} when a command could not be carried out
 */
export const runMfe = async (
  args: readonly string[],
  options: MfeOptions,
  repository?: RepositoryLine,
): Promise<number> => {
  const invocation = repository?.invocation ?? CHECKOUT_INVOCATION;
  const worded = (text: string): string => text.replaceAll(CHECKOUT_INVOCATION, invocation);
  const context = createContext(
    args,
    { ...options, print: (line) => options.print(worded(line)) },
    repository?.tokenHint,
  );
  const line = {
    name: 'mfe',
    invocation,
    summary: 'Publishes versions of the shell and the remotes, and controls which visitors get them.',
    commands: [...(repository?.commands ?? []), ...teamCommands, ...(repository ? [] : checkoutCommands)],
  };
  try {
    return await runCommandLine(line, args, { context, print: context.print });
  } catch (error) {
    if (error instanceof RegistryError || error instanceof BuildError) throw new MfeError(`${error.message}.`);
    if (error instanceof MfeError && repository) throw inRepository(error, repository, worded);
    throw error;
  }
};
