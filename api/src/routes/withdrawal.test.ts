import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { decideWithdrawal } from '../domain/withdrawals/decide-withdrawal.ts';
import {
  buy,
  mailsTo,
  startShop,
  type TestApi,
  type TestClient,
  type TestPerson,
  type TestSandbox,
  type TestShop,
} from '../../testing/index.ts';

let shop: TestShop;
let sandbox: TestSandbox;
let api: TestApi;
let member: TestPerson;
let client: TestClient;
let networks = 0;

beforeAll(async () => {
  shop = await startShop();
  ({ api, sandbox } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await api.make();
  client = await api.as(member);
});

const spend = (credits: number) =>
  sql`select credits_post(${member.id}, ${-credits}, 'message', ${`message:${randomUUID()}`}, ${randomUUID()})`.execute(
    api.db,
  );
/** Submits a statement without a login, from a network of its own. */
const submit = (order_number: string, email = member.email) => {
  networks += 1;
  return api.app.inject({
    method: 'POST',
    url: '/api/withdrawal.php',
    headers: {
      'x-request-type': 'client',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.99.${networks}.1`,
    },
    payload: { order_number, email, confirm: true },
  });
};
const refundsOf = (ref: string) => sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value);
const user = async () => (await client.call('GET /api/user.php')).body.user;
const orders = async () => (await client.call('GET /api/withdrawal.php')).body.orders;
const subjects = async () => (await mailsTo(api, member.email)).map(({ subject }) => subject);
const outcomes = async (order: string) =>
  (
    await sql<{ outcome: string | null; email: string | null }>`select outcome, email from withdrawals
      where order_number = ${order} order by submitted_at`.execute(api.db)
  ).rows;

test('BILL-11 a visitor withdraws from an unused order: everything is paid back, and the mail has the time to the second', async () => {
  const { order, ref } = await buy(shop, client);
  const response = await submit(order);
  expect(response.statusCode).toBe(200);
  const { receipt } = response.json<{ receipt: { id: string; order_number: string; submitted_at: string } }>();
  expect(receipt.order_number).toBe(order);
  await api.runDueJobs();
  expect(refundsOf(ref)).toEqual(['29.99']);
  expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  const [mail] = await mailsTo(api, member.email);
  expect(mail?.subject).toBe('We have received your withdrawal');
  expect(mail?.text).toContain(order);
  expect(mail?.text).toContain(receipt.id);
  expect(mail?.text).toContain('we pay €29.99 of €29.99 back');
  const { submitted_at: moment } = receipt;
  expect(mail?.text).toContain(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
      new Date(moment),
    ),
  );
  const { body } = await client.call('GET /api/transactions.php');
  expect(body.payments[0]).toMatchObject({ status: 'refunded', refunded_minor: 2999 });
  expect(await outcomes(order)).toEqual([{ outcome: 'withdrawn', email: null }]);
});

test('BILL-11 a member chooses an order and gets the share of its unused credits, while older orders keep theirs', async () => {
  const first = await buy(shop, client);
  const second = await buy(shop, client);
  await spend(37);
  expect(await orders()).toMatchObject([
    { order_number: second.order, unused_credits: 23, refund_minor: 2300, amount_minor: 2999 },
  ]);
  await client.call('POST /api/withdrawal.php', { body: { order_number: second.order, confirm: true } });
  await api.runDueJobs();
  expect(refundsOf(second.ref)).toEqual(['23.00']);
  expect(refundsOf(first.ref)).toEqual([]);
  expect(await user()).toMatchObject({ credits: 0, paid_user: true });
  expect(await orders()).toEqual([]);
});

test('BILL-11 a withdrawal takes only the credits of its own order', async () => {
  await buy(shop, client);
  const second = await buy(shop, client);
  await spend(10);
  await submit(second.order);
  await api.runDueJobs();
  expect(refundsOf(second.ref)).toEqual(['29.99']);
  expect(await user()).toMatchObject({ credits: 20, paid_user: true });
});

test('a wrong pair gets the same response, and neither money nor a mail', async () => {
  const { order, ref } = await buy(shop, client);
  const other = await api.make();
  const earlier = await subjects();
  const right = await submit('0000000000');
  const wrong = [await submit(order, other.email), await submit(order, 'nobody@example.test'), right];
  for (const response of wrong) {
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json<object>())).toEqual(['ok', 'receipt']);
  }
  await api.runDueJobs();
  expect(refundsOf(ref)).toEqual([]);
  expect(await subjects()).toEqual(earlier);
  expect(await mailsTo(api, other.email)).toEqual([]);
  expect(await mailsTo(api, 'nobody@example.test')).toEqual([]);
  expect(await outcomes(order)).toEqual([
    { outcome: 'unknown', email: null },
    { outcome: 'unknown', email: null },
  ]);
});

test('the request looks neither for the order nor for the account, so that its time reveals nothing', async () => {
  const { order } = await buy(shop, client);
  const rename = async (from: string, to: string) => {
    await sql.raw(`alter table payments rename column order_number${from} to order_number${to}`).execute(api.db);
    await sql.raw(`alter table users rename column email${from} to email${to}`).execute(api.db);
  };
  await rename('', '_hidden');
  const { statusCode } = await submit(order).finally(() => rename('_hidden', ''));
  expect(statusCode).toBe(200);
  expect(await outcomes(order)).toEqual([{ outcome: null, email: member.email }]);
});

test('a member cannot withdraw from the order of another member', async () => {
  const { order, ref } = await buy(shop, client);
  const stranger = await api.as(await api.make());
  await stranger.call('POST /api/withdrawal.php', { body: { order_number: order, confirm: true } });
  await api.runDueJobs();
  expect(refundsOf(ref)).toEqual([]);
});

test('pays back once, however many statements and jobs run concurrently', async () => {
  const { order, ref } = await buy(shop, client);
  await Promise.all([submit(order), submit(order), submit(order)]);
  const { rows } = await sql<{ id: string }>`select withdrawal_id as id from withdrawals
    where order_number = ${order}`.execute(api.db);
  await Promise.all(rows.flatMap(({ id }) => [id, id]).map((id) => decideWithdrawal(api.app.services, id)));
  await api.runDueJobs();
  expect(refundsOf(ref)).toEqual(['29.99']);
  expect(new Set((await outcomes(order)).map(({ outcome }) => outcome))).toEqual(new Set(['ended', 'withdrawn']));
  expect(await user()).toMatchObject({ credits: 0 });
});

test('after the period, and with all credits used, nothing changes, and the mail says why', async () => {
  const { order: late, ref } = await buy(shop, client);
  await sql`update payments set completed_at = now() - interval '17 days' where order_number = ${late}`.execute(api.db);
  expect(await orders()).toEqual([]);
  await submit(late);
  await api.runDueJobs();
  expect(refundsOf(ref)).toEqual([]);
  const used = await buy(shop, client);
  await spend(60);
  await submit(used.order);
  await api.runDueJobs();
  expect(refundsOf(used.ref)).toEqual([]);
  expect(await user()).toMatchObject({ credits: 0, paid_user: true });
  const texts = (await mailsTo(api, member.email)).map(({ text }) => text).join('\n');
  expect(texts).toContain('The time to withdraw from it was already over.');
  expect(texts).toContain('All credits of this order have already been used or paid back.');
});

test('limits statements of a network and about an order, whether or not it exists', async () => {
  const codes = [];
  for (let n = 0; n < 6; n += 1) codes.push((await submit('1111111111')).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  const sameNetwork = async (n: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/withdrawal.php',
      headers: { 'x-request-type': 'client', 'idempotency-key': randomUUID(), 'x-forwarded-for': '10.98.1.1' },
      payload: { order_number: String(2_000_000_000 + n), email: 'nobody@example.test', confirm: true },
    });
  for (let n = 0; n < 10; n += 1) expect((await sameNetwork(n)).statusCode).toBe(200);
  expect((await sameNetwork(10)).statusCode).toBe(429);
});

test('refuses an address that is none, and a visitor without one', async () => {
  const { order } = await buy(shop, client);
  for (const email of ['', 'nobody']) {
    const response = await submit(order, email);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { code: 'invalid_email', field: 'email' } });
  }
});
