/** `npm run mfe -- list | point NAME VERSION`: the registry's command line, with this checkout's settings. */
import { runMfe } from '@pairwise/gateway/cli';

import { runCommand } from '../run-command.ts';
import { PlainError, readSettings } from '../settings.ts';

await runCommand(() => {
  const { dataDir } = readSettings(process.env);
  try {
    runMfe(process.argv.slice(2), { dataDir, print: (line) => console.log(line) });
  } catch (error) {
    // Its errors are sentences for the person who typed.
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
  return Promise.resolve(0);
});
