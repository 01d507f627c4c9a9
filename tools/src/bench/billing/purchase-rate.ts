import { randomBytes, randomUUID } from 'node:crypto';

import { openReplay } from '@pairwise/api/testing';

import type { Shop } from '../../claims/support/shop.ts';
import { alternate, type Comparison, median } from '../alternate.ts';
import { perSecond } from '../per-second.ts';
import { type Purchase, recordPurchases } from './record-purchases.ts';

/** Orders under way, and connections of the bare driver: as many as an api has to its database. */
const CONCURRENT = 16;
const CONNECTIONS = 10;
/** Purchases whose statements are recorded. They are replayed with other ids. */
const RECORDED = 40;

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/**
 * Returns the statements of a purchase with new ids, even where an id is a part of a value, and with other hashes of
 * tokens where it stores them.
 */
const withNewIds = ({ ids, statements }: Purchase): Purchase['statements'] => {
  const renewed = ids.map(
    (id) => [id, uuid.test(id) ? randomUUID() : `${id}${randomBytes(6).toString('hex')}`] as const,
  );
  const renew = (value: unknown, isStored: boolean): unknown => {
    if (typeof value === 'string') return renewed.reduce((text, [id, other]) => text.replaceAll(id, other), value);
    return isStored && Buffer.isBuffer(value) ? randomBytes(value.length) : value;
  };
  return statements.map(({ sql, parameters }) => {
    const isStored = /^\s*insert\b/i.test(sql);
    return { sql, parameters: parameters.map((value) => renew(value, isStored)) };
  });
};

interface PurchaseRateOptions {
  shop: Shop;
  runs: number;
  /** Purchases of one measurement. */
  purchases: number;
}

/**
 * Compares purchases over HTTP, from the order through the sandbox and its notice to the credits, with the same statements by
 * the bare driver on a database of their own.
 */
export const measurePurchaseRate = async ({
  shop,
  runs,
  purchases,
}: PurchaseRateOptions): Promise<Comparison & { statements: number }> => {
  const { db } = shop.api;
  const recorded = await recordPurchases(Math.min(RECORDED, purchases));
  const replay = openReplay(recorded.databaseUrl);
  // Members can only have a few open orders, so each measurement has its own.
  const buyers = await shop.makeBuyers(purchases * (runs + 1));
  const arePaid = async (payments: readonly string[]): Promise<void> => {
    for (;;) {
      const { paid } = await db
        .selectFrom('payments')
        .where('payment_id', 'in', payments)
        .where('status', '=', 'completed')
        .select(({ fn }) => fn.countAll<number>().as('paid'))
        .executeTakeFirstOrThrow();
      if (paid === payments.length) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  let replayed = 0;
  try {
    const result = await alternate(
      runs,
      () => {
        const ordered: string[] = [];
        return perSecond(
          purchases,
          CONCURRENT,
          async () => {
            const buyer = buyers.pop();
            if (!buyer) throw new Error('There are no members.');
            const { payment, ref } = await shop.order(buyer);
            ordered.push(payment);
            await shop.decide(ref, 'paid');
            await shop.deliver(`id=${ref}`);
          },
          () => arePaid(ordered),
        );
      },
      () =>
        perSecond(purchases, CONNECTIONS, () => {
          const purchase = recorded.purchases[replayed++ % recorded.purchases.length];
          if (!purchase) throw new Error('There are no purchases.');
          return replay.run(withNewIds(purchase), new Map());
        }),
    );
    return { ...result, statements: median(recorded.purchases.map(({ statements }) => statements.length)) };
  } finally {
    await replay.close();
    await recorded.close();
  }
};
