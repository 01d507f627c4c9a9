import { type CommandLine, runCommandLine, UsageError } from '@pairwise/command-line';

import { type Database, openDatabase } from '../db/database.ts';

/** What the commands of the api's command lines use. */
export interface CliContext {
  /** Runs queries on the product's database, which is opened for them. */
  onDatabase: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  print: (line: string) => void;
}

export interface CliEnvironment {
  /** Gives the work the address of the product's database. It is called only by commands that use the database. */
  withDatabase: <Result>(work: (databaseUrl: string) => Promise<Result>) => Promise<Result>;
  print: (line: string) => void;
}

/**
 * Runs a command line on the product's database and prints its result.
 * @param isRefusal whether an error refuses the command, with a message that says why
 * @returns the exit code: that of the command, 1 when it is refused, 2 for arguments that do not fit
 */
export const runLine = async (
  line: CommandLine<CliContext>,
  args: string[],
  { withDatabase, print }: CliEnvironment,
  isRefusal: (error: unknown) => boolean,
): Promise<number> => {
  const onDatabase: CliContext['onDatabase'] = (work) =>
    withDatabase(async (url) => {
      const db = openDatabase({ url, poolSize: 2, onError: () => {} });
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    });
  try {
    return await runCommandLine(line, args, { context: { onDatabase, print }, print });
  } catch (error) {
    if (!(error instanceof Error) || (!(error instanceof UsageError) && !isRefusal(error))) throw error;
    print(error.message);
    return error instanceof UsageError ? error.exitCode : 1;
  }
};
