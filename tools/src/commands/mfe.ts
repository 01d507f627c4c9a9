/** `npm run mfe -- list | point NAME VERSION`: the registry's command line, with this checkout's settings. */
import { runMfe } from '@pairwise/gateway/cli';

import { PlainError, readSettings } from '../settings.ts';

try {
  const { dataDir } = readSettings(process.env);
  process.exit(await runMfe(process.argv.slice(2), { dataDir, print: (line) => console.log(line) }));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
}
