import type { Claim } from './claim.ts';
import { inParallel } from './support/in-parallel.ts';
import { lastDefinition } from './support/last-definition.ts';
import { progress } from './support/progress.ts';
import { seeded } from './support/random.ts';
import { countWrongBalances, readMoney, readSales } from './support/read-sales.ts';
import type { Edit } from './support/running-api.ts';
import { openShop, type Shop } from './support/shop.ts';
import { shuffled } from './support/shuffle.ts';

const PORT = 4823;

const ORDERS = { small: 30, full: 1000 } as const;
const CONTROL_ORDERS = 10;
/** Orders of one member, whose attempts are limited. */
const EACH = 12;
const CONCURRENT = 16;
/** The longest gap between the two payments of an order, in milliseconds. */
const LONGEST_GAP = 60;

interface Findings {
  orders: number;
  creditedOnce: number;
  /** Second payments whose full amount the provider has paid back. */
  refunded: number;
  /** Second payments about which the member got exactly one mail. */
  notified: number;
  difference: number;
  wrongBalances: number;
}

/** Pays one order in two tabs: both attempts are open at the same time, and both are paid, in either order. */
const payTwice = async (shop: Shop, buyer: Parameters<Shop['order']>[0], random: () => number): Promise<void> => {
  const one = await shop.order(buyer);
  const two = await shop.order(buyer, one.payment, 'paypal');
  const [gap, notifiesBetween, opensResult] = [random() * LONGEST_GAP, random() < 0.5, random() < 0.5];
  const [first = one, second = two] = shuffled([one, two], random);
  await shop.decide(first.ref, 'paid');
  if (notifiesBetween) await shop.deliver(`id=${first.ref}`);
  await new Promise((resolve) => setTimeout(resolve, gap));
  await shop.decide(second.ref, 'paid');
  const notices = shuffled([first, second, second, first], random);
  await Promise.all([
    ...notices.map(({ ref }) => shop.deliver(`id=${ref}`)),
    ...(opensResult ? [shop.openResult(buyer, one.payment)] : []),
  ]);
};

const run = async (
  shop: Shop,
  orders: number,
  random: () => number,
  log: (line: string) => void,
): Promise<Findings> => {
  const buyers = await shop.makeBuyers(Math.ceil(orders / EACH));
  const paid = progress('orders', 100, log);
  await inParallel(
    Array.from({ length: orders }, (_, nth) => nth),
    CONCURRENT,
    async (nth) => {
      const buyer = buyers[nth % buyers.length];
      if (buyer) await payTwice(shop, buyer, random);
      paid();
    },
  );
  await shop.finishJobs();
  const { db } = shop.api;
  const stored = await readSales(db);
  const refunds = new Map(
    (await shop.book()).map(({ attempt, minor, refundedMinor }) => [attempt, { minor, refundedMinor }]),
  );
  const second = stored.filter(({ state }) => state === 'duplicate_paid');
  const notices = await shop.mails(/^You paid twice/);
  const { cash } = await readMoney(db);
  const held = [...refunds.values()].reduce((sum, { minor, refundedMinor }) => sum + minor - refundedMinor, 0);
  return {
    orders,
    creditedOnce: stored.filter(({ state, purchases }) => state === 'paid' && purchases === 1).length,
    refunded: second.filter(({ attempt, minor }) => refunds.get(attempt)?.refundedMinor === minor).length,
    notified: second.filter(({ orderNumber }) => notices.filter((text) => text.includes(orderNumber)).length === 1)
      .length,
    difference: cash - held,
    wrongBalances: await countWrongBalances(db),
  };
};

const isRight = ({ orders, creditedOnce, refunded, notified, difference, wrongBalances }: Findings): boolean =>
  creditedOnce === orders && refunded === orders && notified === orders && difference === 0 && wrongBalances === 0;

/** The negative control: the second payment is ignored as if it were known. */
const silent: Edit[] = [
  {
    file: lastDefinition('attempt_settle'),
    from: "    next := 'duplicate_paid';",
    to: '    return false;',
  },
];

/** Proves C-04: an order that is paid twice adds its credits once, and the second payment is returned. */
export const payTwiceLoseNothing: Claim = {
  id: 'C-04',
  title: 'an order that is paid twice loses nothing',
  prove: async ({ size, seed, log }) => {
    const inShop = async (orders: number, edits: readonly Edit[]): Promise<Findings> => {
      const shop = await openShop({ purpose: 'c-04', port: PORT, log, edits });
      try {
        return await run(shop, orders, seeded(seed), log);
      } finally {
        await shop.close();
      }
    };
    const found = await inShop(ORDERS[size], []);
    log('Control: an api that keeps the second payment …');
    const control = await inShop(CONTROL_ORDERS, silent);
    return {
      holds: isRight(found),
      counts: {
        'orders paid twice': found.orders,
        'credited once': found.creditedOnce,
        'second payments refunded in full': found.refunded,
        'members notified by mail': found.notified,
        'balances that are not the sum of their payments': found.wrongBalances,
        'ledger minus the book of the provider, in cents': found.difference,
      },
      control: {
        what: `an api that keeps the second payment (${control.refunded} of ${CONTROL_ORDERS} refunded)`,
        caught: !isRight(control) && control.refunded < CONTROL_ORDERS,
      },
    };
  },
};
