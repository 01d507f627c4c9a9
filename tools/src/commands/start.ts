/** `npm start`: builds what has changed and runs the whole product until Ctrl-C. */
import { defineCommand } from '@pairwise/command-line';

import { runScript } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { runProduct } from '../start/run-product.ts';

const summary = 'Builds what has changed and runs the whole product until Ctrl-C.';

await runScript({
  name: 'start',
  summary,
  commands: [
    defineCommand({
      name: '',
      summary,
      options: {
        'two-of-each': { type: 'boolean', summary: 'Runs two apis and two gateways behind HAProxy (Debian: haproxy).' },
      },
      run: ({ options }) => runProduct(readSettings(process.env), { twoOfEach: options['two-of-each'] }),
    }),
  ],
});
