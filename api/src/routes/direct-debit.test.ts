import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  debitForm,
  mailsTo,
  newIban,
  newMobile,
  notify,
  type OrderForm,
  orderForm,
  renewLimits,
  smsCodeTo,
  startShop,
  startTestApi,
  type TestApi,
  type TestClient,
  testDebitKey,
  type TestPerson,
  type TestSandbox,
  type TestShop,
  textsTo,
} from '../../testing/index.ts';
import { type Respond, respondJson, startElksServer } from '../../testing/elks-server.ts';

let shop: TestShop;
let sandbox: TestSandbox;
let api: TestApi;
let member: TestPerson;
let client: TestClient;
const logged: string[] = [];

beforeAll(async () => {
  shop = await startShop({ log: (line) => logged.push(line), env: { DIRECT_DEBIT_KEY: testDebitKey } });
  ({ api, sandbox } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await renewLimits(api.db);
  member = await api.make();
  client = await api.as(member);
});

type Form = ReturnType<typeof debitForm>;

const start = (form: Form, by = client) => by.call('POST /api/directdebit.php', { body: form });
const confirm = (challenge: string, code: string, by = client) =>
  by.call('PUT /api/directdebit.php', { body: { challenge, sms_code: code } });
const resend = (challenge: string, by = client) => by.call('POST /api/directdebit-sms.php', { body: { challenge } });
const user = async (by = client) => (await by.call('GET /api/user.php')).body.user;
/** Another code than the right one. */
const wrong = (code: string, nth = 1): string => String((Number(code) + nth) % 1_000_000).padStart(6, '0');

/** Pays by direct debit, up to the confirmed code. */
const debit = async (form: Form, by = client) => {
  const { body } = await start(form, by);
  const code = await smsCodeTo(api, form.mobile_number);
  return { challenge: body.challenge, code, ...(await confirm(body.challenge, code, by)) };
};
/** Moves the bank's clock, and lets the api ask the provider. */
const pass = async (days: number): Promise<void> => {
  sandbox.book.advanceClock(days * 86_400_000);
  const attempts = await api.db
    .selectFrom('payment_attempts')
    .where('method', '=', 'sdd')
    .select('provider_ref')
    .execute();
  for (const { provider_ref: ref } of attempts) await notify(api, `${ref}`);
  await api.runDueJobs();
};
const collectionOf = async (form: Form) =>
  api.db
    .selectFrom('sdd_collections as c')
    .innerJoin('payment_attempts as a', 'a.attempt_id', 'c.attempt_id')
    .where('a.payment_id', '=', form.payment_id)
    .select(['c.state', 'a.provider_ref'])
    .executeTakeFirst();

describe('a direct debit', () => {
  test('BILL-05 is paid with the right code: the credits come at once, and the money days later', async () => {
    const form = debitForm();
    const started = await start(form);
    expect(started.status).toBe(200);
    expect(started.body).toMatchObject({
      mobile_masked: `+31 •••• ${form.mobile_number.slice(-3)}`,
      amount_minor: 2999,
      mandate_reference: expect.stringMatching(/^[0-9A-Z]{1,35}$/),
      creditor_id: 'NL00ZZZ000000000000',
    });
    const [text = ''] = await textsTo(api, form.mobile_number);
    expect(text).toMatch(/^Pairwise: \d{6} is your code to pay €29\.99 by direct debit from the account ending in/);
    expect(text).toContain(form.iban.slice(-4));
    expect((await user())?.credits).toBe(0);

    const { challenge } = started.body;
    const code = await smsCodeTo(api, form.mobile_number);
    expect((await confirm(challenge, wrong(code))).error?.code).toBe('code_invalid');
    const paid = await confirm(challenge, code);
    expect(paid.body.payment).toMatchObject({ payment_id: form.payment_id, status: 'completed', method: 'sdd' });
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
    expect(await collectionOf(form)).toMatchObject({ state: 'unsettled' });
    expect((await confirm(challenge, code)).body.payment.status).toBe('completed');
    expect(sandbox.book.list().filter(({ metadata }) => metadata?.['attempt'] === challenge)).toHaveLength(1);
    const mails = await mailsTo(api, member.email);
    // The only mail about the debit is written before it: amount, day, account, mandate and creditor.
    expect(mails.map(({ subject }) => subject)).toEqual(['Thank you: 30 credits for you']);
    expect(mails[0]?.text).toContain(started.body.mandate_reference);
    expect(mails[0]?.text).toContain(started.body.creditor_id);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(Date.now() + 2 * 86_400_000),
    );
    expect(mails[0]?.text).toContain(`On or after ${day} we will collect €29.99`);
    expect(mails[0]?.text).toContain(`ending in ${form.iban.slice(-4)}`);

    await pass(9);
    expect(await collectionOf(form)).toMatchObject({ state: 'settled' });
    // The receipt comes with the money, and its bank account is evidence of the buyer's country.
    const receipts = await sql<{ gross_minor: number; vat_country: string; is_proven: boolean; iban: string }>`
      select gross_minor, vat_country, is_proven, e.country as iban from receipts r join vat_evidence e using (payment_id)
      where payment_id = ${form.payment_id} and e.kind = 'iban'`.execute(api.db);
    expect(receipts.rows).toEqual([{ gross_minor: 2999, vat_country: 'DE', is_proven: false, iban: 'DE' }]);
    expect((await user())?.credits).toBe(30);
    expect(await mailsTo(api, member.email)).toHaveLength(1);
    const { rows } = await sql<{ minor: number }>`select sum(amount_minor)::int as minor from money_ledger m
      join payment_attempts a on a.attempt_id = m.ref where a.payment_id = ${form.payment_id}`.execute(api.db);
    expect(rows[0]?.minor).toBe(2999);
  });

  test.each([
    ['returned before it was settled', '04', 5],
    ['charged back after it was settled', '06', 39],
  ])('BILL-05 %s takes its credits back, and blocks member and account', async (_, end, days) => {
    const form = debitForm({ iban: newIban(end) });
    expect((await debit(form)).body.payment.status).toBe('completed');
    await pass(9);
    await pass(days);
    const { body } = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
    expect(body.payment.status).toBe('charged_back');
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    expect(await collectionOf(form)).toMatchObject({ state: 'returned' });
    expect((await start(debitForm())).error?.code).toBe('sdd_blocked');
    const other = await api.as(await api.make());
    expect((await start(debitForm({ iban: form.iban }), other)).error?.code).toBe('sdd_blocked');
    expect((await start(debitForm(), other)).status).toBe(200);
    const { body: books } = await client.call('GET /api/transactions.php', { query: {} });
    expect(books.payments).toHaveLength(1);
  });

  test('BILL-05 whose chargeback the bank reverses unblocks its account, unless another one blocks it', async () => {
    const form = debitForm({ iban: newIban('06') });
    await debit(form);
    await pass(9);
    await pass(39);
    // Each return is a block of its own.
    const other = debitForm({ iban: form.iban });
    const { provider_ref: ref } = (await collectionOf(form)) ?? {};
    const [chargeback] = sandbox.book.find(`${ref}`)?.chargebacks ?? [];
    if (!chargeback) throw new Error('the sandbox has no chargeback');
    expect((await start(other)).error?.code).toBe('sdd_blocked');
    sandbox.book.reverseChargeback(`${ref}`, chargeback.id);
    await notify(api, `${ref}`);
    await api.runDueJobs();
    expect(await user()).toMatchObject({ credits: 30, paid_user: true });
    expect(await collectionOf(form)).toMatchObject({ state: 'settled' });
    expect((await debit(other)).body.payment.status).toBe('completed');
    await sql`select attempt_settle(attempt_id, 'failed', provider_ref, null, null) from payment_attempts
      where payment_id = ${other.payment_id}`.execute(api.db);
    const blocks = await sql`select from sdd_blocks b join payment_attempts a using (attempt_id)
      where a.payment_id in (${form.payment_id}, ${other.payment_id})`.execute(api.db);
    expect(blocks.rows).toHaveLength(1);
    expect((await start(debitForm({ iban: form.iban }), await api.as(await api.make()))).error?.code).toBe(
      'sdd_blocked',
    );
  });

  test('BILL-05 that the bank refuses immediately gives nothing', async () => {
    const form = debitForm({ iban: newIban('01') });
    const { body } = await debit(form);
    expect(body.payment).toMatchObject({ status: 'failed' });
    expect(body.payment.retry_methods).toContain('ideal');
    expect((await user())?.credits).toBe(0);
  });

  test('BILL-05 continues an unpaid order, and is no method of the normal payment', async () => {
    const form = debitForm();
    const order = { payment_id: form.payment_id, attempt_id: randomUUID(), product: 'p1', agree: true } as const;
    expect((await client.call('POST /api/payment.php', { body: { ...order, method: 'sdd' } })).error?.code).toBe(
      'method_unavailable',
    );
    await client.call('POST /api/payment.php', { body: { ...order, method: 'ideal' } });
    expect((await debit(form)).body.payment).toMatchObject({ status: 'completed', method: 'sdd' });
  });
});

describe('a withdrawal before the money has arrived', () => {
  /** Pays by direct debit, spends some credits and withdraws. Returns the refund. */
  const withdraw = async (form: Form, spent: number) => {
    const { body } = await debit(form);
    if (spent > 0) {
      await sql`select credits_post(${member.id}, ${-spent}, 'message', ${form.payment_id}, ${form.payment_id})`.execute(
        api.db,
      );
    }
    const { order_number } = body.payment;
    expect((await client.call('GET /api/withdrawal.php')).body.orders).toMatchObject([{ order_number }]);
    await client.call('POST /api/withdrawal.php', { body: { order_number, confirm: true } });
    await api.runDueJobs();
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  };
  const refundOf = async (form: Form) =>
    (
      await sql<{ state: string; minor: number }>`select r.state, r.amount_minor as minor from refunds r
        join payment_attempts a using (attempt_id) where a.payment_id = ${form.payment_id}`.execute(api.db)
    ).rows;
  const moneyOf = async (form: Form) =>
    (
      await sql<{ code: string; minor: number }>`select m.code, m.amount_minor::int as minor from money_ledger m
        left join refunds r on r.refund_id = m.ref join payment_attempts a on a.attempt_id in (m.ref, r.attempt_id)
        where a.payment_id = ${form.payment_id} order by m.id`.execute(api.db)
    ).rows;

  test.each([
    ['unused', 0, 2999],
    ['partly used', 6, 2400],
  ])('BILL-05 BILL-11 of an %s order ends it, and pays back when the money is there', async (_, spent, minor) => {
    const form = debitForm();
    await withdraw(form, spent);
    expect(await refundOf(form)).toEqual([{ state: 'requested', minor }]);
    expect(await moneyOf(form)).toEqual([]);
    await pass(9);
    expect(await collectionOf(form)).toMatchObject({ state: 'settled' });
    expect(await moneyOf(form)).toEqual([
      { code: 'payment', minor: 2999 },
      { code: 'refund', minor },
    ]);
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
  });

  test('BILL-05 BILL-11 pays nothing back when the bank returns the debit', async () => {
    const form = debitForm({ iban: newIban('04') });
    await withdraw(form, 0);
    await pass(9);
    await pass(5);
    expect(await collectionOf(form)).toMatchObject({ state: 'returned' });
    expect(await refundOf(form)).toEqual([{ state: 'failed', minor: 2999 }]);
    expect(await moneyOf(form)).toEqual([]);
    const { body } = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
    expect(body.payment.status).toBe('refunded');
  });
});

describe('the form', () => {
  test.each([
    ['iban_invalid', 'iban', { iban: 'DE89370400440532013001' }],
    ['iban_invalid', 'iban', { iban: 'BR1500000000000010932840814P2' }],
    ['mobile_invalid', 'mobile_number', { mobile_number: '+31900123456' }],
    ['mobile_invalid', 'mobile_number', { mobile_number: '+882161234567' }],
    ['authorisation_required', 'authorisation', { authorisation: false }],
  ])('BILL-05 refuses with %s', async (code, field, difference) => {
    const { error } = await start(debitForm(difference));
    expect(error).toMatchObject({ code, field });
  });

  test('BILL-05 takes an IBAN with spaces and a number of the member’s country', async () => {
    const iban = newIban();
    const form = debitForm({ iban: iban.toLowerCase().replaceAll(/(.{4})/g, '$1 '), mobile_number: '06 12 34 56 78' });
    expect((await start(form)).body.mobile_masked).toBe('+31 •••• 678');
  });
});

describe('forms', () => {
  test('BILL-05 are counted, so that no member tries out which accounts are blocked, and with them the codes in them', async () => {
    const guess = (code?: string) => start(debitForm({ product: 'p3', ...(code !== undefined && { code }) }));
    for (let nth = 0; nth < 4; nth += 1) expect((await guess(`GUESS${nth}`)).error?.code).toBe('code_not_found');
    for (let nth = 0; nth < 6; nth += 1) expect((await guess()).error?.code).toBe('sdd_limit');
    const refused = await guess();
    expect(refused.error).toMatchObject({ code: 'rate_limited', message: 'Please wait a moment and try again.' });
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await start(debitForm())).error?.code).toBe('rate_limited');
    const readCode = () => client.call('GET /api/discountcode.php', { query: { code: 'NOPE' } });
    for (let nth = 0; nth < 56; nth += 1) expect((await readCode()).error?.code).toBe('code_not_found');
    expect((await readCode()).error?.code).toBe('rate_limited');
    // The limits are those of the member alone.
    expect((await start(debitForm(), await api.as(await api.make()))).status).toBe(200);
  });

  test('BILL-05 BILL-06 have no further try at a code when the tries of the hour are over', async () => {
    for (let nth = 0; nth < 60; nth += 1)
      await client.call('GET /api/discountcode.php', { query: { code: `G${nth}` } });
    expect((await start(debitForm({ code: 'TIMEBONUS25' }))).error?.code).toBe('rate_limited');
    expect((await start(debitForm())).status).toBe(200);
  });
});

describe('a discount code', () => {
  const order = (form: Form, more: Partial<OrderForm> = {}) =>
    client.call('POST /api/payment.php', { body: orderForm({ payment_id: form.payment_id, ...more }) });
  const addCode = (code: string, values: object = {}) =>
    api.db
      .insertInto('discount_codes')
      .values({ code, value_percentage: 50, validity: 'once-per-user', ...values })
      .execute();
  const statusOf = async ({ payment_id: id }: { payment_id: string }) =>
    (await client.call('GET /api/payment.php', { query: { id } })).body.payment.status;

  test('BILL-05 BILL-06 that excludes direct debits keeps its order from being continued by one, and no code is sent', async () => {
    await addCode('NODEBIT', { paymentmethods: ['ideal', 'paypal'] });
    const form = debitForm();
    await order(form, { code: 'NODEBIT' });
    expect((await start(form)).error?.code).toBe('code_method');
    expect(await textsTo(api, form.mobile_number)).toEqual([]);
    await sql`update discount_codes set paymentmethods = null where code = 'NODEBIT'`.execute(api.db);
    expect((await debit(form)).body.payment).toMatchObject({ status: 'completed', method: 'sdd', amount_minor: 1500 });
  });

  test('BILL-05 BILL-06 is taken over from an order that was left, once the debit is accepted', async () => {
    await addCode('OVERTAKEN');
    const [left, form] = [debitForm(), debitForm({ code: 'OVERTAKEN' })];
    await order(left, { code: 'OVERTAKEN' });
    const { challenge } = (await start(form)).body;
    const code = await smsCodeTo(api, form.mobile_number);
    await sql`update discount_codes set status = 'disabled' where code = 'OVERTAKEN'`.execute(api.db);
    expect((await confirm(challenge, code)).error?.code).toBe('code_not_found');
    // Nothing was ordered, so the first order is as it was.
    expect(await statusOf(left)).toBe('created');
    await sql`update discount_codes set status = 'active' where code = 'OVERTAKEN'`.execute(api.db);
    expect((await confirm(challenge, code)).body.payment).toMatchObject({ status: 'completed', amount_minor: 1500 });
    expect(await statusOf(left)).toBe('cancelled');
  });
});

describe('the code', () => {
  test('BILL-05 C-23 ends after five attempts, even concurrent ones, and belongs to its member', async () => {
    const form = debitForm();
    const { challenge } = (await start(form)).body;
    const code = await smsCodeTo(api, form.mobile_number);
    const stranger = await api.as(await api.make());
    expect((await confirm(challenge, code, stranger)).error?.code).toBe('challenge_expired');
    const results = await Promise.all(Array.from({ length: 30 }, (_, nth) => confirm(challenge, wrong(code, nth + 1))));
    const codes = results.map(({ error }) => error?.code);
    expect(codes.filter((found) => found === 'code_invalid')).toHaveLength(5);
    expect(codes.filter((found) => found === 'challenge_expired')).toHaveLength(25);
    expect((await confirm(challenge, code)).error?.code).toBe('challenge_expired');
    expect((await user())?.credits).toBe(0);
  });

  test('BILL-05 ends after ten minutes, and with the next one', async () => {
    const form = debitForm();
    const { challenge } = (await start(form)).body;
    const first = await smsCodeTo(api, form.mobile_number);
    expect((await resend(challenge)).error?.code).toBe('sms_limit');
    await renewLimits(api.db);
    expect((await resend(challenge)).body.resend_at).not.toBeNull();
    const second = await smsCodeTo(api, form.mobile_number);
    // One in a million is the same.
    expect((await confirm(challenge, first === second ? wrong(first) : first)).error?.code).toBe('code_invalid');
    await renewLimits(api.db);
    expect((await resend(challenge)).body.resend_at).toBeNull();
    await renewLimits(api.db);
    expect((await resend(challenge)).error?.code).toBe('sms_limit');
    const third = await smsCodeTo(api, form.mobile_number);
    await sql`update sdd_challenges set expires_at = now() where challenge_id = ${challenge}`.execute(api.db);
    expect((await confirm(challenge, third)).error?.code).toBe('challenge_expired');
  });

  test('BILL-05 C-23 of another request confirms nothing', async () => {
    const [one, two] = [debitForm(), debitForm({ product: 'p0' })];
    const first = (await start(one)).body;
    const second = (await start(two)).body;
    const code = await smsCodeTo(api, one.mobile_number);
    expect((await confirm(second.challenge, code)).error?.code).toBe('code_invalid');
    expect((await confirm(first.challenge, code)).body.payment.product).toBe('p1');
  });

  test('BILL-05 C-23 is sent five times a day to a number, whoever asks, and 25 times to a range of numbers', async () => {
    const mobile = newMobile();
    const ask = async (number: string) => start(debitForm({ mobile_number: number }), await api.as(await api.make()));
    const toOne = await Promise.all(Array.from({ length: 12 }, () => ask(mobile)));
    expect(toOne.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(toOne.filter(({ error }) => error?.code === 'sms_limit')).toHaveLength(7);
    const toRange = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => ask(`${mobile.slice(0, -4)}${String(nth).padStart(4, '0')}`)),
    );
    expect(toRange.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await textsTo(api, mobile)).toHaveLength(5);
  });
});

describe('the provider of text messages', () => {
  const account = { username: 'u0123456789abcdef', password: 'A1B2C3D4E5F6' };

  test.each<[string, Respond | undefined]>([
    ['takes the code', undefined],
    ['does not respond as it should, which sends no second message', (response) => respondJson(response, 500, {})],
  ])('BILL-05 %s', async (_, respond) => {
    const elks = await startElksServer(account, respond);
    const other = await startTestApi({
      databaseUrl: api.env.databaseUrl,
      log: (line) => logged.push(line),
      env: {
        ...sandbox.env,
        DIRECT_DEBIT_KEY: testDebitKey,
        ELKS_URL: elks.url,
        ELKS_USERNAME: account.username,
        ELKS_PASSWORD: account.password,
      },
    });
    const there = await other.as(member);
    const form = debitForm();
    const { body } = await start(form, there);
    await other.runDueJobs();
    // A job that failed is due again after some seconds.
    await sql`update graphile_worker._private_jobs set run_at = now() where key is not null`.execute(api.db);
    await other.runDueJobs();
    expect(elks.received.map(({ fields }) => fields)).toEqual([
      { from: 'Pairwise', to: form.mobile_number, message: expect.stringMatching(/\d{6}/), dontlog: 'message' },
    ]);
    const code = /\b\d{6}\b/.exec(elks.received[0]?.fields['message'] ?? '')?.[0] ?? '';
    expect(logged.join('\n')).not.toContain(code);
    expect((await confirm(body.challenge, code, there)).status).toBe(200);
    await other.close();
    await elks.close();
  });
});

describe('limits', () => {
  test('BILL-05 permits one unsettled debit of a member and of an account, even when both codes are right', async () => {
    const form = debitForm();
    const second = debitForm({ iban: form.iban, product: 'p0' });
    const other = await api.as(await api.make());
    const [one, two] = [(await start(form)).body, (await start(second, other)).body];
    const codes = [await smsCodeTo(api, form.mobile_number), await smsCodeTo(api, second.mobile_number)] as const;
    const both = await Promise.all([confirm(one.challenge, codes[0]), confirm(two.challenge, codes[1], other)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ error }) => error?.code === 'sdd_limit')).toHaveLength(1);
  });

  test('BILL-05 permits 60 euros first, more after a settled debit, and three in thirty days', async () => {
    expect((await start(debitForm({ product: 'p3' }))).error?.code).toBe('sdd_limit');
    const iban = newIban('08');
    for (const product of ['p2', 'p3', 'p0'] as const) {
      await renewLimits(api.db);
      expect((await debit(debitForm({ iban, product }))).body.payment.status).toBe('completed');
      await pass(0);
    }
    await renewLimits(api.db);
    expect((await start(debitForm({ iban, product: 'p0' }))).error?.code).toBe('sdd_limit');
  });
});

describe('bank accounts and numbers', () => {
  test('BILL-05 are in no log, address, event or job, and in the database only sealed', async () => {
    const form = debitForm();
    logged.length = 0;
    await debit(form);
    expect(logged.length).toBeGreaterThanOrEqual(2);
    const secrets = [form.iban, form.mobile_number, form.mobile_number.slice(3), form.iban.slice(4)];
    const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
      from information_schema.tables where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(
      api.db,
    );
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(
        api.db,
      );
      for (const { row } of rows) for (const secret of secrets) expect(row).not.toContain(secret);
    }
    for (const line of logged) for (const secret of secrets) expect(line).not.toContain(secret);
  });

  test('BILL-05 the copy of a member’s data has the mandate without the account', async () => {
    const form = debitForm();
    await debit(form);
    const { collectMemberData } = await import('../domain/export/member-data.repository.ts');
    const { direct_debit_mandates: mandates } = await collectMemberData(api.db, member.id);
    expect(mandates).toMatchObject([{ account_holder: form.account_holder, iban_last4: form.iban.slice(-4) }]);
    expect(JSON.stringify(mandates)).not.toContain(form.iban);
  });
});
