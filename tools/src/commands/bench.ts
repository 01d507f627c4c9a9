/** `npm run bench`: measures the product and prints each figure with what it is measured against. */
import { cpus } from 'node:os';

import { type Command, defineCommand } from '@pairwise/command-line';

import { activation } from '../bench/activation/activation.ts';
import type { Bench } from '../bench/bench.ts';
import { billing } from '../bench/billing/billing.ts';
import { chat } from '../bench/chat/chat.ts';
import { federationCost } from '../bench/federation-cost/federation-cost.ts';
import { landers } from '../bench/landers/landers.ts';
import { search } from '../bench/search/search.ts';
import { runScript } from '../run-command.ts';

const benches: Bench[] = [activation, billing, chat, federationCost, landers, search];

const benchCommand = (name: string, summary: string, chosen: Bench[]): Command =>
  defineCommand({
    name,
    summary,
    options: {
      runs: { type: 'integer', placeholder: 'N', summary: 'How often to measure.', default: 9, min: 1 },
      smoke: { type: 'boolean', summary: 'Only checks that the bench works: few runs, little data.' },
    },
    run: async ({ options: { runs, smoke } }) => {
      const size = smoke ? 'smoke' : 'full';
      for (const bench of chosen) {
        console.log(`── ${bench.name}: ${bench.title}`);
        const figures = await bench.run({ runs: smoke ? 1 : runs, size, log: (line) => console.log(`   ${line}`) });
        for (const [figure, value] of Object.entries(figures)) console.log(`   ${figure}: ${value}`);
      }
      console.log(`   (${cpus().length} cores, ${process.version})`);
      return 0;
    },
  });

await runScript({
  name: 'bench',
  summary: 'Measures the product and prints each figure with what it is measured against.',
  commands: [
    benchCommand('', 'Runs every bench.', benches),
    ...benches.map((bench) => benchCommand(bench.name, bench.title, [bench])),
  ],
});
