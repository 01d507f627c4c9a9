import type { Database } from '@pairwise/api/db';

import { inParallel } from '../support/in-parallel.ts';
import { seeded } from '../support/random.ts';
import { type Account, newOrder, openAccount, type Order, type Outcome } from './account.ts';

/** Refusals that the rules foresee: too few credits, a key or a refund that was used, a state that is over. */
const foreseen = new Set(['accepted', 'DB032', 'DB040', 'DB003', 'DB050', '23505']);

/** One change of a shared account, of any kind. */
const change = (account: Account, orders: readonly Order[], random: () => number): Promise<Outcome> => {
  const order = orders[Math.floor(random() * orders.length)] ?? newOrder();
  const ref = `shared:${account.member}:${Math.floor(random() * 200)}`;
  const attempt = order.attempts[random() < 0.7 ? 0 : 1];
  const kind = random();
  if (kind < 0.45) return account.post(-Math.ceil(random() * 9), 'message', ref);
  if (kind < 0.6) return account.post(Math.ceil(random() * 3), 'message_refund', ref);
  if (kind < 0.85) return account.settle(attempt, random() < 0.8 ? 'paid' : 'failed');
  if (kind < 0.93) return account.refund(order, 'withdrawal', 1);
  return account.chargeBack(attempt);
};

/**
 * Lets workers change the same accounts concurrently, in any order. Returns the refusals that no rule foresees: what the
 * accounts contain afterwards is judged by the books.
 */
export const changeConcurrently = async (
  app: Database,
  members: readonly number[],
  { workers, changes, seed }: { workers: number; changes: number; seed: number },
): Promise<Outcome[]> => {
  const surprises: Outcome[] = [];
  for (const [nth, member] of members.entries()) {
    const account = openAccount(app, member);
    const orders = Array.from({ length: 24 }, newOrder);
    for (const order of orders) await account.order(order);
    await inParallel(
      Array.from({ length: workers }, (_, worker) => seeded(seed + nth * workers + worker)),
      workers,
      async (random) => {
        for (let done = 0; done < changes; done += 1) {
          const outcome = await change(account, orders, random);
          if (!foreseen.has(outcome)) surprises.push(outcome);
        }
      },
    );
  }
  return surprises;
};
