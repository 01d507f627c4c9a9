import { randomUUID } from 'node:crypto';

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
import { checkNewEntries, listProblems } from '../domain/payments/check-books.repository.ts';
import { handlers } from '../jobs/handlers.ts';
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

/** Changes a row as an administrator of the database can, past every trigger. */
const manipulate = async (statement: ReturnType<typeof sql>): Promise<void> => {
  await api.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await statement.execute(transaction);
  });
};

test('BILL-04 a new entry without its payment is found with the newest ones, however long the round of all is', async () => {
  const invented = randomUUID();
  const newest = async () => {
    const isLeft = await api.db
      .transaction()
      .execute((transaction) => checkNewEntries(transaction, 'new-money', 1_000));
    return { isLeft, found: (await listProblems(api.db, 100)).filter(({ book }) => book === 'money') };
  };
  expect(await newest()).toEqual({ isLeft: false, found: [] });
  await manipulate(sql`insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
    values ('cash:sandbox', 'sold', 1, 'EUR', 'payment', ${invented})`);
  const what = 'money without a payment, refund or chargeback';
  expect(await newest()).toEqual({
    isLeft: false,
    found: [{ book: 'money', subject: expect.stringMatching(/^\d+$/), what }],
  });
  await manipulate(sql`delete from money_ledger where ref = ${invented}`);
});

test('BILL-04 the scheduled check of our own books reports a manipulated row until it is right again, and no other', async () => {
  await buyBundle();
  /** Runs the job, and returns the lines that it logs. */
  const check = async (): Promise<unknown[]> => {
    const lines: unknown[] = [];
    const warn = (logged: unknown, message: string): number => lines.push([message, logged]);
    await handlers['check-books'](
      api.app.services,
      {},
      { attemptsLeft: 0, signal: new AbortController().signal, warn },
    );
    return lines;
  };
  const before = await check();
  const invented = randomUUID();
  const payment = sql`(select payment_id from payments where order_number = ${order})`;
  const cases = [
    {
      what: 'balances that are not the sum of their ledger',
      wrong: sql`update credit_accounts set balance = balance + 5 where user_id = ${member.id}`,
      right: sql`update credit_accounts set balance = balance - 5 where user_id = ${member.id}`,
    },
    {
      what: 'balances that are not the sum of their lots',
      wrong: sql`update credit_lots set left_credits = left_credits - 1 where payment_id = ${payment}`,
      right: sql`update credit_lots set left_credits = left_credits + 1 where payment_id = ${payment}`,
    },
    {
      what: 'paid orders without credits',
      wrong: sql`update payments set credits = credits + 1 where payment_id = ${payment}`,
      right: sql`update payments set credits = credits - 1 where payment_id = ${payment}`,
    },
    {
      what: 'money without a payment, refund or chargeback',
      wrong: sql`insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
        values ('cash:sandbox', 'sold', 1, 'EUR', 'payment', ${invented})`,
      right: sql`delete from money_ledger where ref = ${invented}`,
    },
    {
      what: 'payments that are not in the ledger of money',
      wrong: sql`update money_ledger set currency = 'SEK' where ref =
        (select attempt_id from payment_attempts where payment_id = ${payment})`,
      right: sql`update money_ledger set currency = 'EUR' where currency = 'SEK'`,
    },
  ];
  for (const { what, wrong, right } of cases) {
    await manipulate(wrong);
    expect(JSON.stringify(await check())).toMatch(new RegExp(`our own books disagree[^]*"what":"${what}"`));
    const { code, text } = await billing('book');
    expect([code, text]).toEqual([1, expect.stringContaining(`1 ${what}`)]);
    await manipulate(right);
    expect(await check()).toEqual(before);
  }
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

  /** Lets the provider list no payment, as if all were older than those that are compared. */
  const listsNothing = () => {
    const list = jest.spyOn(sandboxOf(api), 'list');
    list.mockImplementation(async function* none() {});
    return list;
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
    const list = listsNothing();
    sandbox.book.reverseChargeback(ref, charged.created.id);
    await reconcile();
    list.mockRestore();
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
    expect((await billing('show', order)).text).toMatch(/status: completed[^]*"reversed": "20/);
    expect((await billing('book')).text).toMatch(/chargeback_loss +EUR +0\.00/);
  });

  test('BILL-04 BILL-11 finds a chargeback of an old payment whose webhook was lost, and no other', async () => {
    await buyBundle();
    const old = { member, client, ref, order };
    member = await api.make();
    client = await api.as(member);
    await buyBundle();
    await sql`update payment_attempts set created_at = now() - interval '200 days' where provider_ref in (${old.ref}, ${ref})`.execute(
      api.db,
    );
    const payment = sandbox.book.find(old.ref);
    if (!payment) throw new Error('the sandbox has no payment');
    sandbox.book.chargeBack(payment, {});
    const list = listsNothing();
    const fetched = jest.spyOn(sandboxOf(api), 'fetch');
    await reconcile();
    // Only the payment whose chargeback is new is fetched, and only once.
    expect(fetched.mock.calls.filter(([one]) => one === old.ref)).toHaveLength(1);
    expect(fetched.mock.calls.filter(([one]) => one === ref)).toHaveLength(0);
    fetched.mockRestore();
    list.mockRestore();
    expect((await old.client.call('GET /api/user.php')).body.user).toMatchObject({ credits: 0, paid_user: false });
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
    expect((await billing('show', old.order)).text).toMatch(/status: charged_back/);
  });

  test('BILL-04 does not call a payment unknown that only the list lacks, and finds one that the provider does not have', async () => {
    await buyBundle();
    const list = listsNothing();
    const { text } = await reconcile();
    expect(text).not.toContain('unknown there');
    const missing = orderForm();
    await sql`insert into payments (payment_id, user_id, product_id, credits, list_minor, amount_minor, currency, method)
      values (${missing.payment_id}, ${member.id}, 'p1', 30, 2999, 2999, 'EUR', 'ideal')`.execute(api.db);
    await sql`select attempt_start(${missing.attempt_id}, ${missing.payment_id}, 'ideal', 'sandbox')`.execute(api.db);
    await sql`select attempt_settle(${missing.attempt_id}, 'paid', 'tr_missing', 2999, 'EUR')`.execute(api.db);
    const after = await reconcile();
    expect(after).toMatchObject({ code: 1, text: expect.stringContaining('tr_missing: unknown there') });
    expect(after?.text).not.toContain(ref);
    list.mockRestore();
    // Other tests of this file compare too.
    await sql`update payment_attempts set created_at = now() - interval '30 days' where provider_ref = 'tr_missing'`.execute(
      api.db,
    );
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

  test('BILL-04 the book and the comparison find credits that no order has paid for', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into payments (user_id, product_id, credits, list_minor, amount_minor, currency, method)
      values (${member.id}, 'p1', 5, 500, 500, 'EUR', 'ideal') returning payment_id as id`.execute(api.db);
    await sql`select credits_post(${member.id}, 5, 'purchase', ${`payment:${rows[0]?.id}`}, 'forged')`.execute(api.db);
    const { code, text } = await billing('book');
    expect(code).toBe(1);
    expect(text).toContain('1 credits without a paid order');
    const compared = await reconcile();
    expect(compared).toMatchObject({ code: 1, text: expect.stringContaining('\n1 credits without a paid order') });
  });
});
