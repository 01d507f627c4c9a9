/** `npm run two-of-each`: runs all journeys against two apis and two gateways behind HAProxy. */
import { defineCommand } from '@pairwise/command-line';

import { runScript } from '../run-command.ts';
import { runTwoOfEach } from '../test/two-of-each.ts';

const summary = 'Runs all journeys against two apis and two gateways behind HAProxy.';

await runScript({
  name: 'two-of-each',
  summary,
  commands: [
    defineCommand({
      name: '',
      summary,
      options: { smoke: { type: 'boolean', summary: 'Runs the checks across processes and two journeys.' } },
      run: async ({ options: { smoke } }) => {
        const result = await runTwoOfEach(smoke ? 'smoke' : 'full');
        console.log(`two of each: ${result.state}${result.detail === undefined ? '' : `, ${result.detail}`}`);
        return result.state === 'passed' ? 0 : 1;
      },
    }),
  ],
});
