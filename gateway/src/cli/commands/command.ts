import type { Context } from '../context.ts';

/** One word of the command line. */
export interface Command {
  /** What to type, after `npm run mfe -- `. */
  usage: string;
  /** What it does, in a few words. */
  help: string;
  /** Resolves with the exit code. Rejects with an MfeError. */
  run: (args: readonly string[], context: Context) => Promise<0 | 1>;
}
