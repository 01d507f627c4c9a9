import { BuildError } from '../builds/build-error.ts';
import { RegistryError } from '../registry/index.ts';
import { usageError } from './arguments.ts';
import { canary } from './commands/canary.ts';
import { approve, halt, promote, revoke, rollback, withdraw } from './commands/changes.ts';
import type { Command } from './commands/command.ts';
import { audit, explain, list, requests } from './commands/inspect.ts';
import { create, discovery, point, token } from './commands/operating.ts';
import { publish } from './commands/publish.ts';
import { createContext, type MfeOptions } from './context.ts';
import { MfeError } from './mfe-error.ts';

export type { Commit, MfeOptions } from './context.ts';
export { MfeError } from './mfe-error.ts';

const commands: Record<string, Command> = {
  publish,
  canary,
  promote,
  rollback,
  halt,
  revoke,
  requests,
  approve,
  withdraw,
  list,
  explain,
  audit,
  create,
  point,
  discovery,
  token,
};

const usage = (): string =>
  `npm run mfe -- COMMAND\n${Object.values(commands)
    .map((command) => `  ${command.usage}\n      ${command.help}`)
    .join('\n')}`;

/**
 * The platform's command line: for teams a client of the console's API, for who runs the machine a few commands that
 * work on the data directory itself. `help` prints what there is.
 * @returns the exit code: 0 done, 1 not done (the gate refused, the log is broken)
 * @throws {MfeError} with a sentence for the person who typed; its `exitCode` is 2 when the command was not understood
 */
export const runMfe = async ([name = '', ...args]: readonly string[], options: MfeOptions): Promise<0 | 1> => {
  if (['help', '--help', '-h'].includes(name)) {
    options.print(usage());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw usageError(usage());
  try {
    return await command.run(args, createContext(options));
  } catch (error) {
    if (error instanceof RegistryError || error instanceof BuildError) throw new MfeError(`${error.message}.`);
    throw error;
  }
};
