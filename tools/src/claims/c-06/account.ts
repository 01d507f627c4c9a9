import { randomUUID } from 'node:crypto';

import type { Database } from '@pairwise/api/db';
import { type RawBuilder, sql } from 'kysely';

/** What a statement did: `accepted`, or the SQLSTATE of its refusal. */
export type Outcome = string;

export const outcomeOf = async (db: Database, statement: RawBuilder<unknown>): Promise<Outcome> => {
  try {
    await statement.execute(db);
    return 'accepted';
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
    throw error;
  }
};

/** The bundle of every order. */
export const bundle = { credits: 30, minor: 2999 } as const;

/** An order with its attempts. Every second attempt is the same order in another tab. */
export interface Order {
  payment: string;
  attempts: [string, string];
}

/** The account of one member, as the api uses it: all statements run with the role of the application. */
export interface Account {
  member: number;
  post: (delta: number, reason: string, ref: string) => Promise<Outcome>;
  order: (order: Order) => Promise<Outcome>;
  settle: (attempt: string, state: 'open' | 'paid' | 'failed') => Promise<Outcome>;
  refund: (order: Order, reason: 'withdrawal' | 'goodwill', minor: number) => Promise<Outcome>;
  chargeBack: (attempt: string) => Promise<Outcome>;
}

export const newOrder = (): Order => ({ payment: randomUUID(), attempts: [randomUUID(), randomUUID()] });

export const openAccount = (app: Database, member: number): Account => ({
  member,
  post: (delta, reason, ref) =>
    outcomeOf(app, sql`select credits_post(${member}, ${delta}, ${reason}::ledger_reason, ${ref}, ${reason + ref})`),
  order: ({ payment, attempts }) =>
    app.transaction().execute(async (transaction) => {
      await sql`insert into payments (payment_id, user_id, product_id, credits, list_minor, amount_minor, currency, method)
        values (${payment}, ${member}, 'p1', ${bundle.credits}, ${bundle.minor}, ${bundle.minor}, 'EUR', 'ideal')`.execute(
        transaction,
      );
      for (const attempt of attempts) {
        await sql`select attempt_start(${attempt}, ${payment}, 'ideal', 'test')`.execute(transaction);
      }
      return 'accepted';
    }),
  settle: (attempt, state) =>
    outcomeOf(app, sql`select attempt_settle(${attempt}, ${state}, ${attempt}, ${bundle.minor}, 'EUR')`),
  refund: async ({ payment, attempts }, reason, minor) => {
    const refund = randomUUID();
    try {
      return await app.transaction().execute(async (transaction) => {
        await sql`select 1 from payments where payment_id = ${payment} for update`.execute(transaction);
        if (minor > 0) {
          const inserted = await outcomeOf(
            transaction,
            sql`insert into refunds (refund_id, attempt_id, amount_minor, reason)
              select ${refund}, attempt_id, ${minor}, ${reason} from payment_attempts
              where payment_id = ${payment} and state = 'paid' and attempt_id = any(${attempts})`,
          );
          if (inserted !== 'accepted') throw Object.assign(new Error(inserted), { code: inserted });
        }
        await sql`update payments set status = 'refunded' where payment_id = ${payment}`.execute(transaction);
        if (minor > 0) await sql`select refund_settle(${refund}, 'sent', ${refund})`.execute(transaction);
        return 'accepted';
      });
    } catch (error) {
      if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
      throw error;
    }
  },
  chargeBack: (attempt) => outcomeOf(app, sql`select attempt_charge_back(${attempt}, ${attempt}, ${bundle.minor})`),
});
