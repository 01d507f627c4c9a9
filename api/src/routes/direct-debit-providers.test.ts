import { sql } from 'kysely';

import {
  debitForm,
  smsCodeTo,
  startTestApi,
  type TestApi,
  type TestClient,
  testDebitKey,
  type TestPerson,
} from '../../testing/index.ts';
import { startMollieStage } from '../../testing/payment-provider/mollie-stage.ts';
import { startSandbox, type TestSandbox } from '../../testing/payment-sandbox.ts';
import { startStripeStage } from '../../testing/payment-provider/stripe-stage.ts';
import { listCountryMethods } from '../domain/payments/methods.repository.ts';
import { openPayments } from '../providers/payment/open-payments.ts';
import type { MandateStage } from '../../testing/payment-provider/stage.ts';

describe.each([
  ['mollie', startMollieStage],
  ['stripe', startStripeStage],
] as const)('a direct debit by %s', (provider, start) => {
  let stage: MandateStage;
  let sandbox: TestSandbox;
  let api: TestApi;
  let member: TestPerson;
  let client: TestClient;
  beforeAll(async () => {
    stage = await start();
    sandbox = await startSandbox();
    api = await startTestApi({ env: { ...sandbox.env, ...stage.env, DIRECT_DEBIT_KEY: testDebitKey } });
  });
  afterAll(async () => {
    await api.close();
    await stage.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    member = await api.make();
    client = await api.as(member);
  });

  const order = async ({ beforeCode = () => Promise.resolve() }: { beforeCode?: () => Promise<void> } = {}) => {
    const form = debitForm();
    const { body: started } = await client.call('POST /api/directdebit.php', { body: form });
    const code = await smsCodeTo(api, form.mobile_number);
    await beforeCode();
    const body = { challenge: started.challenge, sms_code: code };
    const { body: confirmed } = await client.call('PUT /api/directdebit.php', { body });
    const found = await sql<{ ref: string; provider: string }>`select provider_ref as ref, provider
      from payment_attempts where attempt_id = ${started.challenge}`.execute(api.db);
    return { form, confirmed, reference: started.mandate_reference, attempt: found.rows[0] };
  };
  /** Delivers the provider's webhooks about a payment. */
  const notify = async (ref: string): Promise<void> => {
    for (const { body, headers } of stage.webhooks(ref)) {
      const url = `/api/payment-webhook.php?provider=${provider}`;
      await api.app.inject({ method: 'POST', url, headers, payload: body });
    }
    await api.runDueJobs();
  };
  const collectionOf = async (ref: string) => {
    const { rows } = await sql<{ state: string }>`select c.state from sdd_collections c
      join payment_attempts a using (attempt_id) where a.provider_ref = ${ref}`.execute(api.db);
    return rows[0]?.state;
  };
  const credits = async () => (await client.call('GET /api/user.php')).body.user?.credits;

  test('BILL-05 goes from the code to the money', async () => {
    const { confirmed, reference, attempt } = await order();
    expect(confirmed.payment).toMatchObject({ status: 'completed', method: 'sdd' });
    expect(attempt?.provider).toBe(provider);
    const ref = attempt?.ref ?? '';
    expect(await credits()).toBe(30);
    expect(await collectionOf(ref)).toBe('unsettled');
    expect(stage.countMandates(reference)).toBe(1);
    stage.pay(ref);
    await notify(ref);
    expect(await collectionOf(ref)).toBe('settled');
    expect(await credits()).toBe(30);
  });

  test('BILL-05 is collected by the provider of its mandate, even when new ones go to another', async () => {
    const prefer = async (priority: number): Promise<void> => {
      await sql`update provider_methods set priority = ${priority} where provider = 'sandbox' and method = 'sdd'`.execute(
        api.db,
      );
    };
    const { confirmed, attempt } = await order({ beforeCode: () => prefer(0) });
    await prefer(9);
    expect(confirmed.payment.status).toBe('completed');
    expect(attempt?.provider).toBe(provider);
  });

  test('BILL-05 is not offered where no text messages can be sent', async () => {
    const { env } = api.app.services;
    const debitsOf = async (canSendSms: boolean) => {
      const methods = await listCountryMethods(api.db, 'NL', await openPayments(env, { canSendSms, warn: jest.fn() }));
      return methods.filter(({ kind }) => kind === 'direct_debit').map((method) => method.provider);
    };
    expect(await debitsOf(true)).toEqual([provider]);
    expect(await debitsOf(false)).toEqual([]);
  });

  test('BILL-05 takes its credits back when the bank returns it', async () => {
    const { form, attempt } = await order();
    const ref = attempt?.ref ?? '';
    stage.fail(ref);
    await notify(ref);
    expect(await collectionOf(ref)).toBe('returned');
    expect(await credits()).toBe(0);
    const { body } = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
    expect(body.payment.status).toBe('charged_back');
  });

  test('BILL-05 is charged back after it was settled', async () => {
    const { attempt } = await order();
    const ref = attempt?.ref ?? '';
    stage.pay(ref);
    await notify(ref);
    stage.chargeBack(ref, 2999);
    await notify(ref);
    expect(await collectionOf(ref)).toBe('returned');
    expect(await credits()).toBe(0);
  });

  test('BILL-05 a revoked mandate ends at the provider', async () => {
    await order();
    const [mandate] = (await client.call('GET /api/mandates.php')).body.mandates;
    const body = { id: mandate?.id ?? '', revoke: true } as const;
    expect((await client.call('PUT /api/mandate.php', { body })).body.mandate.state).toBe('revoked');
    await api.runDueJobs();
    const { rows } = await sql<{ ref: string }>`select provider_ref as ref from sdd_mandates
      where user_id = ${member.id}`.execute(api.db);
    expect(stage.canCollect(rows[0]?.ref ?? '')).toBe(false);
  });
});
