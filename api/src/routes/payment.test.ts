import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  mailsTo,
  notify,
  type OrderForm,
  orderForm,
  paymentsOf,
  settle,
  startShop,
  startTestApi,
  type TestApi,
  type TestClient,
  type TestPerson,
  type TestSandbox,
  type TestShop,
} from '../../testing/index.ts';
import { addJob } from '../jobs/add-job.repository.ts';

let shop: TestShop;
let sandbox: TestSandbox;
let api: TestApi;
let member: TestPerson;
let client: TestClient;

beforeAll(async () => {
  shop = await startShop();
  ({ api, sandbox } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await api.make();
  client = await api.as(member);
});

const start = (form: OrderForm, by = client) => by.call('POST /api/payment.php', { body: form });
const read = async ({ payment_id: id }: OrderForm, by = client) => {
  // The provider is asked at most every two seconds.
  await sql`update payment_attempts set checked_at = now() - interval '1 minute', created_at = now() - interval '1 minute'
    where payment_id = ${id}`.execute(api.db);
  return (await by.call('GET /api/payment.php', { query: { id } })).body.payment;
};
const user = async (by = client) => (await by.call('GET /api/user.php')).body.user;
const atProvider = (form: OrderForm) => paymentsOf(sandbox, form);
const finish = (form: OrderForm, status: 'paid' | 'failed' | 'canceled' | 'expired'): string => {
  const [payment] = atProvider(form);
  if (!payment || !sandbox.book.change(payment.id, { status })) throw new Error('the sandbox has no open payment');
  return payment.id;
};

describe('payment methods', () => {
  test('BILL-02 offers the methods of the country that a provider takes, and lists the retired ones', async () => {
    const { body } = await client.call('GET /api/paymentmethods.php', { query: { product: 'p1' } });
    expect(body.methods.map(({ key }) => key)).toEqual([
      'ideal',
      'sdd',
      'maestro',
      'paypal',
      'creditcard',
      'visa',
      'mastercard',
      'applepay',
      'paysafecard',
      'sct',
    ]);
    expect(body.methods[0]).toEqual({ key: 'ideal', kind: 'bank' });
    expect(body.last_used).toBeNull();
    expect(body.retired).toEqual(['giropay', 'sofort']);
    const swiss = await api.as(await api.make({ country: 'CH' }));
    const { body: other } = await swiss.call('GET /api/paymentmethods.php', { query: { product: 'p1' } });
    expect(other.methods.map(({ key }) => key)).toContain('twint');
    expect(other.methods.map(({ key }) => key)).not.toContain('ideal');
  });

  test('BILL-02 the method of the last payment comes first', async () => {
    const form = orderForm({ method: 'paypal' });
    await start(form);
    finish(form, 'paid');
    expect((await read(form)).status).toBe('completed');
    const { body } = await client.call('GET /api/paymentmethods.php', { query: { product: 'p0' } });
    expect(body.last_used).toBe('paypal');
    expect(body.methods.map(({ key }) => key).slice(0, 2)).toEqual(['paypal', 'ideal']);
  });

  test('BILL-02 sells nothing without a provider', async () => {
    const closed = await startTestApi();
    try {
      const visitor = await closed.as(await closed.make());
      const methods = await visitor.call('GET /api/paymentmethods.php', { query: { product: 'p1' } });
      expect(methods.body.methods).toEqual([]);
      expect((await start(orderForm(), visitor)).error?.code).toBe('payments_unavailable');
    } finally {
      await closed.close();
    }
  });
});

describe('an order', () => {
  test('BILL-03 BILL-04 leads to the provider, and adds credits and Premium once when the provider says that it is paid', async () => {
    const form = orderForm();
    const { status, body } = await start(form);
    expect(status).toBe(200);
    expect(body.payment).toMatchObject({
      payment_id: form.payment_id,
      order_number: expect.stringMatching(/^\d{10}$/),
      product: 'p1',
      credits: 30,
      amount: '29.99',
      amount_minor: 2999,
      currency: 'EUR',
      method: 'ideal',
      status: 'created',
      failure: null,
      redirect_url: expect.stringContaining('/checkout/tr_'),
      retry_methods: [],
    });
    expect((await user())?.credits).toBe(0);
    const ref = finish(form, 'paid');
    expect(await read(form)).toMatchObject({ status: 'completed', redirect_url: null });
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
    for (let round = 0; round < 3; round += 1) {
      expect((await notify(api, ref)).statusCode).toBe(200);
      await api.runDueJobs();
      await read(form);
    }
    expect(await user()).toMatchObject({ credits: 30 });
    const mails = await mailsTo(api, member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Thank you: 30 credits for you']);
    expect(mails[0]?.text).toContain(`Order ${body.payment.order_number}: €29.99, VAT included`);
  });

  test('BILL-04 CALL-10 a repeat after days is the same order, without another payment at the provider', async () => {
    const form = orderForm();
    const first = await start(form);
    await sql`delete from idempotency_keys`.execute(api.db);
    await sql`update payments set created_at = now() - interval '3 days' where payment_id = ${form.payment_id}`.execute(
      api.db,
    );
    const { body } = await start(form);
    expect(body.payment.order_number).toBe(first.body.payment.order_number);
    expect(atProvider(form)).toHaveLength(1);
  });

  test('BILL-04 a webhook alone completes it; a forged one, an unknown provider and a broken one change nothing', async () => {
    const [form, other] = [orderForm(), orderForm()];
    await start(form);
    await start(other);
    for (const attempt of [
      await notify(api, atProvider(other)[0]?.id ?? ''),
      await notify(api, 'tr_unknown'),
      await notify(api, atProvider(form)[0]?.id ?? '', 'nobody'),
      await notify(api, ''),
    ]) {
      expect([attempt.statusCode, attempt.json()]).toEqual([200, { ok: true }]);
    }
    await api.runDueJobs();
    expect(await user()).toMatchObject({ credits: 0 });
    const ref = finish(form, 'paid');
    await notify(api, ref);
    await api.runDueJobs();
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
  });

  test('BILL-04 CALL-10 six requests with the same ids are one order and one payment at the provider', async () => {
    const form = orderForm();
    const responses = await Promise.all(Array.from({ length: 6 }, () => start(form)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(atProvider(form)).toHaveLength(1);
    const { body } = await client.call('GET /api/transactions.php');
    expect(body.payments).toHaveLength(1);
  });

  test('BILL-04 refuses the ids of another order, another method or another member', async () => {
    const form = orderForm();
    await start(form);
    const stranger = await api.as(await api.make());
    for (const attempt of [
      start({ ...form, product: 'p2' }),
      start({ ...form, method: 'paypal' }),
      start(form, stranger),
      start({ ...form, attempt_id: randomUUID() }, stranger),
      start({ ...form, payment_id: randomUUID() }),
    ]) {
      expect((await attempt).error?.code).toBe('idempotency_mismatch');
    }
    expect((await stranger.call('GET /api/payment.php', { query: { id: form.payment_id } })).status).toBe(404);
  });

  test.each([
    ['a method of another country', { method: 'twint' }, 'method_unavailable'],
    ['a retired method', { method: 'giropay' }, 'method_unavailable'],
    ['an unknown method', { method: 'bitcoin' }, 'invalid_request'],
    ['an unknown bundle', { product: 'p9' }, 'invalid_request'],
  ])('BILL-02 refuses %s and stores no order', async (_, options, code) => {
    expect((await start(orderForm(options))).error?.code).toBe(code);
    expect((await client.call('GET /api/transactions.php')).body.payments).toEqual([]);
  });

  test('BILL-03 requires the press of the order button, and a member', async () => {
    expect((await client.call('POST /api/payment.php', { body: { ...orderForm(), agree: false } })).status).toBe(400);
    expect((await start(orderForm(), api.visitor())).error?.code).toBe('authentication_required');
  });

  test('BILL-03 a failed payment offers the methods, and a new attempt pays the same order at the same price', async () => {
    const form = orderForm({ method: 'creditcard' });
    await start(form);
    finish(form, 'failed');
    const failed = await read(form);
    expect(failed).toMatchObject({ status: 'failed', failure: 'card' });
    expect(failed.retry_methods).toContain('paypal');
    const again = orderForm({ payment_id: form.payment_id, method: 'paypal' });
    const { body } = await start(again);
    expect(body.payment).toMatchObject({ status: 'created', method: 'paypal', order_number: failed.order_number });
    finish(again, 'paid');
    expect(await read(again)).toMatchObject({ status: 'completed', method: 'paypal' });
    expect(await user()).toMatchObject({ credits: 30 });
  });

  test('BILL-04 an order paid in two tabs adds credits once, and the second payment is refunded', async () => {
    const one = orderForm();
    const two = orderForm({ payment_id: one.payment_id, method: 'paypal' });
    await start(one);
    await start(two);
    const [first, second] = [finish(one, 'paid'), finish(two, 'paid')];
    await notify(api, second);
    await notify(api, first);
    await api.runDueJobs();
    expect(await user()).toMatchObject({ credits: 30 });
    const { rows } = await sql<{ state: string; refund: string | null }>`
      select a.state, r.reason as refund from payment_attempts a left join refunds r using (attempt_id)
      where a.payment_id = ${one.payment_id} order by a.state`.execute(api.db);
    expect(rows).toEqual([
      { state: 'paid', refund: null },
      { state: 'duplicate_paid', refund: 'duplicate' },
    ]);
    const subjects = (await mailsTo(api, member.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Thank you: 30 credits for you',
      'You paid twice. The second payment is on its way back',
    ]);
    const refunded = sandbox.book.list().filter(({ refunds }) => refunds.length > 0);
    expect(refunded).toMatchObject([{ amount: { value: '29.99' }, refunds: [{ amount: { value: '29.99' } }] }]);
    const { rows: balances } = await sql<{ account: string; minor: number }>`
      select account, sum(minor)::int as minor from (
        select debit as account, amount_minor as minor from money_ledger
        union all select credit, -amount_minor from money_ledger) e
      group by account having account <> 'sold' and account <> 'cash:sandbox'`.execute(api.db);
    expect(balances).toEqual([{ account: 'refunds_due', minor: 0 }]);
    // A third attempt starts nothing: the order is paid.
    const three = orderForm({ payment_id: one.payment_id });
    expect((await start(three)).body.payment.status).toBe('completed');
    expect(atProvider(three)).toEqual([]);
  });

  test.each([
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)('BILL-03 shows %s at the provider as %s', async (status, shown) => {
    const form = orderForm();
    await start(form);
    finish(form, status);
    expect(await read(form)).toMatchObject({ status: shown, failure: null });
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  });
});

describe('the price that the button showed', () => {
  const seen = (amount_minor: number, currency = 'EUR') => ({ price: { amount_minor, currency } });
  const listPrice = (minor: number) =>
    sql`update product_prices set amount_minor = ${minor} where product_id = 'p1' and currency = 'EUR'`.execute(api.db);

  test('BILL-03 is the price of the order: with another amount or currency nothing is ordered', async () => {
    for (const refused of [seen(2998), seen(1), seen(2999, 'SEK')]) {
      const { status, error } = await start(orderForm(refused));
      expect([status, error]).toMatchObject([409, { code: 'price_changed', field: 'price' }]);
    }
    expect((await client.call('GET /api/transactions.php')).body.payments).toEqual([]);
    expect((await start(orderForm(seen(2999)))).body.payment.amount_minor).toBe(2999);
    // The time bonus is part of it.
    const code = 'TIMEBONUS25';
    expect((await start(orderForm({ code, ...seen(2999) }))).error?.code).toBe('price_changed');
    expect((await start(orderForm({ code, ...seen(2249) }))).body.payment.amount_minor).toBe(2249);
  });

  test('BILL-03 is another one when the list has changed meanwhile; an order keeps its own', async () => {
    const form = orderForm(seen(2999));
    await start(form);
    await listPrice(3499);
    try {
      expect((await start(orderForm(seen(2999)))).error?.code).toBe('price_changed');
      expect((await start(orderForm(seen(3499)))).body.payment.amount_minor).toBe(3499);
      const again = (shown: object) => start(orderForm({ payment_id: form.payment_id, method: 'paypal', ...shown }));
      expect((await again(seen(3499))).error?.code).toBe('price_changed');
      expect((await again(seen(2999))).body.payment).toMatchObject({ amount_minor: 2999, method: 'paypal' });
      // A repeat of a request orders nothing, so that its price is not asked again.
      expect((await start(form)).body.payment.amount_minor).toBe(2999);
    } finally {
      await listPrice(2999);
    }
  });
});

describe('a chargeback', () => {
  test('BILL-04 takes the credits that are left and Premium, once, and the ledger has the money that is left', async () => {
    const form = orderForm();
    await start(form);
    const ref = finish(form, 'paid');
    await read(form);
    await sql`select credits_post(${member.id}, -12, 'message', 'message:spent', 'spent')`.execute(api.db);
    const payment = sandbox.book.find(ref);
    if (!payment) throw new Error('the sandbox has lost the payment');
    sandbox.book.chargeBack(payment, {});
    for (let round = 0; round < 3; round += 1) {
      await notify(api, ref);
      await api.runDueJobs();
    }
    expect(await read(form)).toMatchObject({ status: 'charged_back', retry_methods: [] });
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    const { rows } = await sql<{ code: string; minor: number }>`
      select code, amount_minor::int as minor from money_ledger where ref = ${form.attempt_id} order by id`.execute(
      api.db,
    );
    expect(rows).toEqual([
      { code: 'payment', minor: 2999 },
      { code: 'chargeback', minor: 2999 },
    ]);
  });

  const chargeBack = async (ref: string, value?: string): Promise<string> => {
    const payment = sandbox.book.find(ref);
    if (!payment) throw new Error('the sandbox has lost the payment');
    const charged = sandbox.book.chargeBack(payment, value === undefined ? {} : { amount: { currency: 'EUR', value } });
    if (charged.outcome !== 'created') throw new Error(charged.why);
    await notify(api, ref);
    await api.runDueJobs();
    return charged.created.id;
  };
  /** Lets the bank return a chargeback. Its webhook comes several times, from several processes. */
  const reverse = async (ref: string, chargeback: string): Promise<void> => {
    sandbox.book.reverseChargeback(ref, chargeback);
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([notify(api, ref), notify(api, ref)]);
      await api.runDueJobs();
    }
  };
  const moneyOf = async (form: OrderForm) => {
    const { rows } = await sql<{ code: string; debit: string; minor: number }>`
      select code, debit, amount_minor::int as minor from money_ledger where ref = ${form.attempt_id} order by id`.execute(
      api.db,
    );
    return rows.map(({ code, debit, minor }) => `${code} ${debit} ${minor}`);
  };
  const lotOf = async (form: OrderForm) => {
    const { rows } = await sql<{ left: number }>`select purchase_left(${form.payment_id}) as left`.execute(api.db);
    return rows[0]?.left;
  };

  test('BILL-04 that the bank reverses gives back what it took, once, and can come again', async () => {
    const form = orderForm();
    await start(form);
    const ref = finish(form, 'paid');
    const completed = await read(form);
    await sql`select credits_post(${member.id}, -12, 'message', 'message:lent', 'lent')`.execute(api.db);
    const first = await chargeBack(ref, '10.00');
    const second = await chargeBack(ref);
    expect(await read(form)).toMatchObject({ status: 'charged_back' });
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    // A part is not enough.
    await reverse(ref, first);
    expect(await read(form)).toMatchObject({ status: 'charged_back' });
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    await reverse(ref, second);
    expect(await read(form)).toEqual(completed);
    expect(await user()).toMatchObject({ credits: 18, paid_user: true });
    expect(await lotOf(form)).toBe(18);
    expect(await moneyOf(form)).toEqual([
      'payment cash:sandbox 2999',
      'chargeback chargeback_loss 1000',
      'chargeback chargeback_loss 1999',
      'chargeback_reversed cash:sandbox 1000',
      'chargeback_reversed cash:sandbox 1999',
    ]);
    const subjects = (await mailsTo(api, member.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Good news'))).toHaveLength(1);
    const { body } = await client.call('GET /api/transactions.php');
    expect(body.ledger[0]).toMatchObject({ reason: 'chargeback_reversal', delta: 18, payment_id: form.payment_id });
    await sql`select credits_post(${member.id}, -3, 'message', 'message:lent2', 'lent2')`.execute(api.db);
    const third = await chargeBack(ref);
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    await reverse(ref, third);
    expect(await user()).toMatchObject({ credits: 15, paid_user: true });
    expect((await client.call('GET /api/transactions.php')).body.ledger[0]).toMatchObject({
      reason: 'chargeback_reversal',
      delta: 15,
      payment_id: form.payment_id,
    });
  });

  test('BILL-04 whose reversal arrives with it changes nothing for the member and writes no mail about it', async () => {
    const form = orderForm();
    await start(form);
    const ref = finish(form, 'paid');
    await read(form);
    const payment = sandbox.book.find(ref);
    if (!payment) throw new Error('the sandbox has lost the payment');
    const charged = sandbox.book.chargeBack(payment, {});
    if (charged.outcome !== 'created') throw new Error(charged.why);
    await reverse(ref, charged.created.id);
    expect(await read(form)).toMatchObject({ status: 'completed' });
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
    const subjects = (await mailsTo(api, member.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Good news'))).toEqual([]);
  });

  test('BILL-04 an order is not completed again while a chargeback is open, and no reversal is invented', async () => {
    const form = orderForm();
    await start(form);
    const ref = finish(form, 'paid');
    await read(form);
    await chargeBack(ref);
    const refused = async (statement: ReturnType<typeof sql>) =>
      expect(statement.execute(api.db)).rejects.toMatchObject({ code: 'DB003' });
    await refused(sql`update payment_attempts set state = 'paid' where attempt_id = ${form.attempt_id}`);
    await refused(sql`update payments set status = 'completed' where payment_id = ${form.payment_id}`);
    await refused(sql`select attempt_reverse_chargeback(${form.attempt_id}, 'chb_invented')`);
    expect(await read(form)).toMatchObject({ status: 'charged_back' });
  });

  test('BILL-04 a refund that waits is not sent when the bank has taken the money meanwhile', async () => {
    const form = orderForm();
    await start(form);
    const ref = finish(form, 'paid');
    await read(form);
    const { rows } = await sql<{ refund: string }>`
      insert into refunds (attempt_id, amount_minor, reason) values (${form.attempt_id}, 1000, 'goodwill')
      returning refund_id as refund`.execute(api.db);
    const [{ refund } = { refund: '' }] = rows;
    const payment = sandbox.book.find(ref);
    if (!payment) throw new Error('the sandbox has lost the payment');
    sandbox.book.chargeBack(payment, {});
    await notify(api, ref);
    await api.runDueJobs();
    const provider = api.app.services.payments.get('sandbox');
    if (!provider) throw new Error('the sandbox is not configured');
    const asked = jest.spyOn(provider, 'refund');
    await addJob(api.db, 'send-refund', { refund }, { key: `refund:${refund}` });
    await api.runDueJobs();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(sandbox.book.find(ref)?.refunds).toEqual([]);
    const { rows: stored } = await sql`select state from refunds where refund_id = ${refund}`.execute(api.db);
    expect(stored).toEqual([{ state: 'failed' }]);
    // The money comes back, and the member is owed it still.
    const [chargeback] = sandbox.book.find(ref)?.chargebacks ?? [];
    await reverse(ref, chargeback?.id ?? '');
    expect(sandbox.book.find(ref)?.refunds.map(({ amount }) => amount.value)).toEqual(['10.00']);
    expect(await read(form)).toMatchObject({ status: 'completed', refunded_minor: 1000 });
  });
});

describe('a provider that does not respond', () => {
  test('BILL-04 leaves the order pending, and the job submits it again under the same key', async () => {
    const down = await api.restart();
    const gone = down.app.services.payments.get('sandbox');
    if (!gone) throw new Error('the sandbox is not configured');
    const form = orderForm();
    const real = gone.create;
    // The request arrives, its response does not.
    jest.spyOn(gone, 'create').mockImplementationOnce(async (payment) => {
      await real(payment);
      const { ProviderUnknownError } = await import('../providers/payment/payment-provider.ts');
      throw new ProviderUnknownError('the connection was cut');
    });
    const there = await down.as(member);
    expect((await start(form, there)).body.payment).toMatchObject({ status: 'pending', redirect_url: null });
    await settle(api, form);
    expect(atProvider(form)).toHaveLength(1);
    expect(await read(form)).toMatchObject({ status: 'created', redirect_url: expect.stringContaining('/checkout/') });
    await down.close();
  });
});

describe('a repeated order', () => {
  const preview = async () => client.call('GET /api/repeat-order.php');
  const repeat = (more: object = {}) =>
    client.call('POST /api/repeat-order.php', {
      body: { payment_id: randomUUID(), attempt_id: randomUUID(), amount_minor: 5999, confirm: true, ...more },
    });

  test('ROUTE-16 is the last paid bundle with its method, at today’s price, as a new order', async () => {
    expect((await preview()).body).toEqual({ payment_preview: null });
    expect((await repeat()).error?.code).toBe('no_repeat');
    const form = orderForm({ product: 'p2', method: 'paypal' });
    await start(form);
    finish(form, 'paid');
    await read(form);
    const { body } = await preview();
    expect(body.payment_preview).toEqual({
      product: 'p2',
      credits: 75,
      amount_minor: 5999,
      per_message_minor: 80,
      currency: 'EUR',
      method: 'paypal',
      mandate: null,
    });
    expect((await repeat({ amount_minor: 1 })).error?.code).toBe('price_changed');
    const ids = { payment_id: randomUUID(), attempt_id: randomUUID() };
    const [first, second] = [await repeat(ids), await repeat(ids)];
    expect(first.body.payment).toMatchObject({ payment_id: ids.payment_id, product: 'p2', status: 'created' });
    expect(second.body).toEqual(first.body);
    expect(first.body.payment.order_number).not.toBe((await read(form)).order_number);
  });

  test('ROUTE-16 asks for another method when the last one is not offered any more', async () => {
    const form = orderForm({ product: 'p2', method: 'paypal' });
    await start(form);
    finish(form, 'paid');
    await read(form);
    await sql`delete from country_payment_methods where method = 'paypal' and country = 'NL'`.execute(api.db);
    expect((await preview()).body.payment_preview?.method).toBeNull();
    expect((await repeat()).error?.code).toBe('method_unavailable');
  });
});

describe('the history', () => {
  test('ROUTE-29 returns payments and changes of credits, newest first, and older changes by number', async () => {
    const form = orderForm();
    await start(form);
    finish(form, 'paid');
    await read(form);
    await sql`select credits_post(${member.id}, -1, 'message', 'message:' || n, 'test:' || ${member.id} || n)
      from generate_series(1, 29) n order by n`.execute(api.db);
    await sql`select credits_post(${member.id}, 1, 'bonus', ${member.id} || ':' || n, 'bonus:' || ${member.id} || n)
      from generate_series(1, 25) n order by n`.execute(api.db);
    const { body } = await client.call('GET /api/transactions.php');
    expect(body.payments).toMatchObject([{ payment_id: form.payment_id, status: 'completed' }]);
    expect([body.ledger.length, body.has_more, body.ledger[0]?.seq]).toEqual([50, true, 55]);
    const spent = body.ledger.find(({ reason }) => reason === 'message');
    // 30 credits for 29.99.
    expect(spent?.paid).toEqual({ amount_minor: 100, currency: 'EUR' });
    expect(body.ledger[0]?.paid).toBeNull();
    const older = await client.call('GET /api/transactions.php', { query: { before: body.ledger.at(-1)?.seq ?? 0 } });
    expect(older.body).toMatchObject({ payments: [], has_more: false });
    expect(older.body.ledger.at(-1)).toMatchObject({
      seq: 1,
      reason: 'purchase',
      delta: 30,
      balance_after: 30,
      payment_id: form.payment_id,
      paid: { amount_minor: 2999, currency: 'EUR' },
    });
  });

  test('ROUTE-29 returns all payments in pages, and none of another member', async () => {
    // Half of them have the same time, as orders of one moment.
    await sql`insert into payments (user_id, product_id, credits, list_minor, amount_minor, currency, method, created_at)
      select ${member.id}, 'p1', 30, 2999, 2999, 'EUR', 'ideal', now() - make_interval(mins => n / 2 * 2)
      from generate_series(1, 170) n`.execute(api.db);
    const pages = [];
    let before: string | undefined;
    do {
      const query = before === undefined ? {} : { payments_before: before };
      const { body } = await client.call('GET /api/transactions.php', { query });
      expect(body.ledger).toEqual([]);
      pages.push(body.payments);
      before = body.has_more_payments ? body.payments.at(-1)?.payment_id : undefined;
    } while (before !== undefined);
    expect(pages.map(({ length }) => length)).toEqual([100, 50, 20]);
    const all = pages.flat();
    expect(new Set(all.map(({ payment_id: id }) => id)).size).toBe(170);
    const times = all.map(({ created_at: time }) => time);
    expect(times).toEqual(times.toSorted((one, other) => other.localeCompare(one)));
    const other = await api.as(await api.make());
    const query = { payments_before: all[0]?.payment_id ?? '' };
    expect((await other.call('GET /api/transactions.php', { query })).body.payments).toEqual([]);
    expect((await client.call('GET /api/transactions.php', { query: { payments_before: 'x' } })).status).toBe(400);
  });

  test('ROUTE-29 is empty for a new member', async () => {
    expect((await client.call('GET /api/transactions.php')).body).toEqual({
      payments: [],
      has_more_payments: false,
      ledger: [],
      has_more: false,
    });
  });
});
