/** `npm run mfe -- list | point NAME VERSION`: the registry's command line, with this checkout's settings. */
import { runMfe } from '@pairwise/gateway/cli';

import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings.ts';

await runCommand(() => {
  runMfe(process.argv.slice(2), { dataDir: readSettings(process.env).dataDir, print: (line) => console.log(line) });
  return Promise.resolve(0);
});
