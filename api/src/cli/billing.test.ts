import { sql } from 'kysely';

import {
  buy,
  mailsTo,
  orderForm,
  placeOrder,
  startShop,
  type TestApi,
  type TestClient,
  type TestPerson,
  type TestSandbox,
  type TestShop,
} from '../../testing/index.ts';
import { runBilling } from './billing.ts';

let shop: TestShop;
let sandbox: TestSandbox;
let api: TestApi;
let member: TestPerson;
let client: TestClient;
let order: string;
let ref: string;

const billing = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await runBilling(args, {
    withDatabase: (work) => work(api.env.databaseUrl),
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
};
/** Buys a bundle of 30 credits for €29.99, paid with another amount if one is given. */
const buyBundle = async (value?: string): Promise<void> => {
  ({ order, ref } = await buy(shop, client, orderForm(), value === undefined ? undefined : { currency: 'EUR', value }));
};
const sandboxOf = ({ app }: TestApi) => {
  const provider = app.services.payments.get('sandbox');
  if (!provider) throw new Error('the sandbox is not configured');
  return provider;
};
const user = async () => (await client.call('GET /api/user.php')).body.user;
const refundsAtProvider = () => sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value);

beforeAll(async () => {
  shop = await startShop();
  ({ api, sandbox } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await api.make();
  client = await api.as(member);
});

test('BILL-11 refunds an order: the money goes back once, the credits and Premium are withdrawn, and the member is informed', async () => {
  await buyBundle();
  expect((await billing('show', order)).text).toMatch(/status: completed[^]*"state": "paid"/);
  expect(await billing('refund', order, '--reason', 'goodwill')).toEqual({
    code: 0,
    text: `29.99 EUR of the order ${order} will be sent back`,
  });
  expect(await billing('refund', order, '--reason', 'goodwill')).toEqual({
    code: 1,
    text: `The order ${order} is refunded already.`,
  });
  await api.runDueJobs();
  expect(refundsAtProvider()).toEqual(['29.99']);
  expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  expect((await mailsTo(api, member.email)).map(({ subject }) => subject)).toContain('Your money is on its way back');
  const { body } = await client.call('GET /api/transactions.php');
  expect(body.payments[0]).toMatchObject({ status: 'refunded', refunded_minor: 2999 });
});

test('BILL-11 refunds a part, which leaves the credits, and never more than is left', async () => {
  await buyBundle();
  expect((await billing('refund', order, '--reason', 'goodwill', '--amount', '9.99')).code).toBe(0);
  expect(await billing('refund', order, '--reason', 'goodwill', '--amount', '20.01')).toEqual({
    code: 1,
    text: 'The amount must be above 0 and at most 20.00 EUR.',
  });
  expect(await user()).toMatchObject({ credits: 30, paid_user: true });
  const both = await Promise.all(
    ['20.00', '20.00'].map((amount) => billing('refund', order, '--reason', 'fraud', '--amount', amount)),
  );
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1]);
  await api.runDueJobs();
  expect(refundsAtProvider()?.toSorted()).toEqual(['20.00', '9.99']);
  expect(await user()).toMatchObject({ credits: 0, paid_user: false });
});

test.each([
  [['refund', '0000000000', '--reason', 'goodwill'], 1, /There is no order 0000000000/],
  [['show', '0000000000'], 1, /There is no order 0000000000/],
  [['show', 'abc'], 2, /ten digits/],
  [['refund', '0000000000', '--reason', 'because'], 2, /goodwill or fraud/],
  [['refund', '0000000000', '--reason', 'fraud', '--amount', 'all'], 2, /such as 29\.99/],
])('refuses %j', async (args, code, text) => {
  const result = await billing(...args);
  expect(result.code).toBe(code);
  expect(result.text).toMatch(text);
});

test('BILL-04 the book shows the accounts and that everything agrees; another amount waits in the list of reviews', async () => {
  await buyBundle();
  expect(await billing('book')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^account[^]*cash:sandbox +EUR +\d+\.\d\d[^]*The books agree\.$/),
  });
  await buyBundle('29.98');
  expect((await billing('reviews')).text).toContain(order);
  expect(await user()).toMatchObject({ credits: 30 });
});

test('BILL-04 the book finds credits that no order has paid for', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into payments (user_id, product_id, credits, list_minor, amount_minor, currency, method)
    values (${member.id}, 'p1', 5, 500, 500, 'EUR', 'ideal') returning payment_id as id`.execute(api.db);
  await sql`select credits_post(${member.id}, 5, 'purchase', ${`payment:${rows[0]?.id}`}, 'forged')`.execute(api.db);
  const { code, text } = await billing('book');
  expect(code).toBe(1);
  expect(text).toContain('1 credits without a paid order');
});

describe('the comparison with the provider', () => {
  /** Runs the jobs while the command waits, as the running product does. */
  const reconcile = async () => {
    const ended = new AbortController();
    const work = async (): Promise<void> => {
      // Awaited to the end: a job that is still running would meet the closed database.
      while (!ended.signal.aborted) await api.runDueJobs();
    };
    const command = billing('reconcile').finally(() => ended.abort());
    const [result] = await Promise.all([command, work()]);
    return result;
  };

  test('BILL-04 agrees after purchases and refunds, and applies what a lost webhook has left behind', async () => {
    await buyBundle();
    await billing('refund', order, '--reason', 'goodwill');
    await api.runDueJobs();
    const other = await placeOrder(shop, client);
    sandbox.book.change(other.ref, { status: 'paid' });
    const { code, text } = await reconcile();
    expect(text).toMatch(/^provider +compared +differences\nsandbox +\d+ +0$/);
    expect(code).toBe(0);
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
  });

  test('BILL-04 applies the reversal of an old chargeback whose webhook was lost', async () => {
    await buyBundle();
    const payment = sandbox.book.find(ref);
    if (!payment) throw new Error('the sandbox has no payment');
    const charged = sandbox.book.chargeBack(payment, {});
    if (charged.outcome !== 'created') throw new Error(charged.why);
    // The billing command applies it without a webhook; then the payment becomes older than those that are compared.
    await reconcile();
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    await sql`update payment_attempts set created_at = now() - interval '20 days' where provider_ref = ${ref}`.execute(
      api.db,
    );
    const list = jest.spyOn(sandboxOf(api), 'list');
    list.mockImplementation(async function* none() {});
    sandbox.book.reverseChargeback(ref, charged.created.id);
    await reconcile();
    list.mockRestore();
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
    expect((await billing('show', order)).text).toMatch(/status: completed[^]*"reversed": "20/);
    expect((await billing('book')).text).toMatch(/chargeback_loss +EUR +0\.00/);
  });

  test('BILL-04 finds money that only the provider has, and a refund that only the provider knows', async () => {
    await buyBundle();
    const payment = sandbox.book.find(ref);
    if (!payment) throw new Error('the sandbox has no payment');
    sandbox.book.refund(payment, { amount: { currency: 'EUR', value: '5.00' } }, { settlesAfterMs: 0 });
    const stranger = sandbox.book.create(
      {
        amount: { currency: 'EUR', value: '1.00' },
        description: 'not ours',
        redirectUrl: 'http://localhost/',
      },
      {},
    );
    if (stranger.outcome !== 'created') throw new Error(stranger.outcome);
    sandbox.book.change(stranger.created.id, { status: 'paid' });
    const { code, text } = await reconcile();
    expect(code).toBe(1);
    expect(text).toContain(`${ref}: refunds differ`);
    expect(text).toContain(`${stranger.created.id}: unknown here`);
  });
});
