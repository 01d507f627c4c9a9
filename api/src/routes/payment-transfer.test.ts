import { sql } from 'kysely';

import {
  notify,
  type OrderForm,
  orderForm,
  paymentsOf,
  startShop,
  type TestApi,
  type TestClient,
  type TestSandbox,
  type TestShop,
} from '../../testing/index.ts';

let shop: TestShop;
let sandbox: TestSandbox;
let api: TestApi;
let client: TestClient;

beforeAll(async () => {
  shop = await startShop();
  ({ api, sandbox } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  client = await api.as(await api.make());
});

const start = (form: OrderForm) => client.call('POST /api/payment.php', { body: form });
const read = async ({ payment_id: id }: OrderForm) => {
  // The provider is asked at most every two seconds.
  await sql`update payment_attempts set checked_at = now() - interval '1 minute', created_at = now() - interval '1 minute'
    where payment_id = ${id}`.execute(api.db);
  return (await client.call('GET /api/payment.php', { query: { id } })).body.payment;
};
const user = async () => (await client.call('GET /api/user.php')).body.user;
const atProvider = (form: OrderForm) => paymentsOf(sandbox, form);
/** Changes the payment of an attempt at the provider, and returns its id there. */
const change = (form: OrderForm, status: 'pending' | 'paid' | 'canceled'): string => {
  const [payment] = atProvider(form);
  if (!payment || !sandbox.book.change(payment.id, { status })) throw new Error('the sandbox has no open payment');
  return payment.id;
};

/** Orders by bank transfer and sends it, as the member says on the provider's page. */
const transfer = async () => {
  const form = orderForm({ method: 'sct' });
  await start(form);
  const ref = change(form, 'pending');
  return { form, waiting: await read(form), ref };
};

test('BILL-03 a transfer that waits shows its account, and another method can pay the order', async () => {
  const { form, waiting } = await transfer();
  expect(waiting).toMatchObject({ status: 'pending', method: 'sct', redirect_url: null });
  expect(waiting.transfer).toEqual({
    bank: 'Test bank',
    iban: 'NL96TEST0000000000',
    bic: 'TESTNL2A',
    reference: expect.stringMatching(/^RF\d{14}$/),
  });
  expect(waiting.retry_methods).toContain('paypal');
  expect(waiting.retry_methods).not.toContain('sct');
  const other = orderForm({ payment_id: form.payment_id, method: 'paypal' });
  expect((await start(other)).body.payment).toMatchObject({ status: 'created', method: 'paypal', retry_methods: [] });
  change(other, 'canceled');
  // The transfer waits as before.
  expect(await read(form)).toEqual(waiting);
  expect(await user()).toMatchObject({ credits: 0 });
});

test('BILL-04 a transfer that arrives after another method has paid is refunded in full, and adds nothing', async () => {
  const { form, ref } = await transfer();
  const other = orderForm({ payment_id: form.payment_id, method: 'paypal' });
  await start(other);
  change(other, 'paid');
  expect(await read(form)).toMatchObject({
    status: 'completed',
    method: 'paypal',
    transfer: null,
    retry_methods: [],
  });
  sandbox.book.change(ref, { status: 'paid' });
  await Promise.all([notify(api, ref), notify(api, ref)]);
  await api.runDueJobs();
  await api.runDueJobs();
  expect(await user()).toMatchObject({ credits: 30, paid_user: true });
  expect(sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value)).toEqual(['29.99']);
});

test('BILL-04 a transfer that waits is not ordered twice, even by concurrent requests', async () => {
  const { form } = await transfer();
  const again = [0, 1].map(() => orderForm({ payment_id: form.payment_id, method: 'sct' }));
  const responses = await Promise.all(again.map((one) => start(one)));
  expect(responses.map(({ body }) => body.payment.status)).toEqual(['pending', 'pending']);
  expect(again.flatMap(atProvider)).toEqual([]);
});

test('BILL-03 a payment that the provider processes by itself offers no other method', async () => {
  const form = orderForm({ method: 'creditcard' });
  await start(form);
  change(form, 'pending');
  expect(await read(form)).toMatchObject({ status: 'pending', transfer: null, retry_methods: [] });
  // Nor beside a transfer.
  const { form: other } = await transfer();
  const card = orderForm({ payment_id: other.payment_id, method: 'creditcard' });
  await start(card);
  change(card, 'pending');
  expect(await read(other)).toMatchObject({ status: 'pending', retry_methods: [] });
});
