import { z } from 'zod';

import { ProviderUnknownError } from './payment-provider.ts';
import type { StripeClient } from './stripe-calls.ts';

/** Stripe keeps idempotency keys for a day. Before that ends, the adapter begins to search. */
const keyLife = 23 * 3_600_000;

/** How much the clocks of Stripe and this program may differ, in milliseconds. */
const clockDifference = 5 * 60_000;

/** The most that a page of a list has. */
export const pageSize = 100;

const list = z.object({ data: z.array(z.looseObject({ id: z.string() })), has_more: z.boolean() });

/** Whether Stripe may have deleted the key of a request. */
export const isOld = (startedAt: Date): boolean => Date.now() - startedAt.getTime() > keyLife;

/** Returns the condition of a list: what was created since a time. */
export const createdSince = (since: Date) => ({ gte: Math.floor(since.getTime() / 1000) });

/** Returns when a request that began at a time can have had its effect, at the earliest. */
export const earliest = (startedAt: Date): Date => new Date(startedAt.getTime() - clockDifference);

/** What each request of a list has: where the page begins, and its length. */
interface Page {
  limit: number;
  starting_after?: string;
}

/**
 * Lists objects of Stripe, newest first.
 * @throws {ProviderUnknownError}
 */
export const listAll = async function* listAll<Item>(
  { question }: Pick<StripeClient, 'question'>,
  what: string,
  request: (page: Page) => Promise<unknown>,
  read: (body: unknown) => Item,
): AsyncGenerator<Item, undefined> {
  for (let last: string | undefined; ;) {
    const page = await question(
      `list ${what}`,
      request({ limit: pageSize, ...(last !== undefined && { starting_after: last }) }),
      (body) => {
        const { data, has_more: hasMore } = list.parse(body);
        return { items: data.map(read), last: data.at(-1)?.id, hasMore };
      },
    );
    if (!page) throw new ProviderUnknownError(`Stripe has no list of ${what}`);
    yield* page.items;
    last = page.last;
    if (!page.hasMore || last === undefined) return undefined;
  }
};
