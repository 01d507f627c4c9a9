import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { debitForm } from '@pairwise/api/testing';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Buyer, Shop } from '../support/shop.ts';

/** From the last step of a member or the provider to the end of all work on the order. */
const SETTLED_WITHIN_MS = 60_000;

/** What must be true of an order in the end. */
export interface Expected {
  status: 'completed' | 'failed' | 'refunded';
  credits: number;
  /** What the provider holds for us, in minor units. */
  heldMinor: number;
}

interface Flow {
  run: (shop: Shop, buyer: Buyer, payment: string) => Promise<void>;
  expected: Expected;
}

const BUNDLE_MINOR = 2_999;
const sold: Expected = { status: 'completed', credits: 30, heldMinor: BUNDLE_MINOR };

interface Write {
  path: string;
  method?: 'POST' | 'PUT';
  body: object;
}

/** Sends a write as a browser does that keeps its key: again, to either api, until there is a response. */
const send = async ({ api }: Shop, { cookie }: Buyer, { path, method = 'POST', body }: Write): Promise<unknown> => {
  const key = randomUUID();
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  for (let attempt = 0; ; attempt += 1) {
    const url = `${api.urls[attempt % api.urls.length]}${path}`;
    try {
      const response = await fetch(url, {
        method,
        headers: { 'content-type': 'application/json', 'x-request-type': 'client', 'idempotency-key': key, cookie },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (response.ok) return JSON.parse(text);
      // The first delivery may still be at work, or its process has died with the key. What else is refused is a finding.
      if (response.status < 500 && ![409, 429].includes(response.status))
        throw new Error(`${path}: ${response.status} ${text}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    if (Date.now() > deadline) throw new Error(`${path} got no response.`);
    await delay(100);
  }
};

/** Returns the provider's payment of an order, once there is one. */
const refOf = async (shop: Shop, attempt: string): Promise<string> => {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  while (Date.now() < deadline) {
    const found = (await shop.book()).find((payment) => payment.attempt === attempt);
    if (found) return found.ref;
    await delay(100);
  }
  throw new Error('The provider has no payment of an order.');
};

/** Notifies until the webhook is accepted, as a provider does. */
const notify = async (shop: Shop, ref: string): Promise<void> => {
  for (;;) {
    try {
      if ((await shop.deliver(`id=${ref}`)) === 200) return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await delay(100);
  }
};

/** An order on the provider's page, which ends with a status there. */
const orderBy =
  (method: string, status: 'paid' | 'failed'): Flow['run'] =>
  async (shop, buyer, payment) => {
    const attempt = randomUUID();
    const body = { payment_id: payment, attempt_id: attempt, product: 'p1', method, agree: true };
    await send(shop, buyer, { path: '/api/payment.php', body });
    const ref = await refOf(shop, attempt);
    await shop.decide(ref, status);
    await notify(shop, ref);
  };

const started = z.object({ challenge: z.uuid() });

const debit: Flow['run'] = async (shop, buyer, payment) => {
  const body = debitForm({ payment_id: payment });
  const { challenge } = started.parse(await send(shop, buyer, { path: '/api/directdebit.php', body }));
  const code = await codeOf(shop, challenge);
  await send(shop, buyer, { path: '/api/directdebit.php', method: 'PUT', body: { challenge, sms_code: code } });
};

/** Returns the code of the text message, once it is sent. */
const codeOf = async (shop: Shop, challenge: string): Promise<string> => {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  while (Date.now() < deadline) {
    try {
      const code = /\b\d{6}\b/.exec(await shop.textOf(challenge))?.[0];
      if (code !== undefined) return code;
    } catch {
      // It is not sent yet.
    }
    await delay(100);
  }
  throw new Error('A text message was not sent.');
};

const withdrawn: Flow['run'] = async (shop, buyer, payment) => {
  await orderBy('paypal', 'paid')(shop, buyer, payment);
  await waitUntilSettled(shop, payment);
  const { order_number } = await shop.api.db
    .selectFrom('payments')
    .where('payment_id', '=', payment)
    .select('order_number')
    .executeTakeFirstOrThrow();
  await send(shop, buyer, { path: '/api/withdrawal.php', body: { order_number, confirm: true } });
};

/** One way to pay of each class, and what can follow. */
export const flows: Record<string, Flow> = {
  'redirect, paid': { run: orderBy('ideal', 'paid'), expected: sold },
  'card, refused': {
    run: orderBy('creditcard', 'failed'),
    expected: { status: 'failed', credits: 0, heldMinor: 0 },
  },
  'bank transfer, paid': { run: orderBy('sct', 'paid'), expected: sold },
  'voucher, paid': { run: orderBy('paysafecard', 'paid'), expected: sold },
  'wallet, paid': { run: orderBy('applepay', 'paid'), expected: sold },
  'direct debit': { run: debit, expected: { ...sold, heldMinor: 0 } },
  'paid and withdrawn': { run: withdrawn, expected: { status: 'refunded', credits: 0, heldMinor: 0 } },
};

const isSettled = async (shop: Shop, payment: string): Promise<boolean> => {
  const { rows } = await sql<{ settled: boolean }>`
    select status not in ('created', 'pending') and not exists (
      select from refunds r join payment_attempts a using (attempt_id)
      where a.payment_id = p.payment_id and r.state = 'requested') as settled
    from payments p where payment_id = ${payment}`.execute(shop.api.db);
  return rows[0]?.settled === true && !(await shop.hasJobs());
};

/** Waits until nothing is left to do for an order. @returns how long, in milliseconds; undefined when it is stuck */
export const waitUntilSettled = async (
  shop: Shop,
  payment: string,
  withinMs = SETTLED_WITHIN_MS,
): Promise<number | undefined> => {
  const began = Date.now();
  while (Date.now() - began < withinMs) {
    if (await isSettled(shop, payment)) return Date.now() - began;
    await delay(50);
  }
  return undefined;
};
