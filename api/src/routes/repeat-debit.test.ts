import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  debitForm,
  newIban,
  notify,
  placeOrder,
  renewLimits,
  smsCodeTo,
  startShop,
  type TestApi,
  type TestClient,
  testDebitKey,
  type TestPerson,
  type TestSandbox,
  type TestShop,
  textsTo,
} from '../../testing/index.ts';

let shop: TestShop;
let sandbox: TestSandbox;
let api: TestApi;
let member: TestPerson;
let client: TestClient;

beforeAll(async () => {
  shop = await startShop({ env: { DIRECT_DEBIT_KEY: testDebitKey } });
  ({ api, sandbox } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await renewLimits(api.db);
  member = await api.make();
  client = await api.as(member);
});

type Form = ReturnType<typeof debitForm>;

/** Pays by direct debit, up to the confirmed code. */
const debit = async (form: Form) => {
  const { body } = await client.call('POST /api/directdebit.php', { body: form });
  const code = await smsCodeTo(api, form.mobile_number);
  await client.call('PUT /api/directdebit.php', { body: { challenge: body.challenge, sms_code: code } });
  return { reference: body.mandate_reference };
};
/** Moves the bank's clock, and lets the api ask the provider. */
const pass = async (days: number): Promise<void> => {
  sandbox.book.advanceClock(days * 86_400_000);
  const attempts = await api.db
    .selectFrom('payment_attempts as a')
    .innerJoin('payments as p', 'p.payment_id', 'a.payment_id')
    .where('p.user_id', '=', member.id)
    .select('a.provider_ref')
    .execute();
  for (const { provider_ref: ref } of attempts) await notify(api, `${ref}`);
  await api.runDueJobs();
};
/** An account whose debits the bank settles at once. */
const settling = () => debitForm({ iban: newIban('08') });
const preview = async () => (await client.call('GET /api/repeat-order.php')).body.payment_preview;
const idsOf = () => ({ payment_id: randomUUID(), attempt_id: randomUUID() });
const repeat = (ids = idsOf(), amountMinor = 2999) =>
  client.call('POST /api/repeat-order.php', { body: { ...ids, amount_minor: amountMinor, confirm: true } });
const methodsFor = async (product: 'p1' | 'p2' | 'p3') => {
  const { body } = await client.call('GET /api/paymentmethods.php', { query: { product } });
  const { methods, last_used: lastUsed, direct_debit_refusal: refusal } = body;
  return { hasDebit: methods.some(({ key }) => key === 'sdd'), lastUsed, refusal };
};
const credits = async () => (await client.call('GET /api/user.php')).body.user?.credits;
const countOrders = async () => (await client.call('GET /api/transactions.php', { query: {} })).body.payments.length;
const collectionsOf = async () => {
  const { rows } = await sql<{ reference: string; state: string }>`select m.reference, c.state from sdd_collections c
    join sdd_mandates m using (mandate_id) where c.user_id = ${member.id} order by c.created_at`.execute(api.db);
  return rows;
};

test('ROUTE-16 BILL-05 a direct debit is repeated by its mandate, with nothing but a confirmation', async () => {
  const form = settling();
  const { reference } = await debit(form);
  await pass(0);
  expect(await preview()).toMatchObject({
    product: 'p1',
    amount_minor: 2999,
    method: 'sdd',
    mandate: { reference, iban_last4: form.iban.slice(-4) },
  });
  expect((await repeat(idsOf(), 1)).error?.code).toBe('price_changed');
  const ids = idsOf();
  const { body } = await repeat(ids);
  expect(body.payment).toMatchObject({ payment_id: ids.payment_id, status: 'completed', method: 'sdd' });
  expect(await credits()).toBe(60);
  expect((await repeat(ids)).body).toEqual(body);
  expect(await collectionsOf()).toMatchObject([{ reference, state: 'settled' }, { reference }]);
  expect(sandbox.book.listMandates().filter((one) => one.mandateReference === reference)).toHaveLength(1);
  const collected = sandbox.book.list().filter(({ metadata }) => metadata?.['attempt'] === ids.attempt_id);
  expect(collected).toMatchObject([{ amount: { value: '29.99', currency: 'EUR' } }]);
  // No second code was needed.
  expect(await textsTo(api, form.mobile_number)).toHaveLength(1);
  await pass(0);
  expect(await collectionsOf()).toMatchObject([{ state: 'settled' }, { state: 'settled' }]);
});

test('ROUTE-16 BILL-05 concurrent repeats collect once: the same request, and two different ones', async () => {
  await debit(settling());
  await pass(0);
  const ids = idsOf();
  const same = await Promise.all(Array.from({ length: 4 }, () => repeat(ids)));
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await collectionsOf()).toHaveLength(2);
  await pass(0);
  await renewLimits(api.db);
  const different = await Promise.all([repeat(), repeat()]);
  expect(different.map(({ error }) => error?.code).filter((code) => code !== undefined)).toEqual(['sdd_limit']);
  expect(await countOrders()).toBe(3);
});

test('ROUTE-16 BILL-05 a repeat has the limits of every direct debit, and orders nothing beyond them', async () => {
  await debit(debitForm());
  expect(await preview()).toMatchObject({ product: 'p1', method: 'sdd', mandate: null });
  expect((await repeat()).error?.code).toBe('sdd_limit');
  expect(await countOrders()).toBe(1);
  expect(await credits()).toBe(30);
});

test('BILL-02 BILL-05 direct debit is a method only while it would be accepted', async () => {
  expect(await methodsFor('p2')).toEqual({ hasDebit: true, lastUsed: null, refusal: null });
  // The first one is at most 60 euros.
  expect(await methodsFor('p3')).toEqual({ hasDebit: false, lastUsed: null, refusal: 'sdd_limit' });
  await debit(debitForm());
  expect(await methodsFor('p1')).toEqual({ hasDebit: false, lastUsed: null, refusal: 'sdd_limit' });
  const { form, ref } = await placeOrder(shop, client);
  sandbox.book.change(ref, { status: 'failed' });
  await notify(api, ref);
  await api.runDueJobs();
  const { body } = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
  expect(body.payment.retry_methods).toContain('paypal');
  expect(body.payment.retry_methods).not.toContain('sdd');
  await pass(9);
  expect(await methodsFor('p3')).toEqual({ hasDebit: true, lastUsed: 'sdd', refusal: null });
  const other = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
  expect(other.body.payment.retry_methods).toContain('sdd');
});

test('ROUTE-16 BILL-05 a member whose debit was returned repeats none', async () => {
  await debit(debitForm({ iban: newIban('04') }));
  await pass(9);
  expect(await methodsFor('p1')).toEqual({ hasDebit: false, lastUsed: null, refusal: 'sdd_blocked' });
  expect((await repeat()).error?.code).toBe('sdd_blocked');
  expect(await countOrders()).toBe(1);
});

test('ROUTE-16 BILL-05 without an active mandate for further orders the form is needed', async () => {
  await debit(settling());
  await pass(0);
  const setVersion = (version: string) =>
    sql`update sdd_mandates set text_version = ${version} where user_id = ${member.id}`.execute(api.db);
  await setVersion('sepa-core-1-en');
  expect(await preview()).toMatchObject({ method: 'sdd', mandate: null });
  expect((await repeat()).error?.code).toBe('method_unavailable');
  for (const later of ['sepa-core-2-en', 'sepa-core-3-en']) {
    await setVersion(later);
    expect((await preview())?.mandate).not.toBeNull();
  }
  const [mandate] = (await client.call('GET /api/mandates.php')).body.mandates;
  await client.call('PUT /api/mandate.php', { body: { id: mandate?.id ?? '', revoke: true } });
  expect((await preview())?.mandate).toBeNull();
  expect((await repeat()).error?.code).toBe('method_unavailable');
  expect(await countOrders()).toBe(1);
});

test('ROUTE-16 BILL-05 the ids of another member’s order repeat nothing', async () => {
  await debit(settling());
  await pass(0);
  const ids = idsOf();
  await repeat(ids);
  await renewLimits(api.db);
  const other = await api.make();
  const [first, firstMember] = [client, member];
  member = other;
  client = await api.as(other);
  await debit(settling());
  await pass(0);
  expect((await repeat(ids)).error?.code).toBe('idempotency_mismatch');
  expect(await countOrders()).toBe(1);
  [client, member] = [first, firstMember];
  expect(await countOrders()).toBe(2);
});
