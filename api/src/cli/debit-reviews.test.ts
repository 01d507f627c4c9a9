import { sql } from 'kysely';

import {
  debitForm,
  mailsTo,
  notify,
  renewLimits,
  smsCodeTo,
  startShop,
  type TestClient,
  testDebitKey,
  type TestPerson,
  type TestShop,
} from '../../testing/index.ts';
import { runBilling } from './billing.ts';

let shop: TestShop;
let member: TestPerson;
let client: TestClient;

beforeAll(async () => {
  shop = await startShop({ env: { DIRECT_DEBIT_KEY: testDebitKey } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await renewLimits(shop.api.db);
  member = await shop.api.make();
  client = await shop.api.as(member);
});

const billing = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await runBilling(args, {
    withDatabase: (work) => work(shop.api.env.databaseUrl),
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
};
const agrees = { code: 0, text: expect.stringContaining('The books agree.') };
const user = async () => (await client.call('GET /api/user.php')).body.user;
const subjects = async () => (await mailsTo(shop.api, member.email)).map(({ subject }) => subject);

/** Pays by direct debit: the order is completed, and its money is on the way. */
const debit = async () => {
  const form = debitForm();
  const { challenge } = (await client.call('POST /api/directdebit.php', { body: form })).body;
  const code = await smsCodeTo(shop.api, form.mobile_number);
  const { payment } = (await client.call('PUT /api/directdebit.php', { body: { challenge, sms_code: code } })).body;
  expect(payment.status).toBe('completed');
  const row = await shop.api.db
    .selectFrom('payment_attempts')
    .where('payment_id', '=', form.payment_id)
    .select(['attempt_id', 'provider_ref'])
    .executeTakeFirstOrThrow();
  const { attempt_id: attempt, provider_ref: ref } = row;
  return { id: form.payment_id, order: payment.order_number, attempt, ref: `${ref}` };
};
type Debit = Awaited<ReturnType<typeof debit>>;

/** Lets the money of a debit arrive, in another amount or currency. */
const arrive = async ({ ref }: Debit, value: string, currency = 'EUR'): Promise<void> => {
  if (!shop.sandbox.book.change(ref, { status: 'paid', amount: { currency, value } })) throw new Error('not changed');
  await notify(shop.api, ref);
  await shop.api.runDueJobs();
};
const withdraw = async ({ order }: Debit): Promise<void> => {
  expect((await client.call('GET /api/withdrawal.php')).body.orders).toMatchObject([{ order_number: order }]);
  await client.call('POST /api/withdrawal.php', { body: { order_number: order, confirm: true } });
  await shop.api.runDueJobs();
};
const decide = async ({ attempt }: Debit, as: string) => {
  const result = await billing('decide-review', attempt, '--as', as, '--reason', 'a test');
  await shop.api.runDueJobs();
  return result;
};
const statusOf = async ({ id }: Debit) =>
  (await client.call('GET /api/payment.php', { query: { id } })).body.payment.status;
/** The amounts that the provider has sent back. */
const sentBack = ({ ref }: Debit) => shop.sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value);
/** The accounts that a debit has moved money between, and the state of its collection. */
const bookedOf = async ({ attempt }: Debit) => {
  const { rows } = await sql<{ account: string; minor: number }>`
    select account, sum(minor)::int as minor from (
      select debit as account, amount_minor as minor, ref from money_ledger
      union all select credit, -amount_minor, ref from money_ledger) moved
    where ref = ${attempt} or ref in (select refund_id from refunds where attempt_id = ${attempt})
    group by account having sum(minor) <> 0 order by account`.execute(shop.api.db);
  return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]));
};
const outcomes = async ({ order }: Debit) =>
  (await shop.api.db.selectFrom('withdrawals').where('order_number', '=', order).select('outcome').execute()).map(
    ({ outcome }) => outcome,
  );
/** The refunds of a debit, oldest first, each with its state. */
const refundsOf = async ({ attempt }: Debit) =>
  (
    await sql<{ refund: string }>`select concat_ws(' ', reason, amount_minor, state) as refund from refunds
      where attempt_id = ${attempt} order by created_at, state`.execute(shop.api.db)
  ).rows.map(({ refund }) => refund);

describe('a direct debit whose money is another amount than ordered', () => {
  test.each([
    ['29.98', { 'cash:sandbox': 2998, payment_differences: 1, sold: -2999 }],
    ['30.00', { 'cash:sandbox': 3000, payment_differences: -1, sold: -2999 }],
  ])(
    'BILL-04 BILL-05 is accepted: the order stays completed, and the difference is posted (%s)',
    async (value, moved) => {
      const bought = await debit();
      await arrive(bought, value);
      expect([await statusOf(bought), (await user())?.credits]).toEqual(['completed', 30]);
      expect(await decide(bought, 'accept')).toEqual({ code: 0, text: 'decided: accept' });
      expect([await statusOf(bought), (await user())?.credits]).toEqual(['completed', 30]);
      expect(await bookedOf(bought)).toEqual(moved);
      // The credits were announced with the debit.
      expect(await subjects()).toEqual(['Thank you: 30 credits for you']);
      const { receipts } = (await client.call('GET /api/payment.php', { query: { id: bought.id } })).body.payment;
      expect(receipts.map(({ amount_minor: minor }) => minor)).toEqual([2999]);
      expect(await billing('book')).toMatchObject(agrees);
      // The collection is settled, so that the member can pay by the next one.
      const { rows } = await sql<{ state: string }>`
      select state from sdd_collections where attempt_id = ${bought.attempt}`.execute(shop.api.db);
      expect(rows).toEqual([{ state: 'settled' }]);
    },
  );

  test('BILL-04 BILL-05 is sent back: the order ends, with its credits and Premium', async () => {
    const bought = await debit();
    await arrive(bought, '29.98');
    expect((await decide(bought, 'refund')).code).toBe(0);
    expect(await statusOf(bought)).toBe('refunded');
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    expect(sentBack(bought)).toEqual(['29.98']);
    expect(await bookedOf(bought)).toEqual({});
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-04 BILL-05 of another currency is sent back only', async () => {
    const bought = await debit();
    await arrive(bought, '329.00', 'SEK');
    expect(await decide(bought, 'accept')).toMatchObject({ code: 1, text: expect.stringContaining('is SEK, not EUR') });
    await withdraw(bought);
    expect([await outcomes(bought), await refundsOf(bought)]).toEqual([['withdrawn'], ['withdrawal 2999 requested']]);
    expect((await decide(bought, 'refund')).code).toBe(0);
    expect(sentBack(bought)).toEqual(['329.00']);
    expect(await refundsOf(bought)).toEqual(['withdrawal 2999 failed', 'other_amount 32900 sent']);
    expect((await billing('refunds')).text).not.toContain(bought.order);
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-04 BILL-05 ends with its order when nothing arrives', async () => {
    const bought = await debit();
    await sql`select attempt_settle(${bought.attempt}, 'authorized', ${bought.ref}, 2998, 'EUR')`.execute(shop.api.db);
    expect(await decide(bought, 'accept')).toMatchObject({ code: 1 });
    await withdraw(bought);
    expect((await decide(bought, 'reject')).code).toBe(0);
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    expect([await outcomes(bought), await refundsOf(bought)]).toEqual([['withdrawn'], ['withdrawal 2999 failed']]);
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-04 BILL-05 takes the credits back when it is rejected, because nothing arrives', async () => {
    const bought = await debit();
    await sql`select attempt_settle(${bought.attempt}, 'authorized', ${bought.ref}, 2998, 'EUR')`.execute(shop.api.db);
    expect((await decide(bought, 'reject')).code).toBe(0);
    expect(await statusOf(bought)).toBe('charged_back');
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    expect(await billing('book')).toMatchObject(agrees);
  });
});

describe('a withdrawal from a direct debit whose money is another amount', () => {
  const waysToWithdraw = [
    [
      'before it has arrived',
      async (bought: Debit, value: string) => {
        await withdraw(bought);
        await arrive(bought, value);
      },
    ],
    [
      'while it waits for a decision',
      async (bought: Debit, value: string) => {
        await arrive(bought, value);
        await withdraw(bought);
      },
    ],
  ] as const;

  describe.each(waysToWithdraw)('%s', (_, withdrawAndArrive) => {
    test.each([
      ['29.98', 2998, { payment_differences: 1, sold: -1 }],
      ['30.00', 2999, { 'cash:sandbox': 1, payment_differences: -1 }],
    ])('BILL-04 BILL-11 is paid back once it is accepted, up to what has arrived (%s)', async (value, minor, moved) => {
      const bought = await debit();
      await withdrawAndArrive(bought, value);
      expect(await outcomes(bought)).toEqual(['withdrawn']);
      expect(await user()).toMatchObject({ credits: 0, paid_user: false });
      expect(sentBack(bought)).toEqual([]);
      expect((await decide(bought, 'accept')).code).toBe(0);
      expect(await statusOf(bought)).toBe('refunded');
      expect(sentBack(bought)).toEqual([(minor / 100).toFixed(2)]);
      expect((await refundsOf(bought)).filter((refund) => !refund.endsWith('failed'))).toEqual([
        `withdrawal ${minor} sent`,
      ]);
      expect(await bookedOf(bought)).toEqual(moved);
      expect((await billing('refunds')).text).not.toContain(bought.order);
      expect(await billing('book')).toMatchObject(agrees);
    });

    test('BILL-04 BILL-11 is paid back with all that has arrived, once, when that is sent back', async () => {
      const bought = await debit();
      await withdrawAndArrive(bought, '30.00');
      expect((await decide(bought, 'refund')).code).toBe(0);
      expect(await statusOf(bought)).toBe('refunded');
      expect(await user()).toMatchObject({ credits: 0, paid_user: false });
      expect(sentBack(bought)).toEqual(['30.00']);
      expect(await bookedOf(bought)).toEqual({});
      expect((await billing('refunds')).text).not.toContain(bought.order);
      expect(await billing('book')).toMatchObject(agrees);
    });
  });
});
