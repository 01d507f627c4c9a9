/** `npm run claim -- C-27`: proves one claim, prints its counts, and fails when the claim does not hold. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineCommand } from '@pairwise/command-line';

import type { Claim } from '../claims/claim.ts';
import { claims } from '../claims/index.ts';
import { runScript } from '../run-command.ts';
import { root } from '../workspace.ts';

const prove = async (claim: Claim, { full, seed }: { full: boolean; seed: number }): Promise<number> => {
  const size = full ? 'full' : 'small';
  const began = performance.now();
  const report = await claim.prove({ size, seed, log: (line) => console.log(line) });
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
};

await runScript({
  name: 'claim',
  summary: 'Proves a claim of docs/claims.md and prints its counts. Fails when the claim does not hold.',
  commands: claims.map((claim) =>
    defineCommand({
      name: claim.id,
      summary: claim.title,
      options: {
        full: { type: 'boolean', summary: 'Runs the full size instead of the small one.' },
        seed: { type: 'integer', placeholder: 'N', summary: 'The seed of everything random.', default: 1 },
      },
      run: ({ options }) => prove(claim, options),
    }),
  ),
});
