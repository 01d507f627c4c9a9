import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { createTestDatabase, makePerson, type TestDatabase } from '../../testing/index.ts';
import { type Database, openDatabase } from './database.ts';

let server: TestDatabase;
let db: Database;
let member: number;

beforeAll(async () => {
  server = await createTestDatabase();
  db = openDatabase({ url: server.url, onError: () => {} });
});
afterAll(async () => {
  await db.destroy();
  await server.drop();
});
beforeEach(async () => {
  member = (await makePerson(db)).id;
});

const post = (delta: number, reason: string, ref: string = randomUUID()) =>
  sql`select credits_post(${member}, ${delta}, ${reason}::ledger_reason, ${ref}, ${reason + ref})`.execute(db);

/** Buys 30 credits, and returns the order. */
const buy = async (): Promise<{ payment: string; attempt: string }> => {
  const [payment, attempt] = [randomUUID(), randomUUID()];
  await sql`insert into payments (payment_id, user_id, product_id, credits, list_minor, amount_minor, currency, method)
    values (${payment}, ${member}, 'p1', 30, 2999, 2999, 'EUR', 'ideal')`.execute(db);
  await sql`select attempt_start(${attempt}, ${payment}, 'ideal', 'test')`.execute(db);
  await sql`select attempt_settle(${attempt}, 'paid', ${attempt}, 2999, 'EUR')`.execute(db);
  return { payment, attempt };
};

const left = async (payment: string): Promise<number | undefined> =>
  (await sql<{ credits: number }>`select purchase_left(${payment}) as credits`.execute(db)).rows[0]?.credits;

const balance = async (): Promise<number | undefined> =>
  (await sql<{ balance: number }>`select balance from credit_accounts where user_id = ${member}`.execute(db)).rows[0]
    ?.balance;

test('BILL-04 the oldest credits are spent first, across lots', async () => {
  await post(3, 'signup');
  const [first, second] = [await buy(), await buy()];
  await post(-2, 'message');
  expect([await left(first.payment), await left(second.payment)]).toEqual([30, 30]);
  await post(-11, 'photo');
  expect([await left(first.payment), await left(second.payment)]).toEqual([20, 30]);
  await post(-25, 'gift');
  expect([await left(first.payment), await left(second.payment)]).toEqual([0, 25]);
});

test('CHAT-06 the price of a message that is given back returns to the lots that it came from', async () => {
  await post(3, 'signup');
  const { payment } = await buy();
  await post(-5, 'message', 'message:lots');
  await post(-10, 'message');
  expect(await left(payment)).toBe(18);
  await post(5, 'message_refund', 'message:lots');
  expect(await left(payment)).toBe(20);
  expect(await balance()).toBe(23);
});

test('BILL-04 a withdrawal takes the unused credits of its own purchase; a refund takes all of them, its own first', async () => {
  const [first, second, third] = [await buy(), await buy(), await buy()];
  await post(-40, 'message');
  await sql`insert into refunds (attempt_id, amount_minor, reason) values (${second.attempt}, 1999, 'withdrawal')`.execute(
    db,
  );
  const end = (payment: string) =>
    sql<{ clawback_shortfall: number }>`update payments set status = 'refunded' where payment_id = ${payment}
      returning clawback_shortfall`.execute(db);
  expect((await end(second.payment)).rows).toEqual([{ clawback_shortfall: 0 }]);
  expect([await left(second.payment), await left(third.payment), await balance()]).toEqual([0, 30, 30]);
  // The first is spent already, so other credits are taken for it.
  expect((await end(first.payment)).rows).toEqual([{ clawback_shortfall: 0 }]);
  expect([await left(third.payment), await balance()]).toEqual([0, 0]);
  expect((await end(third.payment)).rows).toEqual([{ clawback_shortfall: 30 }]);
});

test('BILL-04 lots that are not the balance cannot be committed, and their terms do not change', async () => {
  const { payment } = await buy();
  const change = (set: string) =>
    sql`update credit_lots set ${sql.raw(set)} where payment_id = ${payment}`.execute(db).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );
  expect(await change('left_credits = 29')).toBe('DB033');
  expect(await change('left_credits = 31')).toBe('23514');
  expect(await change('credits = 31')).toBe('DB001');
  expect(await left(payment)).toBe(30);
});

test('BILL-04 each posting is a transfer between two accounts, so all accounts together are zero', async () => {
  await post(3, 'signup');
  const { payment } = await buy();
  await post(-4, 'photo', 'message:photo');
  await post(4, 'message_refund', 'message:photo');
  await sql`update payments set status = 'charged_back' where payment_id = ${payment}`.execute(db);
  const { rows } = await sql<{ account: string; credits: number }>`
    select account, sum(credits)::int as credits from (
      select debit as account, -credits as credits from credit_transfers where user_id = ${member}
      union all select credit, credits from credit_transfers where user_id = ${member}) t group by account order by account`.execute(
    db,
  );
  expect(rows).toEqual([
    { account: 'promo', credits: -3 },
    { account: 'sold', credits: 0 },
    { account: 'spent:photo', credits: 4 },
    { account: 'spent:returned', credits: -4 },
    { account: `wallet:${member}`, credits: 3 },
  ]);
});
