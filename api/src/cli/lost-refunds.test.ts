import { sql } from 'kysely';

import { type FaultyProxy, startFaultyProxy } from '../../testing/payment-provider/faulty-proxy.ts';
import {
  buy,
  notify,
  type OrderForm,
  orderForm,
  startSandbox,
  startTestApi,
  type TestShop,
} from '../../testing/index.ts';
import { decideRefund } from '../domain/payments/decide-refund.ts';
import { refundPayment } from '../domain/payments/refund-payment.ts';
import { addJob } from '../jobs/add-job.repository.ts';
import { ProviderRefusedError } from '../providers/payment/payment-provider.ts';
import { runBilling } from './billing.ts';

let shop: TestShop;
let proxy: FaultyProxy;

beforeAll(async () => {
  const sandbox = await startSandbox();
  proxy = await startFaultyProxy(sandbox.env['PAYMENT_SANDBOX_URL'] ?? '');
  const api = await startTestApi({ env: { ...sandbox.env, PAYMENT_SANDBOX_URL: proxy.url } });
  shop = { api, sandbox, close: () => api.close() };
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
  await shop.sandbox.close();
});

const stored = async (attempt: string) =>
  (
    await sql<{ refund: string; state: string }>`
      select refund_id as refund, state from refunds where attempt_id = ${attempt}`.execute(shop.api.db)
  ).rows;
/** Lets the bank take the money of a payment back, and the api hear of it. */
const chargeBack = async (ref: string): Promise<void> => {
  const payment = shop.sandbox.book.find(ref);
  if (!payment) throw new Error('the sandbox has lost the payment');
  shop.sandbox.book.chargeBack(payment, {});
  await notify(shop.api, ref);
};
/** Orders, pays and refunds 10.00 EUR, of which the product hears nothing, and lets the bank take the money back. */
const refundWithFault = async (fault: Parameters<FaultyProxy['during']>[0]) => {
  const client = await shop.api.as(await shop.api.make());
  const { order, ref, form } = await buy(shop, client);
  await refundPayment(shop.api.db, { orderNumber: order, amount: '10.00', reason: 'goodwill', operator: 'test' });
  await proxy.during(fault, () => shop.api.runDueJobs(), 'POST');
  const [{ refund, state } = { refund: '', state: '' }] = await stored(form.attempt_id);
  expect(state).toBe('requested');
  await chargeBack(ref);
  await shop.api.runDueJobs();
  /** The next attempt of the job, which waits for its time. */
  const again = async (): Promise<void> => {
    await addJob(shop.api.db, 'send-refund', { refund }, { key: `refund:${refund}` });
    await shop.api.runDueJobs();
  };
  return { attempt: form.attempt_id, ref, again };
};
/** What the provider holds for us, by the ledger and by the provider's book, in cents. */
const held = async (attempt: string, ref: string) => {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(case when debit = 'cash:sandbox' then amount_minor else -amount_minor end), 0)::int as minor
    from money_ledger where 'cash:sandbox' in (debit, credit)
      and ref in (select ${attempt}::uuid union select refund_id from refunds where attempt_id = ${attempt})`.execute(
    shop.api.db,
  );
  const payment = shop.sandbox.book.find(ref);
  const cents = (amounts: readonly { amount: { value: string } }[] = []): number =>
    amounts.reduce((total, { amount }) => total + Math.round(Number(amount.value) * 100), 0);
  const refunds = payment?.refunds.filter(({ status }) => status !== 'failed');
  return [rows[0]?.minor, cents(payment && [payment]) - cents(refunds) - cents(payment?.chargebacks)];
};

test('BILL-04 BILL-11 a refund that arrived without a response counts, although the bank has taken the money since', async () => {
  const { attempt, ref, again } = await refundWithFault({ kind: 'lost' });
  // The provider cannot be asked, so nothing is known.
  await proxy.during({ kind: 'status', status: 503, after: false }, again);
  expect(await stored(attempt)).toMatchObject([{ state: 'requested' }]);
  await again();
  expect(await stored(attempt)).toMatchObject([{ state: 'sent' }]);
  expect(await held(attempt, ref)).toEqual([-1000, -1000]);
  const lines: string[] = [];
  await runBilling(['book'], {
    withDatabase: (work) => work(shop.api.env.databaseUrl),
    print: (line) => lines.push(line),
  });
  expect(lines.join('\n')).toContain('The books agree.');
});

test('BILL-11 a refund that never arrived is not sent any more when the bank has taken the money', async () => {
  const { attempt, ref, again } = await refundWithFault({ kind: 'status', status: 503, after: false });
  await again();
  expect(await stored(attempt)).toMatchObject([{ state: 'failed' }]);
  expect(shop.sandbox.book.find(ref)?.refunds).toEqual([]);
  expect(await held(attempt, ref)).toEqual([0, 0]);
});

describe('a refund whose request failed', () => {
  const buyAndRefund = async () => {
    const client = await shop.api.as(await shop.api.make());
    const { order, ref, form } = await buy(shop, client);
    await refundPayment(shop.api.db, { orderNumber: order, amount: '10.00', reason: 'goodwill', operator: 'test' });
    return { attempt: form.attempt_id, ref };
  };
  /** The next attempt of the job, which waits for its time. */
  const again = async (attempt: string): Promise<void> => {
    const [{ refund } = { refund: '' }] = await stored(attempt);
    await addJob(shop.api.db, 'send-refund', { refund }, { key: `refund:${refund}` });
    await shop.api.runDueJobs();
  };
  const provider = () => {
    const found = shop.api.app.services.payments.get('sandbox');
    if (!found) throw new Error('the sandbox is not configured');
    return found;
  };

  test('BILL-11 is searched at the provider before it is sent again', async () => {
    const sent = jest.spyOn(provider(), 'refund');
    const lost = await buyAndRefund();
    await proxy.during({ kind: 'lost' }, () => shop.api.runDueJobs(), 'POST');
    expect(sent).toHaveBeenCalledTimes(1);
    await again(lost.attempt);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(await stored(lost.attempt)).toMatchObject([{ state: 'sent' }]);
    // One that never arrived is sent.
    const missing = await buyAndRefund();
    await proxy.during({ kind: 'status', status: 503, after: false }, () => shop.api.runDueJobs(), 'POST');
    await again(missing.attempt);
    expect(sent).toHaveBeenCalledTimes(3);
    sent.mockRestore();
    for (const { attempt, ref } of [lost, missing]) {
      expect(shop.sandbox.book.find(ref)?.refunds).toHaveLength(1);
      expect(await held(attempt, ref)).toEqual([1999, 1999]);
    }
  });

  test('BILL-11 is searched at the provider before it is given up', async () => {
    // The request has its effect, and is refused all the same. While the search has no response, nothing is known.
    const unsure = await buyAndRefund();
    await proxy.during({ kind: 'status', status: 422, after: true }, () => shop.api.runDueJobs(), 'POST');
    expect(await stored(unsure.attempt)).toMatchObject([{ state: 'requested' }]);
    await again(unsure.attempt);
    // It responds to the search.
    const found = await buyAndRefund();
    const { refund } = provider();
    const refused = jest.spyOn(provider(), 'refund').mockImplementationOnce(async (request) => {
      await refund(request);
      throw new ProviderRefusedError('the amount is higher than what remains');
    });
    await shop.api.runDueJobs();
    refused.mockRestore();
    for (const { attempt, ref } of [unsure, found]) {
      expect(await stored(attempt)).toMatchObject([{ state: 'sent' }]);
      expect(await held(attempt, ref)).toEqual([1999, 1999]);
    }
  });

  test('BILL-11 counts when it was given up while a slow request was under way, unless a person has decided meanwhile', async () => {
    const { refund } = provider();
    for (const isDecided of [false, true]) {
      const { attempt, ref } = await buyAndRefund();
      const slow = jest.spyOn(provider(), 'refund').mockImplementationOnce(async (request) => {
        // Another process does not find it yet.
        await sql`select refund_settle(${request.refundId}, 'failed', null)`.execute(shop.api.db);
        if (isDecided) {
          await decideRefund(shop.api.db, {
            refundId: request.refundId,
            decision: 'close',
            reason: 'a test',
            operator: 'test',
          });
        }
        return refund(request);
      });
      await shop.api.runDueJobs();
      slow.mockRestore();
      expect(await stored(attempt)).toMatchObject([{ state: isDecided ? 'failed' : 'sent' }]);
      expect(await held(attempt, ref)).toEqual([isDecided ? 2999 : 1999, 1999]);
      const { rows } = await sql`select from refunds_owed where attempt_id = ${attempt}`.execute(shop.api.db);
      expect(rows).toEqual([]);
    }
  });

  test('BILL-11 that the provider refuses and does not have is owed to the member', async () => {
    const { attempt, ref } = await buyAndRefund();
    const refused = jest.spyOn(provider(), 'refund');
    refused.mockRejectedValueOnce(new ProviderRefusedError('the account is closed'));
    await shop.api.runDueJobs();
    refused.mockRestore();
    expect(await stored(attempt)).toMatchObject([{ state: 'failed' }]);
    const { rows } = await sql`select from refunds_owed where attempt_id = ${attempt}`.execute(shop.api.db);
    expect(rows).toHaveLength(1);
    expect(await held(attempt, ref)).toEqual([2999, 2999]);
  });

  test.each([401, 403])('BILL-11 waits while the provider does not accept our key (%i)', async (status) => {
    const { attempt, ref } = await buyAndRefund();
    await proxy.during({ kind: 'status', status, after: false }, () => shop.api.runDueJobs(), 'POST');
    expect(await stored(attempt)).toMatchObject([{ state: 'requested' }]);
    await again(attempt);
    expect(await stored(attempt)).toMatchObject([{ state: 'sent' }]);
    expect(shop.sandbox.book.find(ref)?.refunds).toHaveLength(1);
  });

  test('BILL-11 is sent by the timer when its job has ended without success', async () => {
    const { attempt, ref } = await buyAndRefund();
    await proxy.during({ kind: 'status', status: 503, after: false }, () => shop.api.runDueJobs(), 'POST');
    await sql`delete from graphile_worker._private_jobs where key like 'refund:%'`.execute(shop.api.db);
    await sql`update refunds set next_check_at = now() where attempt_id = ${attempt}`.execute(shop.api.db);
    await sql`select graphile_worker.add_job('check-refunds', '{}'::json)`.execute(shop.api.db);
    await shop.api.runDueJobs();
    expect(await stored(attempt)).toMatchObject([{ state: 'sent' }]);
    expect(await held(attempt, ref)).toEqual([1999, 1999]);
  });
});

describe.each([401, 403])('a provider that does not accept our key (%i)', (status) => {
  const refused = { kind: 'status', status, after: false } as const;
  const startedBy = async () => {
    const client = await shop.api.as(await shop.api.make());
    return async (form: OrderForm) => (await client.call('POST /api/payment.php', { body: form })).body.payment;
  };

  test('BILL-04 fails a new payment, which had no effect, so that it can be paid by a new attempt', async () => {
    const start = await startedBy();
    const form = orderForm();
    expect(await proxy.during(refused, () => start(form))).toMatchObject({ status: 'failed' });
    const again = orderForm({ payment_id: form.payment_id });
    expect(await start(again)).toMatchObject({ status: 'created', redirect_url: expect.stringContaining('http') });
  });

  test('BILL-04 leaves a payment unknown that was submitted before', async () => {
    const start = await startedBy();
    const form = orderForm();
    expect(await proxy.during({ kind: 'lost' }, () => start(form))).toMatchObject({ status: 'pending' });
    expect(await proxy.during(refused, () => start(form))).toMatchObject({ status: 'pending' });
    expect(await start(form)).toMatchObject({ status: 'created', redirect_url: expect.stringContaining('http') });
  });
});
