import { randomUUID } from 'node:crypto';

import { type FaultyProxy, startFaultyProxy } from '../../testing/payment-provider/faulty-proxy.ts';
import { buildMollieServer } from '../../testing/payment-provider/mollie-server.ts';
import { startSandbox, startTestApi, type TestApi, type TestClient, type TestSandbox } from '../../testing/index.ts';

jest.setTimeout(60_000);

const key = `test_${'k'.repeat(30)}`;
const mollie = buildMollieServer({ key });
let proxy: FaultyProxy;
let sandbox: TestSandbox;
let api: TestApi;
let client: TestClient;

beforeAll(async () => {
  proxy = await startFaultyProxy(await mollie.app.listen({ host: '127.0.0.1', port: 0 }));
  sandbox = await startSandbox();
  api = await startTestApi({ env: { ...sandbox.env, MOLLIE_KEY: key, MOLLIE_URL: proxy.url } });
  client = await api.as(await api.make());
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await proxy.close();
  await mollie.app.close();
});

const formOf = (more: { payment_id?: string; method?: string } = {}) => ({
  payment_id: randomUUID(),
  attempt_id: randomUUID(),
  product: 'p1',
  method: 'ideal',
  agree: true,
  ...more,
});
type Form = ReturnType<typeof formOf>;

const start = async (form: Form) => (await client.call('POST /api/payment.php', { body: form })).body.payment;
const atMollie = ({ attempt_id: id }: Form) => mollie.payments.filter(({ metadata }) => metadata?.attempt === id);
const atSandbox = ({ attempt_id: id }: Form) =>
  sandbox.book.list().filter(({ metadata }) => metadata?.['attempt'] === id);

test('BILL-04 an order is paid through the provider with the lowest number, and its webhook completes it', async () => {
  const form = formOf();
  const { redirect_url: url } = await start(form);
  expect(url).toMatch(/^https:\/\/www\.mollie\.com\//);
  const [payment] = atMollie(form);
  expect(payment?.webhookUrl).toMatch(/\/api\/payment-webhook\.php\?provider=mollie$/);
  if (payment) payment.status = 'paid';
  await api.app.inject({
    method: 'POST',
    url: '/api/payment-webhook.php?provider=mollie',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${payment?.id}`,
  });
  await api.runDueJobs();
  const { body } = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
  expect(body.payment.status).toBe('completed');
});

test('BILL-04 a provider that is down leads to another one with a new attempt, and no attempt has two payments', async () => {
  const first = formOf();
  const down = { kind: 'status', status: 503, after: true } as const;
  expect(await proxy.during(down, () => start(first))).toMatchObject({ status: 'pending' });
  const second = formOf({ payment_id: first.payment_id });
  const { redirect_url: url } = await start(second);
  expect(url).toContain('127.0.0.1');
  // The press of the first button, repeated by a browser that heard nothing.
  await start(first);
  expect([atMollie(first), atSandbox(first)].map(({ length }) => length)).toEqual([1, 0]);
  expect([atMollie(second), atSandbox(second)].map(({ length }) => length)).toEqual([0, 1]);
});

test('BILL-04 a provider that refuses a method leads to another one with a new attempt', async () => {
  // The server of these tests does not have it, like an account where it is not activated.
  const first = formOf({ method: 'paysafecard' });
  expect(await start(first)).toMatchObject({ status: 'failed' });
  const second = formOf({ payment_id: first.payment_id, method: 'paysafecard' });
  await start(second);
  expect([atMollie(second), atSandbox(second)].map(({ length }) => length)).toEqual([0, 1]);
});
