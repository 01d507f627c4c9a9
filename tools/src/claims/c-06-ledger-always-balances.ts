import { appRole, type Database, openDatabase } from '@pairwise/api/db';
import { makePerson } from '@pairwise/api/testing';
import fc from 'fast-check';

import { openAccount } from './c-06/account.ts';
import { countImbalances, readAccount } from './c-06/books.ts';
import { compare, DifferenceError, sequences } from './c-06/commands.ts';
import { forge } from './c-06/forgeries.ts';
import { changeConcurrently } from './c-06/many-workers.ts';
import { emptyModel } from './c-06/model.ts';
import type { Claim } from './claim.ts';
import { inParallel } from './support/in-parallel.ts';
import { lastDefinition } from './support/last-definition.ts';
import { type Edit, openClaimDatabase } from './support/running-api.ts';

const WORKERS = 16;
const SIZES = {
  small: { sequences: 640, longest: 40, shared: 4, changes: 60 },
  full: { sequences: 100_000, longest: 200, shared: 100, changes: 500 },
} as const;
const CONTROL = { sequences: 64, longest: 40, shared: 1, changes: 10 };

interface Findings {
  sequences: number;
  commands: number;
  differences: string[];
  surprises: string[];
  forgeries: number;
  accepted: string[];
  imbalances: Record<string, number>;
}

interface Size {
  sequences: number;
  longest: number;
  shared: number;
  changes: number;
}

const newMember = async (db: Database): Promise<number> => (await makePerson(db)).id;

/** Runs arbitrary sequences in parallel, each on an account of its own, and compares every step with the model. */
const runSequences = async (db: Database, app: Database, size: Size, seed: number) => {
  let [done, commands] = [0, 0];
  const differences: string[] = [];
  const each = Math.ceil(size.sequences / WORKERS);
  const property = fc.asyncProperty(sequences(size.longest), async (steps) => {
    const member = await newMember(db);
    const model = emptyModel();
    await fc.asyncModelRun(() => ({ model, real: openAccount(app, member) }), steps);
    compare(model, await readAccount(db, member));
    done += 1;
    commands += [...steps].length;
  });
  const workers = Array.from({ length: WORKERS }, (_, worker) => worker);
  await inParallel(workers, WORKERS, async (worker) => {
    const details = await fc.check(property, { numRuns: each, seed: seed + worker, endOnFailure: true });
    if (!details.failed) return;
    const error = details.errorInstance;
    if (!(error instanceof DifferenceError)) throw error;
    differences.push(`${error.message}, after ${fc.stringify(details.counterexample)}`);
  });
  return { sequences: done, commands, differences };
};

const run = async (
  size: Size,
  seed: number,
  log: (line: string) => void,
  edits: readonly Edit[],
): Promise<Findings> => {
  const database = await openClaimDatabase({ purpose: 'c-06', edits });
  const app = openDatabase({ url: database.url, role: appRole, poolSize: WORKERS, onError: () => undefined });
  const { db } = database;
  try {
    const found = await runSequences(db, app, size, seed);
    log(`${found.sequences} sequences with ${found.commands} commands …`);
    const members: number[] = [];
    for (let nth = 0; nth < size.shared; nth += 1) members.push(await newMember(db));
    const surprises = await changeConcurrently(app, members, { workers: WORKERS, changes: size.changes, seed });
    const { tried, accepted } = await forge(app, members[0] ?? 0);
    return { ...found, surprises, forgeries: tried, accepted, imbalances: await countImbalances(db) };
  } finally {
    await app.destroy();
    await database.stop();
  }
};

const isRight = ({ differences, surprises, accepted, imbalances }: Findings): boolean =>
  differences.length === 0 &&
  surprises.length === 0 &&
  accepted.length === 0 &&
  Object.values(imbalances).every((n) => n === 0);

/** The negative control: the newest credits are spent first, and the application may change balances. */
const broken: Edit[] = [
  {
    file: lastDefinition('credit_lots_book'),
    from: 'l.payment_id = payment, false) desc, l.posting\n',
    to: 'l.payment_id = payment, false) desc, l.posting desc\n',
  },
  {
    file: 'src/db/app-role.ts',
    from: "or relname in (${list([...posted, 'credit_accounts', ",
    to: 'or relname in (${list([...posted, ',
  },
];

/** Proves C-06: whatever happens to accounts, in any order and concurrently, the ledgers balance and cannot be forged. */
export const ledgerAlwaysBalances: Claim = {
  id: 'C-06',
  title: 'the ledgers always balance',
  prove: async ({ size, seed, log }) => {
    const found = await run(SIZES[size], seed, log, []);
    for (const line of [...found.differences, ...found.surprises, ...found.accepted].slice(0, 5)) log(line);
    log('Control: credits are spent in the wrong order, and the application may change balances …');
    const control = await run(CONTROL, seed, () => undefined, broken);
    return {
      holds: isRight(found),
      counts: {
        sequences: found.sequences,
        commands: found.commands,
        'differences from the model': found.differences.length,
        'concurrent changes of shared accounts': SIZES[size].shared * WORKERS * SIZES[size].changes,
        'refusals that no rule foresees': found.surprises.length,
        'forgeries with the role of the application': found.forgeries,
        'accepted forgeries': found.accepted.length,
        ...found.imbalances,
      },
      control: {
        what: `credits are spent in the wrong order, and the application may change balances (${control.differences.length} differences, ${control.accepted.length} forgeries)`,
        caught: control.differences.length > 0 && control.accepted.length > 0,
      },
    };
  },
};
