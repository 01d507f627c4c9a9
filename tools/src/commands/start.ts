/** `npm start`: builds what has changed and runs the whole product until Ctrl-C. */
import { defineCommand } from '@pairwise/command-line';

import { runScript } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { runProduct } from '../start/run-product.ts';

const summary = 'Builds what has changed and runs the whole product until Ctrl-C.';

await runScript({
  name: 'start',
  summary,
  commands: [defineCommand({ name: '', summary, run: () => runProduct(readSettings(process.env)) })],
});
