import { type CommandLine, runCommandLine, UsageError } from '@pairwise/command-line';

import { CommandError } from './settings.ts';
import { describeSyntaxError } from './syntax-error.ts';

/**
 * Returns the sentence of a problem that the caller can fix, or else the error itself. The launcher is loaded for errors only:
 * with the driver of the database it takes a third of a second.
 */
const describe = async (error: unknown): Promise<unknown> => {
  if (error instanceof CommandError) return error.message;
  const syntaxError = describeSyntaxError(error);
  if (syntaxError !== undefined) return syntaxError;
  const { isLauncherError } = await import('@pairwise/api/launcher');
  return isLauncherError(error) ? error.message : error;
};

/**
 * Runs a command and ends the process with its exit code. A problem that the caller can fix is printed as a sentence,
 * any other error with its stack.
 */
export const runCommand = async (body: () => Promise<number>): Promise<never> => {
  try {
    process.exit(await body());
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(error.message);
      process.exit(error.exitCode);
    }
    if (error instanceof Error && error.name === 'AbortError') {
      console.log('Stopped before everything was up.');
      process.exit(130);
    }
    console.error(await describe(error));
    process.exit(1);
  }
};

/** Runs the npm script of the given name with the arguments of this process. */
export const runScript = (script: Omit<CommandLine, 'invocation'>): Promise<never> =>
  runCommand(() =>
    runCommandLine({ ...script, invocation: `npm run ${script.name} --` }, process.argv.slice(2), {
      context: undefined,
      print: (line) => console.log(line),
    }),
  );
