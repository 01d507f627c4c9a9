/**
 * A program that starts a database and keeps it until SIGTERM, for tests that kill programs.
 * Its one argument is the options as JSON; `uid` makes it go on as that user. What comes of the
 * start is sent to the parent process.
 */
import { startDatabase, type StartOptions } from '../index.ts';
import { isLauncherError } from '../launcher-error.ts';

/** What the program reports: the database's address, or why there is none. */
export type Report = { url: string; replacedOrphan: boolean } | { code: string; message: string };

export type ProcessOptions = Pick<StartOptions, 'dataDir' | 'binaries' | 'durability'> & { uid?: number };

const options: ProcessOptions = JSON.parse(process.argv[2] ?? '{}');
if (options.uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(options.uid);
  process.setuid?.(options.uid);
}
// As a shell's Ctrl-C reaches every process of the group; only a test that sends it to the group sends it here.
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
