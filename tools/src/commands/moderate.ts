/** `npm run moderate`: decides complaints, photos and appeals from the command line. */
import { runModerate } from '@pairwise/api/moderate';

import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

await runCommand(() =>
  withDatabase(readSettings(process.env), (databaseUrl) =>
    runModerate(process.argv.slice(2), { databaseUrl, print: (line) => console.log(line) }),
  ),
);
