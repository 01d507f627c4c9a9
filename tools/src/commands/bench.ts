/** `npm run bench`: measures the product and prints each figure with what it is measured against. */
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { type Command, defineCommand } from '@pairwise/command-line';

import { activation } from '../bench/activation/activation.ts';
import { api } from '../bench/api/api.ts';
import type { Bench, BenchOptions } from '../bench/bench.ts';
import { billing } from '../bench/billing/billing.ts';
import { chat } from '../bench/chat/chat.ts';
import { federationCost } from '../bench/federation-cost/federation-cost.ts';
import { gateway } from '../bench/gateway/gateway.ts';
import { landers } from '../bench/landers/landers.ts';
import { load } from '../bench/load/load.ts';
import { search } from '../bench/search/search.ts';
import { zones } from '../bench/zones/zones.ts';
import { runScript } from '../run-command.ts';
import { CommandError } from '../settings.ts';

const benches: Bench[] = [activation, api, billing, chat, federationCost, gateway, landers, load, search, zones];

/** Ten times what the smoke size of a bench takes. */
const SMOKE_LIMIT_MINUTES = 10;

/**
 * Runs a bench. In the smoke size one that waits for what never comes ends with an error that names it: nothing limits the
 * calls of a page.
 */
const runBench = async (bench: Bench, options: BenchOptions): Promise<Record<string, number | string>> => {
  if (options.size === 'full') return bench.run(options);
  const figures = await Promise.race([
    bench.run(options),
    setTimeout(SMOKE_LIMIT_MINUTES * 60_000, undefined, { ref: false }),
  ]);
  if (!figures) throw new CommandError(`The bench ${bench.name} did not end within ${SMOKE_LIMIT_MINUTES} minutes.`);
  return figures;
};

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
        const figures = await runBench(bench, {
          runs: smoke ? 1 : runs,
          size,
          log: (line) => console.log(`   ${line}`),
        });
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
