import { sql } from 'kysely';

import {
  buy,
  mailsTo,
  notify,
  orderForm,
  placeOrder,
  settle,
  startShop,
  type TestClient,
  type TestPerson,
  type TestShop,
} from '../../testing/index.ts';
import { cancelRejected } from '../domain/payments/cancel-rejected.ts';
import { runBilling } from './billing.ts';

let shop: TestShop;
let member: TestPerson;
let client: TestClient;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
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
const decide = (attempt: string, as: string) =>
  billing('decide-review', attempt, '--as', as, '--reason', 'the bank took a fee');
const user = async () => (await client.call('GET /api/user.php')).body.user;
const statusOf = async (id: string) =>
  (await client.call('GET /api/payment.php', { query: { id } })).body.payment.status;
const subjects = async () => (await mailsTo(shop.api, member.email)).map(({ subject }) => subject);
const accountsOf = async (attempt: string) => {
  const { rows } = await sql<{ account: string; minor: number }>`
    select account, sum(minor)::int as minor from (
      select debit as account, amount_minor as minor, ref from money_ledger
      union all select credit, -amount_minor, ref from money_ledger) moved
    where ref = ${attempt} or ref in (select refund_id from refunds where attempt_id = ${attempt})
    group by account having sum(minor) <> 0 order by account`.execute(shop.api.db);
  return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]));
};
const agrees = { code: 0, text: expect.stringContaining('The books agree.') };

test.each([
  ['less', '29.98', { 'cash:sandbox': 2998, payment_differences: 1, sold: -2999 }],
  ['more', '30.00', { 'cash:sandbox': 3000, payment_differences: -1, sold: -2999 }],
])('BILL-04 a payment of %s than ordered can be accepted as paid', async (_, value, accounts) => {
  const { id, order, form } = await buy(shop, client, orderForm(), { currency: 'EUR', value });
  expect(await statusOf(id)).toBe('pending');
  expect((await billing('reviews')).text).toMatch(
    new RegExp(`${form.attempt_id} +${order} +sandbox tr_\\w+ +29\\.99 EUR +${value} EUR +20`),
  );
  expect(await decide(form.attempt_id, 'reject')).toMatchObject({ code: 1, text: /money has arrived/ });
  expect(await accountsOf(form.attempt_id)).toEqual({});
  expect(await decide(form.attempt_id, 'accept')).toEqual({ code: 0, text: 'decided: accept' });
  expect(await statusOf(id)).toBe('completed');
  expect(await user()).toMatchObject({ credits: 30, paid_user: true });
  expect(await accountsOf(form.attempt_id)).toEqual(accounts);
  expect(await subjects()).toContain('Thank you: 30 credits for you');
  expect(await billing('book')).toMatchObject(agrees);
  expect((await billing('show', order)).text).toMatch(
    /"decision": "accept",\s+"by": "[^"]+",\s+"reason": "the bank took/,
  );
  expect(await decide(form.attempt_id, 'refund')).toMatchObject({ code: 1, text: /does not wait for a decision/ });
  expect((await billing('reviews')).text).not.toContain(form.attempt_id);
});

test('BILL-04 BILL-11 what was accepted is refunded up to what has arrived, never to what was ordered', async () => {
  const { ref, order, form } = await buy(shop, client, orderForm(), { currency: 'EUR', value: '29.98' });
  await decide(form.attempt_id, 'accept');
  expect(await billing('refund', order, '--reason', 'goodwill', '--amount', '29.99')).toMatchObject({ code: 1 });
  expect((await billing('refund', order, '--reason', 'goodwill')).text).toContain('29.98 EUR');
  await shop.api.runDueJobs();
  expect(shop.sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value)).toEqual(['29.98']);
  expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  expect(await billing('book')).toMatchObject(agrees);
});

test('BILL-04 BILL-11 what was paid above the price of an accepted payment is not refunded', async () => {
  const { id, ref, order, form } = await buy(shop, client, orderForm(), { currency: 'EUR', value: '30.00' });
  await decide(form.attempt_id, 'accept');
  expect(await billing('refund', order, '--reason', 'goodwill', '--amount', '30.00')).toMatchObject({ code: 1 });
  expect((await billing('refund', order, '--reason', 'goodwill')).text).toContain('29.99 EUR');
  await shop.api.runDueJobs();
  expect(shop.sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value)).toEqual(['29.99']);
  expect(await accountsOf(form.attempt_id)).toEqual({ 'cash:sandbox': 1, payment_differences: -1 });
  const { receipts, status } = (await client.call('GET /api/payment.php', { query: { id } })).body.payment;
  expect([status, receipts.map((receipt) => receipt.amount_minor)]).toEqual(['refunded', [2999, -2999]]);
  expect(await billing('book')).toMatchObject(agrees);
});

test.each([
  ['less', '29.98', 2998, '29.98'],
  ['more', '30.00', 2999, '29.99'],
])('BILL-04 BILL-11 a member withdraws from an accepted payment of %s (%s)', async (_, value, minor, sent) => {
  const { ref, order, form } = await buy(shop, client, orderForm(), { currency: 'EUR', value });
  await decide(form.attempt_id, 'accept');
  expect((await client.call('GET /api/account-delete.php')).body.refundable_minor).toBe(minor);
  const { orders } = (await client.call('GET /api/withdrawal.php')).body;
  expect(orders).toMatchObject([{ order_number: order, amount_minor: 2999, refund_minor: minor }]);
  await client.call('POST /api/withdrawal.php', { body: { order_number: order, confirm: true } });
  await shop.api.runDueJobs();
  expect(shop.sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value)).toEqual([sent]);
  expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  expect((await client.call('GET /api/withdrawal.php')).body.orders).toEqual([]);
  expect(await billing('book')).toMatchObject(agrees);
});

test.each([
  ['amount', { currency: 'EUR', value: '29.98' }],
  ['currency', { currency: 'SEK', value: '329.00' }],
])('BILL-04 a payment of another %s can be sent back: all of it, without credits', async (_, amount) => {
  const { id, ref, form } = await buy(shop, client, orderForm(), amount);
  expect((await decide(form.attempt_id, 'refund')).code).toBe(0);
  await shop.api.runDueJobs();
  expect(shop.sandbox.book.find(ref)?.refunds.map((refund) => refund.amount)).toEqual([amount]);
  expect(await statusOf(id)).toBe('cancelled');
  expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  expect(await accountsOf(form.attempt_id)).toEqual({});
  expect(await subjects()).toContain('Your money is on its way back');
  const { payment } = (await client.call('GET /api/payment.php', { query: { id } })).body;
  expect(payment.refunded_minor).toBe(amount.currency === 'EUR' ? 2998 : 0);
  expect(await billing('book')).toMatchObject(agrees);
});

test('BILL-04 BILL-11 what is owed in another currency is not named in that of the order', async () => {
  const { id, ref, form } = await buy(shop, client, orderForm(), { currency: 'SEK', value: '329.00' });
  await decide(form.attempt_id, 'refund');
  await shop.api.runDueJobs();
  const [refund] = shop.sandbox.book.find(ref)?.refunds ?? [];
  shop.sandbox.book.changeRefund(ref, refund?.id ?? '', 'failed');
  await notify(shop.api, ref);
  await shop.api.runDueJobs();
  const [, owed = ''] = /^([0-9a-f-]{36}) .*329\.00 SEK/m.exec((await billing('refunds')).text) ?? [];
  const { payment } = (await client.call('GET /api/payment.php', { query: { id } })).body;
  expect(payment).toMatchObject({ currency: 'EUR', refunded_minor: 0, owed_minor: 0 });
  expect((await billing('decide-refund', owed, '--as', 'close', '--reason', 'a test')).code).toBe(0);
});

test('BILL-04 money of another currency cannot be accepted', async () => {
  const { id, form } = await buy(shop, client, orderForm(), { currency: 'SEK', value: '29.99' });
  expect(await decide(form.attempt_id, 'accept')).toMatchObject({ code: 1, text: /is SEK, not EUR/ });
  expect(await statusOf(id)).toBe('pending');
});

test('BILL-04 a payment that waits cannot be accepted when another attempt has paid the order', async () => {
  const first = await buy(shop, client, orderForm(), { currency: 'EUR', value: '29.98' });
  const second = orderForm({ payment_id: first.id });
  await sql`select attempt_start(${second.attempt_id}, ${first.id}, 'ideal', 'sandbox')`.execute(shop.api.db);
  await sql`select attempt_settle(${second.attempt_id}, 'paid', 'tr_second', 2999, 'EUR')`.execute(shop.api.db);
  expect(await decide(first.form.attempt_id, 'accept')).toMatchObject({ code: 1, text: /paid by another attempt/ });
  expect((await decide(first.form.attempt_id, 'refund')).code).toBe(0);
  await shop.api.runDueJobs();
  expect(await statusOf(first.id)).toBe('completed');
  expect(await user()).toMatchObject({ credits: 30 });
});

test('BILL-04 money that is only authorized is no money: the attempt can be rejected, and counts when it arrives after all', async () => {
  const { id, ref, form } = await placeOrder(shop, client);
  await sql`select attempt_settle(${form.attempt_id}, 'authorized', ${ref}, 2998, 'EUR')`.execute(shop.api.db);
  expect((await billing('reviews')).text).toMatch(new RegExp(`${form.attempt_id} .*29\\.98 EUR +only authorized`));
  for (const as of ['accept', 'refund']) {
    expect(await decide(form.attempt_id, as)).toMatchObject({ code: 1, text: /has not arrived/ });
  }
  expect((await decide(form.attempt_id, 'reject')).code).toBe(0);
  expect(await statusOf(id)).toBe('cancelled');
  shop.sandbox.book.change(ref, { status: 'paid' });
  await notify(shop.api, ref);
  await shop.api.runDueJobs();
  expect(await statusOf(id)).toBe('completed');
  expect(await user()).toMatchObject({ credits: 30 });
});

test('BILL-04 a rejected attempt is cancelled at its provider', async () => {
  const { ref, form } = await placeOrder(shop, client);
  await sql`select attempt_settle(${form.attempt_id}, 'authorized', ${ref}, 2998, 'EUR')`.execute(shop.api.db);
  expect((await decide(form.attempt_id, 'reject')).code).toBe(0);
  expect(shop.sandbox.book.find(ref)?.status).toBe('open');
  await shop.api.runDueJobs();
  expect(shop.sandbox.book.find(ref)?.status).toBe('canceled');
});

test('BILL-04 a rejected attempt is cancelled once its provider is configured again', async () => {
  const { ref, form } = await placeOrder(shop, client);
  await sql`select attempt_settle(${form.attempt_id}, 'authorized', ${ref}, 2998, 'EUR')`.execute(shop.api.db);
  expect((await decide(form.attempt_id, 'reject')).code).toBe(0);
  const { db, env, liveHints, payments } = shop.api.app.services;
  const addresses = { publicUrl: env.publicUrl, payUrl: env.payUrl };
  const cancel = (providers: typeof payments) =>
    cancelRejected({ db, liveHints, providers, ...addresses }, form.attempt_id);
  // The job is retried.
  await expect(cancel(new Map())).rejects.toThrow('the provider sandbox of a rejected payment is not configured');
  expect(shop.sandbox.book.find(ref)?.status).toBe('open');
  await cancel(payments);
  expect(shop.sandbox.book.find(ref)?.status).toBe('canceled');
});

test('BILL-04 a rejected attempt that its provider cannot cancel stays rejected until its money arrives', async () => {
  const { id, ref, form } = await placeOrder(shop, client);
  shop.sandbox.book.change(ref, { status: 'authorized', amount: { currency: 'EUR', value: '29.98' } });
  await settle(shop.api, form);
  expect((await billing('reviews')).text).toMatch(new RegExp(`${form.attempt_id} .*29\\.98 EUR +only authorized`));
  expect((await decide(form.attempt_id, 'reject')).code).toBe(0);
  await notify(shop.api, ref);
  await shop.api.runDueJobs();
  expect(shop.sandbox.book.find(ref)?.status).toBe('authorized');
  expect(await statusOf(id)).toBe('cancelled');
  shop.sandbox.book.change(ref, { status: 'paid', amount: { currency: 'EUR', value: '29.98' } });
  await notify(shop.api, ref);
  await shop.api.runDueJobs();
  expect(await statusOf(id)).toBe('pending');
  expect((await billing('reviews')).text).toMatch(new RegExp(`${form.attempt_id} .*29\\.98 EUR +20`));
});

test.each(['failed', 'canceled', 'expired'] as const)(
  'BILL-04 an attempt whose received amount was never stored can be rejected when the provider says %s',
  async (status) => {
    const { id, ref, form } = await placeOrder(shop, client);
    await sql`select attempt_settle(${form.attempt_id}, 'authorized', ${ref}, 2998, 'EUR')`.execute(shop.api.db);
    // As those that waited before the amount was stored.
    await sql`update payment_attempts set received_minor = null, received_currency = null
      where attempt_id = ${form.attempt_id}`.execute(shop.api.db);
    // The provider says that it is open.
    await settle(shop.api, form);
    expect(await decide(form.attempt_id, 'reject')).toMatchObject({ code: 1, text: /is not known yet/ });
    shop.sandbox.book.change(ref, { status });
    await settle(shop.api, form);
    expect((await billing('reviews')).text).toMatch(new RegExp(`${form.attempt_id} .*0\\.00 EUR +nothing arrived`));
    expect(await decide(form.attempt_id, 'accept')).toMatchObject({ code: 1, text: /has not arrived/ });
    expect((await decide(form.attempt_id, 'reject')).code).toBe(0);
    expect(await statusOf(id)).toBe('cancelled');
  },
);

test('BILL-04 a webhook about a payment that waits changes what has arrived, and decides nothing', async () => {
  const { id, ref, form } = await placeOrder(shop, client);
  await sql`select attempt_settle(${form.attempt_id}, 'authorized', ${ref}, 2998, 'EUR')`.execute(shop.api.db);
  shop.sandbox.book.change(ref, { status: 'paid', amount: { currency: 'EUR', value: '29.97' } });
  await notify(shop.api, ref);
  await shop.api.runDueJobs();
  expect((await billing('reviews')).text).toMatch(new RegExp(`${form.attempt_id} .*29\\.97 EUR +20`));
  expect(await statusOf(id)).toBe('pending');
  expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  expect((await decide(form.attempt_id, 'refund')).code).toBe(0);
  await shop.api.runDueJobs();
  expect(shop.sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value)).toEqual(['29.97']);
});

test.each([
  ['open', 'not paid yet'],
  ['pending', 'not paid yet'],
  ['authorized', 'only authorized'],
  ['failed', 'nothing arrived'],
  ['canceled', 'nothing arrived'],
  ['expired', 'nothing arrived'],
] as const)(
  'BILL-04 a payment that was only authorized is listed by what the provider said last (%s)',
  async (status, text) => {
    const { ref, form } = await placeOrder(shop, client);
    await sql`select attempt_settle(${form.attempt_id}, 'authorized', ${ref}, 2998, 'EUR')`.execute(shop.api.db);
    shop.sandbox.book.change(ref, { status, amount: { currency: 'EUR', value: '29.98' } });
    await settle(shop.api, form);
    expect((await billing('reviews')).text).toMatch(new RegExp(`${form.attempt_id} .*29\\.98 EUR +${text}$`, 'm'));
  },
);

describe('an older response about a payment that waits', () => {
  const nextCheck = async (attempt: string) =>
    (
      await sql<{ hours: number | null }>`select extract(epoch from next_check_at - now())::float8 / 3600 as hours
        from payment_attempts where attempt_id = ${attempt}`.execute(shop.api.db)
    ).rows[0]?.hours;

  test('BILL-04 does not overwrite the money that has arrived', async () => {
    const { order, ref, form } = await buy(shop, client, orderForm(), { currency: 'EUR', value: '29.98' });
    await sql`select attempt_receive(${form.attempt_id}, 'authorized', 2997, 'EUR', 0)`.execute(shop.api.db);
    expect((await billing('reviews')).text).toMatch(
      new RegExp(`${order} +sandbox ${ref} +29\\.99 EUR +29\\.98 EUR +20`),
    );
    expect(await nextCheck(form.attempt_id)).toBeNull();
    expect((await decide(form.attempt_id, 'accept')).code).toBe(0);
  });

  test.each(['open', 'pending', 'authorized'] as const)(
    'BILL-04 leaves it waiting for its money when the provider says %s',
    async (status) => {
      const { ref, form } = await placeOrder(shop, client);
      await sql`select attempt_settle(${form.attempt_id}, 'authorized', ${ref}, 2998, 'EUR')`.execute(shop.api.db);
      shop.sandbox.book.change(ref, { status, amount: { currency: 'EUR', value: '29.98' } });
      await settle(shop.api, form);
      expect(await nextCheck(form.attempt_id)).toBeCloseTo(6, 1);
      shop.sandbox.book.change(ref, { status: 'paid', amount: { currency: 'EUR', value: '29.98' } });
      await settle(shop.api, form);
      expect(await nextCheck(form.attempt_id)).toBeNull();
      expect((await decide(form.attempt_id, 'accept')).code).toBe(0);
    },
  );
});

test('BILL-04 of two operators one decides', async () => {
  const { id, form } = await buy(shop, client, orderForm(), { currency: 'EUR', value: '29.98' });
  const both = await Promise.all(['accept', 'refund'].map((as) => decide(form.attempt_id, as)));
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1]);
  await shop.api.runDueJobs();
  const isAccepted = both[0]?.code === 0;
  expect(await statusOf(id)).toBe(isAccepted ? 'completed' : 'cancelled');
  expect(await user()).toMatchObject({ credits: isAccepted ? 30 : 0 });
  expect(await billing('book')).toMatchObject(agrees);
});

describe('a payment in review that a bank has charged back', () => {
  /** Buys a bundle for another amount, and lets the bank take some of it back. */
  const buyAndChargeBack = async (value: string, isNotified: boolean) => {
    const bought = await buy(shop, client, orderForm(), { currency: 'EUR', value: '29.98' });
    const payment = shop.sandbox.book.find(bought.ref);
    if (!payment) throw new Error('the sandbox has lost the payment');
    shop.sandbox.book.chargeBack(payment, { amount: { currency: 'EUR', value } });
    if (isNotified) {
      await notify(shop.api, bought.ref);
      await shop.api.runDueJobs();
    }
    return bought;
  };
  const owed = async (order: string) =>
    new RegExp(`${order} +([0-9.]+) EUR`).exec((await billing('refunds')).text)?.[1];

  test.each([
    ['before the decision', true],
    ['without a webhook', false],
  ])('BILL-04 BILL-11 is not paid back a second time, and nothing of it is owed (%s)', async (_, isNotified) => {
    const { order, ref, form } = await buyAndChargeBack('29.98', isNotified);
    const { text } = await billing('reviews');
    expect(/29\.98 EUR +20\S+ +29\.98 EUR$/m.test(text.split('\n').find((line) => line.includes(order)) ?? '')).toBe(
      isNotified,
    );
    expect((await decide(form.attempt_id, 'refund')).code).toBe(0);
    await shop.api.runDueJobs();
    expect(shop.sandbox.book.find(ref)?.refunds).toEqual([]);
    expect(await owed(order)).toBeUndefined();
    expect((await subjects()).includes('Your money is on its way back')).toBe(!isNotified);
    expect(await accountsOf(form.attempt_id)).toEqual({ chargeback_loss: 2998, refunds_due: -2998 });
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-04 BILL-11 is owed as far as the bank has left it', async () => {
    const { order, ref, form } = await buyAndChargeBack('10.00', true);
    expect((await decide(form.attempt_id, 'refund')).code).toBe(0);
    await shop.api.runDueJobs();
    expect(shop.sandbox.book.find(ref)?.refunds).toEqual([]);
    expect(await owed(order)).toBe('19.98');
    const [refund = ''] = /^[0-9a-f-]{36}(?= +\d{10} +19\.98)/m.exec((await billing('refunds')).text) ?? [];
    expect((await billing('decide-refund', refund, '--as', 'transferred', '--reason', 'a test')).code).toBe(0);
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-04 BILL-11 is sent back when the bank returns the money', async () => {
    const { ref, form } = await buyAndChargeBack('29.98', true);
    await decide(form.attempt_id, 'refund');
    await shop.api.runDueJobs();
    const [chargeback] = shop.sandbox.book.find(ref)?.chargebacks ?? [];
    shop.sandbox.book.reverseChargeback(ref, chargeback?.id ?? '');
    await notify(shop.api, ref);
    await shop.api.runDueJobs();
    expect(shop.sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value)).toEqual(['29.98']);
    expect(await accountsOf(form.attempt_id)).toEqual({});
    expect(await billing('book')).toMatchObject(agrees);
  });
});
