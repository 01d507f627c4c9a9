import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Payment } from '../payment-sandbox/payment.ts';
import { startSandbox, type TestSandbox } from './payment-sandbox.ts';
import { startTestApi, type TestApi, type TestApiOptions, type TestClient } from './test-api.ts';

/** An api that sells through a payment sandbox of its own. */
export interface TestShop {
  api: TestApi;
  sandbox: TestSandbox;
  close: () => Promise<void>;
}

/** Starts a shop for one test file. Close it in `afterAll`. */
export const startShop = async (options: TestApiOptions = {}): Promise<TestShop> => {
  const sandbox = await startSandbox();
  const api = await startTestApi({ ...options, env: { ...sandbox.env, ...options.env } });
  return {
    api,
    sandbox,
    close: async () => {
      await api.close();
      await sandbox.close();
    },
  };
};

/** The body of `POST /api/payment.php`, including one that the api refuses. */
export interface OrderForm {
  payment_id: string;
  attempt_id: string;
  product: string;
  method: string;
  agree: boolean;
  code?: string;
  price?: { amount_minor: number; currency: string };
}

/** Fills the form of an order: a bundle of 30 credits for €29.99, by iDEAL. */
export const orderForm = (differences: Partial<OrderForm> = {}): OrderForm => ({
  payment_id: randomUUID(),
  attempt_id: randomUUID(),
  product: 'p1',
  method: 'ideal',
  agree: true,
  ...differences,
});

/** Lists the sandbox's payments of an attempt. More than one is a defect. */
export const paymentsOf = ({ book }: TestSandbox, { attempt_id: attempt }: OrderForm): Payment[] =>
  book.list().filter(({ metadata }) => metadata?.['attempt'] === attempt);

/** Lets the api ask the provider how an attempt stands, as it does after a while without a webhook. */
export const settle = async (api: TestApi, { attempt_id: attempt }: OrderForm): Promise<void> => {
  await sql`update payment_attempts set next_check_at = now() where attempt_id = ${attempt}`.execute(api.db);
  await sql`select graphile_worker.add_job('check-payments', '{}'::json)`.execute(api.db);
  await api.runDueJobs();
};

/** Delivers the webhook of a provider about one of its payments. */
export const notify = ({ app }: TestApi, ref: string, provider = 'sandbox') =>
  app.inject({
    method: 'POST',
    url: `/api/payment-webhook.php?provider=${provider}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${ref}`,
  });

export interface Ordered {
  form: OrderForm;
  /** The payment's id. */
  id: string;
  /** The number of the order. */
  order: string;
  /** The id of the sandbox's payment. */
  ref: string;
}

/** Orders, up to the checkout of the sandbox. */
export const placeOrder = async ({ sandbox }: TestShop, client: TestClient, form = orderForm()): Promise<Ordered> => {
  const { body } = await client.call('POST /api/payment.php', { body: form });
  const [payment] = paymentsOf(sandbox, form);
  if (!payment) throw new Error('The sandbox has no payment of this order.');
  return { form, id: form.payment_id, order: body.payment.order_number, ref: payment.id };
};

/**
 * Orders and pays.
 * @param amount what the provider reports as paid, when it is not the price
 */
export const buy = async (
  shop: TestShop,
  client: TestClient,
  form = orderForm(),
  amount?: { currency: string; value: string },
): Promise<Ordered> => {
  const ordered = await placeOrder(shop, client, form);
  shop.sandbox.book.change(ordered.ref, { status: 'paid', ...(amount && { amount }) });
  await settle(shop.api, form);
  return ordered;
};
