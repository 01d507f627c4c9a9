/** `npm run moderate`: decides complaints, photos and appeals from the command line. */
import { runModerate } from '@pairwise/api/moderate';

import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

await runCommand(() =>
  runModerate(process.argv.slice(2), {
    withDatabase: (work) => withDatabase(readSettings(process.env), work),
    print: (line) => console.log(line),
  }),
);
