import { sql } from 'kysely';

import { type FaultyProxy, startFaultyProxy } from '../../testing/payment-provider/faulty-proxy.ts';
import { buildMollieServer } from '../../testing/payment-provider/mollie-server.ts';
import {
  notify,
  type OrderForm,
  orderForm,
  paymentsOf,
  startShop,
  type TestApi,
  type TestClient,
  type TestShop,
} from '../../testing/index.ts';

const key = `test_${'k'.repeat(30)}`;
const mollie = buildMollieServer({ key });
let proxy: FaultyProxy;
let shop: TestShop;
let api: TestApi;
let client: TestClient;

beforeAll(async () => {
  proxy = await startFaultyProxy(await mollie.app.listen({ host: '127.0.0.1', port: 0 }));
  shop = await startShop({ env: { MOLLIE_KEY: key, MOLLIE_URL: proxy.url } });
  ({ api } = shop);
  client = await api.as(await api.make());
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
  await mollie.app.close();
});

/** Lets the time pass in which a provider that is down is not asked. */
const passSkipTime = () => sql`update payment_attempts set checked_at = now() - interval '1 minute'`.execute(api.db);

beforeEach(passSkipTime);

const start = async (form: OrderForm) => (await client.call('POST /api/payment.php', { body: form })).body.payment;
const atMollie = ({ attempt_id: id }: OrderForm) => mollie.payments.filter(({ metadata }) => metadata?.attempt === id);
const atSandbox = (form: OrderForm) => paymentsOf(shop.sandbox, form);

test('BILL-04 an order is paid through the provider with the lowest number, and its webhook completes it', async () => {
  const form = orderForm();
  const { redirect_url: url } = await start(form);
  expect(url).toMatch(/^https:\/\/www\.mollie\.com\//);
  const [payment] = atMollie(form);
  expect(payment?.webhookUrl).toMatch(/\/api\/payment-webhook\.php\?provider=mollie$/);
  if (payment) payment.status = 'paid';
  await notify(api, payment?.id ?? '', 'mollie');
  await api.runDueJobs();
  const { body } = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
  expect(body.payment.status).toBe('completed');
});

test('BILL-04 a provider that is down leads to another one with a new attempt, and no attempt has two payments', async () => {
  const first = orderForm();
  const down = { kind: 'status', status: 503, after: true } as const;
  expect(await proxy.during(down, () => start(first))).toMatchObject({ status: 'pending' });
  const second = orderForm({ payment_id: first.payment_id });
  const { redirect_url: url } = await start(second);
  expect(url).toContain('127.0.0.1');
  // The press of the first button, repeated by a browser that heard nothing.
  await start(first);
  expect([atMollie(first), atSandbox(first)].map(({ length }) => length)).toEqual([1, 0]);
  expect([atMollie(second), atSandbox(second)].map(({ length }) => length)).toEqual([0, 1]);
});

test('BILL-04 a provider that refuses a method leads to another one with a new attempt', async () => {
  // The server of these tests does not have it, like an account where it is not activated.
  const first = orderForm({ method: 'paysafecard' });
  expect(await start(first)).toMatchObject({ status: 'failed' });
  const second = orderForm({ payment_id: first.payment_id, method: 'paysafecard' });
  await start(second);
  expect([atMollie(second), atSandbox(second)].map(({ length }) => length)).toEqual([0, 1]);
});

test('BILL-04 BILL-06 a provider that does not accept our key leads to another one, for other orders too, and releases the code', async () => {
  await sql`insert into discount_codes (code, value_percentage, validity, status) values ('KEYTEST', 10, 'once-per-user', 'active')
    on conflict do nothing`.execute(api.db);
  const first = orderForm({ code: 'KEYTEST' });
  const refused = { kind: 'status', status: 401, after: false } as const;
  expect(await proxy.during(refused, () => start(first))).toMatchObject({ status: 'failed' });
  const { rows } = await sql<{ state: string }>`
    select state from discount_redemptions where payment_id = ${first.payment_id}`.execute(api.db);
  expect(rows).toEqual([{ state: 'released' }]);
  const second = orderForm({ payment_id: first.payment_id });
  await start(second);
  const other = orderForm();
  await start(other);
  expect([atMollie(first), atMollie(second), atMollie(other)].flat()).toEqual([]);
  expect([atSandbox(second), atSandbox(other)].map(({ length }) => length)).toEqual([1, 1]);
});

describe('a provider that did not respond', () => {
  const down = { kind: 'status', status: 503, after: false } as const;
  /** Orders as a new member, at this process or another one. */
  const order = async (at = api) => {
    const form = orderForm();
    const { body } = await (await at.as(await api.make())).call('POST /api/payment.php', { body: form });
    return { status: body.payment.status, counts: [atMollie(form).length, atSandbox(form).length] };
  };

  test('BILL-04 is not asked by new orders for a minute, of any process, and is asked again afterwards', async () => {
    const other = await api.restart();
    await proxy.during(down, async () => {
      expect(await order()).toEqual({ status: 'pending', counts: [0, 0] });
      const before = proxy.requests();
      expect(await order()).toEqual({ status: 'created', counts: [0, 1] });
      expect(await order(other)).toEqual({ status: 'created', counts: [0, 1] });
      expect(proxy.requests()).toBe(before);
      await passSkipTime();
      // It is still down: the minute begins again.
      expect(await order()).toEqual({ status: 'pending', counts: [0, 0] });
      expect(await order(other)).toEqual({ status: 'created', counts: [0, 1] });
    });
    await passSkipTime();
    expect(await order()).toEqual({ status: 'created', counts: [1, 0] });
    expect(await order(other)).toEqual({ status: 'created', counts: [1, 0] });
    await other.close();
  });

  test('BILL-04 takes new orders again when it has responded to the same attempt since', async () => {
    const first = orderForm();
    await proxy.during(down, () => start(first));
    expect(await order()).toMatchObject({ counts: [0, 1] });
    await start(first);
    expect(await order()).toMatchObject({ counts: [1, 0] });
  });

  test('BILL-04 still takes what no other provider takes', async () => {
    await proxy.during(down, () => start(orderForm()));
    await sql`delete from provider_methods where method = 'paypal' and provider <> 'mollie'`.execute(api.db);
    const form = orderForm({ method: 'paypal' });
    await start(form);
    expect(atMollie(form)).toHaveLength(1);
  });
});
