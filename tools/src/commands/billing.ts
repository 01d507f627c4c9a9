/** `npm run billing`: shows orders, sends refunds and checks the books from the command line. */
import { runBilling } from '@pairwise/api/billing';

import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

await runCommand(() =>
  runBilling(process.argv.slice(2), {
    withDatabase: (work) => withDatabase(readSettings(process.env), work),
    print: (line) => console.log(line),
  }),
);
