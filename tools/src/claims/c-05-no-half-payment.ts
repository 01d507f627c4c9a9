import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Crash, crashEnv, openCrashes } from './c-05/crashes.ts';
import { type Expected, flows, waitUntilSettled } from './c-05/orders.ts';
import type { Claim } from './claim.ts';
import { seeded } from './support/random.ts';
import { readMoney, readSales } from './support/read-sales.ts';
import type { Edit } from './support/running-api.ts';
import { openShop, type Shop } from './support/shop.ts';

const PORT = 4826;

/** Every so many crashes of the matrix are tried; which ones depends on the seed. */
const sizes = { small: { every: 80 }, full: { every: 1 } } as const;

/** In the control an order that is not settled by then counts as stuck. It takes a tenth of that when nothing is broken. */
const CONTROL_WITHIN_MS = 15_000;

/** The negative control: no api releases the jobs of a process that has died. */
const orphans: Edit[] = [
  {
    file: 'src/jobs/worker-locks.ts',
    from: 'if (found.length === 0) return [];',
    to: 'return [];',
  },
];

interface Order {
  flow: string;
  crash: Crash | undefined;
  buyer: number;
  payment: string;
  expected: Expected;
  settledMs: number | undefined;
  error: string | undefined;
}

type Crashes = ReturnType<typeof openCrashes>;

const inCrashingShop = async <Result>(
  { log, edits }: { log: (line: string) => void; edits: readonly Edit[] },
  work: (shop: Shop, crashes: Crashes) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-c-05-'));
  const plan = join(folder, 'plan');
  try {
    const shop = await openShop({
      purpose: 'c-05',
      port: PORT,
      // Each crash restarts a process. The figures show the others.
      log: (line) => {
        if (!line.includes('ended unexpectedly')) log(line);
      },
      edits,
      env: crashEnv(plan),
      restartsPerMinute: 1_000,
    });
    try {
      return await work(shop, openCrashes(shop.api, plan));
    } finally {
      await shop.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Places one order by a flow, and waits until it is settled. */
const place = async (shop: Shop, flow: string, crash: Crash | undefined, withinMs?: number): Promise<Order> => {
  const { run, expected } = flows[flow] ?? {};
  const [buyer] = await shop.makeBuyers(1);
  if (!run || !expected || !buyer) throw new Error(`There is no flow ${flow}.`);
  const payment = randomUUID();
  const order = { flow, crash, buyer: buyer.id, payment, expected };
  try {
    await run(shop, buyer, payment);
    return { ...order, settledMs: await waitUntilSettled(shop, payment, withinMs), error: undefined };
  } catch (error) {
    return { ...order, settledMs: undefined, error: error instanceof Error ? error.message : String(error) };
  }
};

const nameOf = ({ flow, crash }: Order): string => `${flow}, ${crash?.when ?? 'no crash'} ${crash?.place ?? ''}`;

/** Compares what orders have done with what they must do. */
const judge = async (shop: Shop, orders: readonly Order[]) => {
  const { db } = shop.api;
  const [sales, book, { cash, sum }] = [await readSales(db), await shop.book(), await readMoney(db)];
  const attemptsOf = new Map<string, string[]>();
  for (const { attempt, payment } of sales) {
    attemptsOf.set(payment, [...(attemptsOf.get(payment) ?? []), attempt]);
  }
  const balances = new Map(
    (await db.selectFrom('credit_accounts').select(['user_id', 'balance']).execute()).map(({ user_id, balance }) => [
      user_id,
      balance,
    ]),
  );
  const [stuck, doubled, wrong]: [string[], string[], string[]] = [[], [], []];
  let held = 0;
  for (const order of orders) {
    const attempts = attemptsOf.get(order.payment) ?? [];
    const sale = sales.find(({ payment }) => payment === order.payment);
    const booked = book.filter(({ attempt }) => attempt !== undefined && attempts.includes(attempt));
    const minor = booked
      .filter(({ status }) => status === 'paid')
      .reduce((total, one) => total + one.minor - one.refundedMinor, 0);
    held += minor;
    const name = nameOf(order);
    if (order.settledMs === undefined) stuck.push(`${name}: ${order.error ?? 'not settled'}`);
    if (booked.length > 1 || attempts.length > 1 || booked.some(({ isPaidTwice }) => isPaidTwice)) doubled.push(name);
    const { status, credits, heldMinor } = order.expected;
    const balance = balances.get(order.buyer) ?? 0;
    const isRight = sale?.status === status && balance === credits && minor === heldMinor;
    if (!isRight) wrong.push(`${name}: ${sale?.status}, ${balance} credits, ${minor} held`);
  }
  return { stuck, doubled, wrong, difference: cash - held, imbalance: sum };
};

/** Proves C-05: wherever an api crashes, an order is settled within a minute, once. */
export const noHalfPayment: Claim = {
  id: 'C-05',
  title: 'no half payment, wherever an api crashes',
  prove: async ({ size, seed, log }) => {
    const random = seeded(seed);
    const found = await inCrashingShop({ log, edits: [] }, async (shop, crashes) => {
      const orders: Order[] = [];
      const idle = await crashes.placesOf(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
      const matrix: [flow: string, crash: Crash][] = [];
      for (const flow of Object.keys(flows)) {
        const places = await crashes.placesOf(async () => orders.push(await place(shop, flow, undefined)));
        const own = places.filter((one) => !idle.includes(one));
        for (const one of own)
          for (const when of ['before', 'after'] as const) matrix.push([flow, { place: one, when }]);
        log(`${flow}: ${own.length} places`);
      }
      let kills = 0;
      const skipped = Math.floor(random() * sizes[size].every);
      const chosen = matrix.filter((_, nth) => nth % sizes[size].every === skipped);
      for (const [flow, crash] of chosen) {
        const crashed = await crashes.during(crash, async () => orders.push(await place(shop, flow, crash)));
        if (crashed) kills += 1;
        else log(`not reached: ${flow}, ${crash.when} ${crash.place}`);
      }
      const places = new Set(matrix.map(([, crash]) => crash.place)).size;
      return { orders, matrix: matrix.length, places, chosen: chosen.length, kills, ...(await judge(shop, orders)) };
    });
    log('Control: an api that leaves the jobs of a dead process locked …');
    const control = await inCrashingShop({ log, edits: orphans }, async (shop, crashes) => {
      const orders: Order[] = [];
      const flow = 'redirect, paid';
      const places = await crashes.placesOf(() => place(shop, flow, undefined));
      const fetched = places.find((one) => one.startsWith('GET') && one.endsWith('of the provider'));
      if (fetched === undefined) throw new Error('The api never asks the provider.');
      const crash: Crash = { place: fetched, when: 'after' };
      await crashes.during(crash, async () => orders.push(await place(shop, flow, crash, CONTROL_WITHIN_MS)));
      return judge(shop, orders);
    });
    const { orders, stuck, doubled, wrong, difference, imbalance } = found;
    const slowest = Math.max(...orders.map(({ settledMs }) => settledMs ?? 0));
    return {
      holds:
        [stuck, doubled, wrong].every(({ length }) => length === 0) &&
        difference === 0 &&
        imbalance === 0 &&
        found.places >= 40 &&
        found.kills >= found.chosen * 0.9,
      counts: {
        'named places': found.places,
        'crashes of the matrix (flow × place × before or after)': found.matrix,
        'tried, and reached': `${found.chosen}, ${found.kills}`,
        'orders stuck after a minute': stuck.length,
        'orders doubled': doubled.length,
        'orders with another end than without a crash': wrong.length,
        'ledger minus the book of the provider, in cents': difference,
        'the slowest settlement after the last step, in seconds': (slowest / 1000).toFixed(1),
        first: [...stuck, ...doubled, ...wrong][0] ?? '-',
      },
      control: {
        what: `an api that leaves the jobs of a dead process locked (${control.stuck.length} stuck)`,
        caught: control.stuck.length > 0,
      },
    };
  },
};
