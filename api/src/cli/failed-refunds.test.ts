import { sql } from 'kysely';

import {
  buy,
  mailsTo,
  notify,
  startShop,
  type TestClient,
  type TestPerson,
  type TestShop,
} from '../../testing/index.ts';
import { handlers } from '../jobs/handlers.ts';
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
const user = async () => (await client.call('GET /api/user.php')).body.user;
const paymentOf = async (id: string) => (await client.call('GET /api/payment.php', { query: { id } })).body.payment;
const subjects = async () => (await mailsTo(shop.api, member.email)).map(({ subject }) => subject);
const reminder = expect.stringMatching(/^refunds have failed and are owed to their members/);
const failedMail = 'Your refund has come back to us';

/** Runs a job and returns what it logs for the operator. */
const alertsOf = async (name: 'check-refunds' | 'reconcile-payments'): Promise<string[]> => {
  const lines: string[] = [];
  const signal = new AbortController().signal;
  await handlers[name](shop.api.app.services, {}, { attemptsLeft: 0, signal, warn: (_, line) => lines.push(line) });
  return lines;
};

/** Buys a bundle and refunds all of it. The provider has accepted the refund. */
const buyAndRefund = async () => {
  const bought = await buy(shop, client);
  await billing('refund', bought.order, '--reason', 'goodwill');
  await shop.api.runDueJobs();
  const [refund] = shop.sandbox.book.find(bought.ref)?.refunds ?? [];
  if (!refund) throw new Error('the sandbox has no refund');
  const change = (status: 'refunded' | 'failed') => {
    if (!shop.sandbox.book.changeRefund(bought.ref, refund.id, status)) throw new Error(`not ${status}`);
  };
  return { ...bought, change };
};

/** What our books say about the refunds of an order: their states, and the money that the provider and the bank have. */
const booked = async (id: string) => {
  const { rows } = await sql<{ states: string; provider: number; bank: number; ids: string[] }>`
    with ours as (select r.* from refunds r join payment_attempts a using (attempt_id) where a.payment_id = ${id}),
      moved as (select * from money_ledger where ref in (select refund_id from ours
        union select attempt_id from payment_attempts where payment_id = ${id})),
      held as (select debit as account, amount_minor as minor from moved union all select credit, -amount_minor from moved)
    select (select string_agg(state, ' ' order by created_at, refund_id) from ours) as states,
      (select coalesce(sum(minor), 0)::int from held where account = 'cash:sandbox') as provider,
      (select coalesce(sum(minor), 0)::int from held where account = 'cash:bank') as bank,
      (select array_agg(refund_id::text order by created_at, refund_id) from ours where state = 'failed') as ids`.execute(
    shop.api.db,
  );
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
};
const due = () => sql`update refunds set next_check_at = now() where next_check_at is not null`.execute(shop.api.db);

describe('a refund that fails after the provider has accepted it', () => {
  test('BILL-11 is found by the webhook: the money is ours again and is owed, the order stays ended, and the member is informed once', async () => {
    const { id, ref, order, change } = await buyAndRefund();
    expect(await booked(id)).toMatchObject({ states: 'sent', provider: 0 });
    expect(await subjects()).not.toContain(failedMail);
    change('failed');
    for (const _ of ['once', 'again']) {
      await notify(shop.api, ref);
      await shop.api.runDueJobs();
    }
    expect(await booked(id)).toMatchObject({ states: 'failed', provider: 2999, bank: 0 });
    expect(await user()).toMatchObject({ credits: 0, paid_user: false });
    expect(await paymentOf(id)).toMatchObject({ status: 'refunded', refunded_minor: 0, owed_minor: 2999 });
    expect((await subjects()).filter((subject) => subject === failedMail)).toHaveLength(1);
    expect((await billing('refunds')).text).toMatch(new RegExp(`${order} +29\\.99 EUR +goodwill +failed`));
    const book = await billing('book');
    expect([book.code, book.text]).toEqual([1, expect.stringContaining('refunds that failed and are owed')]);
    // Every night, because the alert about it may be lost.
    for (const _ of ['one', 'another']) expect(await alertsOf('reconcile-payments')).toEqual([reminder]);
    const [refund = ''] = (await booked(id)).ids;
    await billing('decide-refund', refund, '--as', 'close', '--reason', 'a test');
    expect(await alertsOf('reconcile-payments')).toEqual([]);
  });

  test('BILL-11 is found by the timer without a webhook, even when it was settled, and the operator is alerted', async () => {
    const { id, change } = await buyAndRefund();
    change('refunded');
    await due();
    expect(await alertsOf('check-refunds')).toEqual([]);
    expect(await booked(id)).toMatchObject({ states: 'settled', provider: 0 });
    change('failed');
    // Not due: nothing is fetched.
    expect(await alertsOf('check-refunds')).toEqual([]);
    expect(await booked(id)).toMatchObject({ states: 'settled' });
    await due();
    expect(await alertsOf('check-refunds')).toEqual([expect.stringMatching(/a refund has failed and is owed/)]);
    expect(await booked(id)).toMatchObject({ states: 'failed', provider: 2999 });
    expect(await alertsOf('check-refunds')).toEqual([]);
    const [refund = ''] = (await booked(id)).ids;
    await billing('decide-refund', refund, '--as', 'close', '--reason', 'a test');
  });

  test('BILL-11 is found by the comparison of payments', async () => {
    const { id, change } = await buyAndRefund();
    change('failed');
    expect(await alertsOf('reconcile-payments')).toEqual([expect.stringMatching(/a refund has failed and is owed/)]);
    expect(await booked(id)).toMatchObject({ states: 'failed', provider: 2999 });
    expect(await alertsOf('reconcile-payments')).toEqual([reminder]);
    const [refund = ''] = (await booked(id)).ids;
    await billing('decide-refund', refund, '--as', 'close', '--reason', 'a test');
  });

  test('BILL-11 is asked about for 60 days after it was settled, and not longer', async () => {
    const { id, change } = await buyAndRefund();
    change('refunded');
    await due();
    await alertsOf('check-refunds');
    const next = async () =>
      (
        await sql<{ days: number | null }>`select extract(epoch from r.next_check_at - now())::float8 / 86400 as days
          from refunds r join payment_attempts a using (attempt_id) where a.payment_id = ${id}`.execute(shop.api.db)
      ).rows[0]?.days;
    expect(await next()).toBeCloseTo(1, 1);
    await sql`update refunds set settled_at = now() - interval '61 days' where attempt_id in
      (select attempt_id from payment_attempts where payment_id = ${id})`.execute(shop.api.db);
    await due();
    await alertsOf('check-refunds');
    expect(await next()).toBeNull();
  });
});

describe('a refund that the provider has accepted and does not know any more', () => {
  const plan = async (id: string) => {
    const { rows } = await sql<{ state: string; hours: number | null }>`
      select r.state, extract(epoch from r.next_check_at - now())::float8 / 3600 as hours
      from refunds r join payment_attempts a using (attempt_id) where a.payment_id = ${id}`.execute(shop.api.db);
    return rows[0];
  };
  const provider = () => {
    const found = shop.api.app.services.payments.get('sandbox');
    if (!found) throw new Error('the sandbox is not configured');
    return found;
  };

  afterEach(() => jest.restoreAllMocks());

  test('BILL-11 is reported, is checked more and more rarely, and not after 60 days', async () => {
    const { id } = await buyAndRefund();
    jest.spyOn(provider(), 'fetchRefund').mockResolvedValue(null);
    for (const [days, hours] of [
      [0, expect.closeTo(1, 0)],
      [8, expect.closeTo(48, 0)],
      [40, expect.closeTo(168, 0)],
      [61, null],
    ] as const) {
      await sql`update refunds set created_at = now() - make_interval(days => ${days}::int) where attempt_id in
        (select attempt_id from payment_attempts where payment_id = ${id})`.execute(shop.api.db);
      await due();
      expect(await alertsOf('check-refunds')).toEqual([
        expect.stringMatching(/^sandbox does not know a refund that it has accepted/),
      ]);
      // Its money may have left, so that it is neither sent again nor owed.
      expect(await plan(id)).toEqual({ state: 'sent', hours });
    }
    expect(await alertsOf('check-refunds')).toEqual([]);
  });

  test('BILL-11 one that waits to be sent is claimed as long as it waits', async () => {
    const { order, id } = await buy(shop, client);
    await billing('refund', order, '--reason', 'goodwill');
    await sql`update refunds set created_at = now() - interval '61 days' where attempt_id in
      (select attempt_id from payment_attempts where payment_id = ${id})`.execute(shop.api.db);
    jest.spyOn(provider(), 'refund').mockRejectedValueOnce(new Error('no response'));
    await due();
    await expect(alertsOf('check-refunds')).rejects.toThrow('could not be checked');
    expect(await plan(id)).toEqual({ state: 'requested', hours: expect.closeTo(6, 1) });
    await due();
    await alertsOf('check-refunds');
    expect(await plan(id)).toMatchObject({ state: 'sent' });
  });
});

test('BILL-11 a refund that could not be sent for days is listed, also when a bank has charged a part back meanwhile', async () => {
  const { order, id, ref } = await buy(shop, client);
  await billing('refund', order, '--reason', 'goodwill', '--amount', '3.00');
  const attempt = sql`(select attempt_id from payment_attempts where payment_id = ${id})`;
  await sql`update refunds set created_at = now() - interval '4 days' where attempt_id = ${attempt}`.execute(
    shop.api.db,
  );
  const line = new RegExp(`${order} +3\\.00 EUR +goodwill +not accepted yet`);
  expect((await billing('refunds')).text).toMatch(line);
  const payment = shop.sandbox.book.find(ref);
  if (!payment) throw new Error('the sandbox has lost the payment');
  shop.sandbox.book.chargeBack(payment, { amount: { currency: 'EUR', value: '10.00' } });
  const [chargeback] = shop.sandbox.book.find(ref)?.chargebacks ?? [];
  await sql`select attempt_charge_back(${attempt}, ${chargeback?.id ?? ''}, 1000)`.execute(shop.api.db);
  expect((await billing('refunds')).text).toMatch(line);
});

describe('the decision about a refund that has failed', () => {
  const fail = async () => {
    const bought = await buyAndRefund();
    bought.change('failed');
    await notify(shop.api, bought.ref);
    await shop.api.runDueJobs();
    const [refund = ''] = (await booked(bought.id)).ids;
    const decide = (as: string) => billing('decide-refund', refund, '--as', as, '--reason', 'she named an account');
    return { ...bought, refund, decide };
  };
  const agrees = { code: 0, text: expect.stringContaining('The books agree.') };

  test('BILL-11 sends it again the way the member paid, as a refund of its own', async () => {
    const { id, ref, order, refund, decide } = await fail();
    expect(await decide('resend')).toEqual({ code: 0, text: 'decided: resend' });
    await shop.api.runDueJobs();
    expect(await booked(id)).toMatchObject({ states: 'failed sent', provider: 0 });
    expect(shop.sandbox.book.find(ref)?.refunds.map(({ status }) => status)).toEqual(['failed', 'pending']);
    expect(await paymentOf(id)).toMatchObject({ refunded_minor: 2999, owed_minor: 0 });
    expect(await billing('book')).toMatchObject(agrees);
    expect((await billing('show', order)).text).toMatch(
      new RegExp(
        `"refund": "${refund}",\\s+"decision": "resend",\\s+"by": "[^"]+",\\s+"reason": "she named an account"`,
      ),
    );
    expect(await decide('resend')).toEqual({
      code: 1,
      text: `The refund ${refund} has not failed, or is not owed any more.`,
    });
  });

  test('BILL-11 records that the operator has transferred the money, so that it is not refunded twice', async () => {
    const { id, order, decide } = await fail();
    expect((await decide('transferred')).code).toBe(0);
    expect(await booked(id)).toMatchObject({ states: 'failed transferred', provider: 2999, bank: -2999 });
    expect(await paymentOf(id)).toMatchObject({ refunded_minor: 2999, owed_minor: 0 });
    expect(await billing('book')).toMatchObject(agrees);
    expect(await billing('refund', order, '--reason', 'goodwill')).toEqual({
      code: 1,
      text: `The order ${order} is refunded already.`,
    });
    // The provider does not have this refund, and the comparison knows that.
    expect(await alertsOf('reconcile-payments')).toEqual([]);
  });

  test('BILL-11 closes what is not owed, and of two operators one decides', async () => {
    const { id, decide } = await fail();
    const both = await Promise.all([decide('close'), decide('transferred')]);
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 0 });
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-11 is not needed any more when the order was refunded again', async () => {
    const { id, order, refund } = await fail();
    expect((await billing('refund', order, '--reason', 'goodwill')).code).toBe(0);
    await shop.api.runDueJobs();
    expect(await booked(id)).toMatchObject({ states: 'failed sent', provider: 0 });
    expect((await billing('refunds')).text).not.toContain(refund);
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-11 needs a reason, and cannot be changed', async () => {
    const { refund, decide } = await fail();
    expect((await billing('decide-refund', refund, '--as', 'close')).code).toBe(2);
    expect((await billing('decide-refund', refund, '--as', 'close', '--reason', ' ')).code).toBe(2);
    expect((await billing('decide-refund', refund, '--as', 'forget', '--reason', 'x')).code).toBe(2);
    await decide('close');
    await expect(sql`update billing_decisions set reason = 'another'`.execute(shop.api.db)).rejects.toThrow(
      /permission denied|append/,
    );
  });
});

describe('what is owed of a payment whose refunds have failed', () => {
  const agrees = { code: 0, text: expect.stringContaining('The books agree.') };
  /** Lets a bank refuse the newest refund of a payment, after the provider has accepted it. */
  const refuseNewest = async (ref: string): Promise<void> => {
    const newest = shop.sandbox.book.find(ref)?.refunds.at(-1);
    if (!newest || !shop.sandbox.book.changeRefund(ref, newest.id, 'failed')) throw new Error('not failed');
    await notify(shop.api, ref);
    await shop.api.runDueJobs();
  };
  /** Refunds an order, or a part of it, and lets the bank refuse that. */
  const refuseRefund = async (order: string, ref: string, ...amount: string[]): Promise<void> => {
    expect((await billing('refund', order, '--reason', 'goodwill', ...amount)).code).toBe(0);
    await shop.api.runDueJobs();
    await refuseNewest(ref);
  };
  const chargeBack = async (ref: string, value: string): Promise<void> => {
    const payment = shop.sandbox.book.find(ref);
    if (!payment) throw new Error('the sandbox has lost the payment');
    shop.sandbox.book.chargeBack(payment, { amount: { currency: 'EUR', value } });
    await notify(shop.api, ref);
    await shop.api.runDueJobs();
  };
  const decide = (refund: string, as: string) => billing('decide-refund', refund, '--as', as, '--reason', 'a test');
  /** The refunds of an order that are listed, oldest first, each with its amount. */
  const listed = async (order: string): Promise<{ refund: string; amount: string }[]> => {
    const { text } = await billing('refunds');
    return [...text.matchAll(new RegExp(`^([0-9a-f-]{36}) +${order} +([0-9.]+) `, 'gm'))].map(
      ([, refund = '', amount = '']) => ({ refund, amount }),
    );
  };

  test('BILL-11 is the price once, when a part and then a withdrawal have failed, and no decision loses the rest', async () => {
    const { id, order, ref } = await buy(shop, client);
    await refuseRefund(order, ref, '--amount', '3.00');
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 300 });
    await client.call('POST /api/withdrawal.php', { body: { order_number: order, confirm: true } });
    await shop.api.runDueJobs();
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 0, refunded_minor: 2999 });
    await refuseNewest(ref);
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 2999, refunded_minor: 0 });
    const [part, rest] = await listed(order);
    expect([part?.amount, rest?.amount]).toEqual(['3.00', '26.99']);
    const mails = (await mailsTo(shop.api, member.email)).filter(({ subject }) => subject === failedMail);
    // The withdrawal had promised all of it.
    expect(mails.filter(({ text }) => text.includes('29.99'))).toHaveLength(1);
    expect((await decide(part?.refund ?? '', 'transferred')).code).toBe(0);
    expect(await listed(order)).toEqual([rest]);
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 2699, refunded_minor: 300 });
    expect((await decide(rest?.refund ?? '', 'resend')).code).toBe(0);
    await shop.api.runDueJobs();
    expect(await booked(id)).toMatchObject({ provider: 300, bank: -300 });
    expect(shop.sandbox.book.find(ref)?.refunds.at(-1)?.amount.value).toBe('26.99');
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 0, refunded_minor: 2999 });
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-11 is what a chargeback has left of it, which can be transferred', async () => {
    const { id, ref, order, change } = await buyAndRefund();
    await chargeBack(ref, '10.00');
    change('failed');
    await notify(shop.api, ref);
    await shop.api.runDueJobs();
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 1999 });
    const [owed] = await listed(order);
    expect(owed?.amount).toBe('19.99');
    expect(await decide(owed?.refund ?? '', 'resend')).toMatchObject({ code: 1, text: /transfer the money instead/ });
    expect((await decide(owed?.refund ?? '', 'transferred')).code).toBe(0);
    expect(await booked(id)).toMatchObject({ provider: 1999, bank: -1999 });
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 0, refunded_minor: 1999 });
    expect(await billing('book')).toMatchObject(agrees);
  });

  test('BILL-04 BILL-11 is never above the price of an accepted payment, and the database refuses more', async () => {
    const { id, order, ref, form } = await buy(shop, client, undefined, { currency: 'EUR', value: '33.00' });
    await billing('decide-review', form.attempt_id, '--as', 'accept', '--reason', 'a test');
    await refuseRefund(order, ref, '--amount', '3.00');
    expect((await billing('refund', order, '--reason', 'goodwill')).text).toContain('29.99 EUR');
    await shop.api.runDueJobs();
    expect(await listed(order)).toEqual([]);
    expect(await paymentOf(id)).toMatchObject({ owed_minor: 0, refunded_minor: 2999 });
    expect(await billing('book')).toMatchObject(agrees);
    await expect(
      sql`insert into refunds (attempt_id, amount_minor, reason) values (${form.attempt_id}, 1, 'goodwill')`.execute(
        shop.api.db,
      ),
    ).rejects.toThrow('refund above what was paid');
  });
});
