/** `npm run bench [-- NAME] [--runs N]`: measures, and prints each figure with what it is measured against. */
import { cpus } from 'node:os';

import { activation } from '../bench/activation/activation.ts';
import type { Bench } from '../bench/bench.ts';
import { federationCost } from '../bench/federation-cost/federation-cost.ts';
import { search } from '../bench/search/search.ts';
import { runCommand } from '../run-command.ts';
import { PlainError } from '../settings.ts';

const benches: Bench[] = [activation, federationCost, search];

const runsOf = (args: string[]): number => {
  const at = args.indexOf('--runs');
  const runs = at < 0 ? 9 : Number(args[at + 1]);
  if (!Number.isInteger(runs) || runs < 1) throw new PlainError('--runs takes a whole number from 1.');
  return runs;
};

await runCommand(async () => {
  const args = process.argv.slice(2);
  const name = args[0]?.startsWith('--') === true ? undefined : args[0];
  const chosen = benches.filter((bench) => name === undefined || bench.name === name);
  if (chosen.length === 0) throw new PlainError(`Measurements: ${benches.map((bench) => bench.name).join(', ')}.`);
  const runs = runsOf(args);
  for (const bench of chosen) {
    console.log(`── ${bench.name}: ${bench.title}`);
    const figures = await bench.run({ runs, say: (line) => console.log(`   ${line}`) });
    for (const [figure, value] of Object.entries(figures)) console.log(`   ${figure}: ${value}`);
  }
  console.log(`   (${cpus().length} cores, ${process.version})`);
  return 0;
});
