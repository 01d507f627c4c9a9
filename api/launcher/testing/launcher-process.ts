/**
 * A program that starts a database and keeps it until SIGTERM, for tests that kill programs.
 * Its one argument is the options as JSON; `uid` makes it continue as that user. It sends the result of the start to the
 * parent process.
 */
import { startDatabase, type StartOptions } from '../index.ts';
import { isLauncherError } from '../launcher-error.ts';

/** The program's report: the database's address, or the error. */
export type Report = { url: string; replacedOrphan: boolean } | { code: string; message: string };

export type ProcessOptions = Pick<StartOptions, 'dataDir' | 'binaries' | 'durability'> & { uid?: number };

const options: ProcessOptions = JSON.parse(process.argv[2] ?? '{}');
if (options.uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(options.uid);
  process.setuid?.(options.uid);
}
// A shell's Ctrl-C reaches each process of the group. A test sends SIGINT to the group.
process.on('SIGINT', () => undefined);

try {
  const database = await startDatabase(options);
  process.once('SIGTERM', () => void database.stop().then(() => process.disconnect()));
  report({ url: database.url, replacedOrphan: database.replacedOrphan });
} catch (error) {
  report({ code: isLauncherError(error) ? error.code : 'other', message: String(error) });
  process.disconnect();
}

function report(message: Report): void {
  process.send?.(message);
}
