import { sql } from 'kysely';

import { rules, type RuleResult } from './c-22/rules.ts';
import type { Claim } from './claim.ts';
import { inParallel } from './support/in-parallel.ts';
import { progress } from './support/progress.ts';
import type { Edit } from './support/running-api.ts';
import { type Buyer, openShop, type Shop } from './support/shop.ts';

const PORT = 4829;

const SIZES = { small: { members: 12, orders: 24 }, full: { members: 500, orders: 200 } } as const;
const CONTROL = { members: 4, orders: 24 };
const CODE = 'TIMEBONUS25';
/** Members who order at the same time. */
const CONCURRENT = 3;

interface Size {
  members: number;
  orders: number;
}

interface Findings {
  requests: number;
  /** Responses that are neither an order nor a refusal of the code. One that does not arrive may be either. */
  otherResponses: number;
  /** Members with exactly one completed order at the price of the code. */
  once: number;
  more: number;
  /** Uses that are not the one completed order of their member. */
  wrongUses: number;
  rules: RuleResult[];
}

/** Sends many orders of a member concurrently, each another one with the same code. */
const orderAtOnce = async (shop: Shop, buyer: Buyer, orders: number): Promise<number> => {
  const responses = await Promise.all(
    Array.from({ length: orders }, () => shop.send(buyer, { product: 'p1', method: 'ideal', code: CODE })),
  );
  return responses.filter(({ status, error }) => status !== 200 && status !== 0 && error !== 'code_used').length;
};

/** Pays every order that the provider still lets the members pay. */
const payAll = async (shop: Shop): Promise<void> => {
  // Orders whose response was lost are submitted again by their job.
  await shop.finishJobs();
  const open = (await shop.book()).filter(({ status }) => status === 'open');
  await inParallel(open, 8, async ({ ref }) => {
    await shop.decide(ref, 'paid');
    await shop.deliver(`id=${ref}`);
  });
  await shop.finishJobs();
};

const count = async ({ api }: Shop): Promise<Pick<Findings, 'once' | 'more' | 'wrongUses'>> => {
  const { rows } = await sql<Pick<Findings, 'once' | 'more' | 'wrongUses'>>`
    with bought as (select p.user_id, count(*) as n from payments p
      where p.status = 'completed' and p.amount_minor < p.list_minor group by p.user_id)
    select (select count(*)::int from bought where n = 1) as once, (select count(*)::int from bought where n > 1) as more,
      (select count(*)::int from discount_redemptions r join payments p using (payment_id)
        where (r.state = 'consumed') <> (p.status = 'completed')) as "wrongUses"`.execute(api.db);
  return rows[0] ?? { once: 0, more: 0, wrongUses: 0 };
};

const run = async (shop: Shop, { members, orders }: Size, log: (line: string) => void): Promise<Findings> => {
  const ordered = progress('members', 25, log);
  const buyers = await shop.makeBuyers(members);
  let otherResponses = 0;
  await inParallel(buyers, CONCURRENT, async (buyer) => {
    otherResponses += await orderAtOnce(shop, buyer, orders);
    ordered();
  });
  await payAll(shop);
  const counted = await count(shop);
  return { requests: members * orders, otherResponses, ...counted, rules: await rules(shop) };
};

const isRight = ({ otherResponses, once, more, wrongUses, rules: results }: Findings, { members }: Size): boolean =>
  otherResponses === 0 && once === members && more === 0 && wrongUses === 0 && results.every(({ isKept }) => isKept);

/** The rate of attempts would refuse most of the orders before they come to the key that is proved here. */
const withoutRate: Edit[] = [
  {
    file: 'src/domain/payments/payments.policy.ts',
    from: 'const attemptsPerHour = 30;',
    to: 'const attemptsPerHour = 400;',
  },
];

/** The negative control: the database allows a code many times. */
const withoutKey: Edit[] = [
  {
    file: 'src/db/migrations/0005-payments.sql',
    from: 'create unique index redeem_once_per_user',
    to: 'create index redeem_once_per_user',
  },
];

/** Proves C-22: a member uses a code once, however many orders arrive concurrently, and only where its rules allow it. */
export const oncePerUser: Claim = {
  id: 'C-22',
  title: 'a discount code is used once per member',
  prove: async ({ size, log }) => {
    const inShop = async (of: Size, edits: readonly Edit[]): Promise<Findings> => {
      const shop = await openShop({ purpose: 'c-22', port: PORT, log, edits });
      try {
        return await run(shop, of, log);
      } finally {
        await shop.close();
      }
    };
    const found = await inShop(SIZES[size], withoutRate);
    for (const { rule, isKept, response } of found.rules) if (!isKept) log(`${rule}: ${response}`);
    log('Control: a database that allows a code many times …');
    const control = await inShop(CONTROL, [...withoutRate, ...withoutKey]);
    return {
      holds: isRight(found, SIZES[size]),
      counts: {
        members: SIZES[size].members,
        'orders with the code': found.requests,
        'responses that are neither an order nor a refusal': found.otherResponses,
        'members with one order at its price': found.once,
        'members with more': found.more,
        'uses that are not a completed order': found.wrongUses,
        'rules kept': `${found.rules.filter(({ isKept }) => isKept).length} of ${found.rules.length}`,
      },
      control: {
        what: `a database that allows a code many times (${control.more} of ${CONTROL.members} members with more)`,
        caught: control.more > 0,
      },
    };
  },
};
