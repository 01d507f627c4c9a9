/** `npm run claim -- C-27 [--full] [--seed N]`: proves one claim, prints its counts, fails when it does not hold. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { claims } from '../claims/index.ts';
import { runCommand } from '../run-command.ts';
import { PlainError } from '../settings.ts';
import { root } from '../workspace.ts';

const usage = () =>
  `npm run claim -- ID [--full] [--seed N]\n${claims.map(({ id, title }) => `  ${id}  ${title}`).join('\n')}`;

const seedOf = (args: string[]): number => {
  const at = args.indexOf('--seed');
  const seed = at < 0 ? 1 : Number(args[at + 1]);
  if (!Number.isSafeInteger(seed)) throw new PlainError('--seed takes a whole number.');
  return seed;
};

await runCommand(async () => {
  const [id, ...args] = process.argv.slice(2);
  const claim = claims.find((candidate) => candidate.id === id);
  if (claim === undefined) throw new PlainError(usage());
  const size = args.includes('--full') ? 'full' : 'small';
  const seed = seedOf(args);
  const began = performance.now();
  const report = await claim.prove({ size, seed, say: (line) => console.log(line) });
  const holds = report.holds && report.control.caught;
  const seconds = Math.round((performance.now() - began) / 1000);
  const result = {
    id: claim.id,
    title: claim.title,
    date: new Date().toISOString(),
    size,
    seed,
    seconds,
    ...report,
    holds,
  };

  const folder = join(root, '.cache/claims');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${claim.id}.json`), `${JSON.stringify(result, null, 2)}\n`);

  console.log(`\n${claim.id} ${claim.title}: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  for (const [name, value] of Object.entries(report.counts)) console.log(`  ${name}: ${value}`);
  console.log(`  control (${report.control.what}): ${report.control.caught ? 'caught' : 'NOT CAUGHT'}`);
  console.log(`  size ${size}, seed ${seed}, ${seconds} s`);
  return holds ? 0 : 1;
});
