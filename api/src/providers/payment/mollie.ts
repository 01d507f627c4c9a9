import { chargebacksAll } from 'mollie-api-typescript/funcs/chargebacksAll.js';
import { chargebacksList } from 'mollie-api-typescript/funcs/chargebacksList.js';
import { paymentsCancel } from 'mollie-api-typescript/funcs/paymentsCancel.js';
import { paymentsCreate } from 'mollie-api-typescript/funcs/paymentsCreate.js';
import { paymentsGet } from 'mollie-api-typescript/funcs/paymentsGet.js';
import { paymentsList } from 'mollie-api-typescript/funcs/paymentsList.js';
import { refundsCreate } from 'mollie-api-typescript/funcs/refundsCreate.js';
import { refundsGet } from 'mollie-api-typescript/funcs/refundsGet.js';
import { refundsList } from 'mollie-api-typescript/funcs/refundsList.js';

import { decimalAmount } from './amount.ts';
import { localeOf } from './locales.ts';
import { attemptOf, type MolliePayment, paymentOf, refundIdOf, refundOf } from './mollie-bodies.ts';
import { callOptions, openMollieClient } from './mollie-calls.ts';
import { collectionBy, openMollieMandates } from './mollie-mandates.ts';
import { mollieMethods } from './mollie-methods.ts';
import { clockDifference, isOld, nextOf, pageSize } from './mollie-pages.ts';
import { type PaymentProvider, ProviderRefusedError, ProviderUnknownError } from './payment-provider.ts';

const timeout = 10_000;

interface MollieOptions {
  url: string;
  key: string;
  timeoutMs?: number;
}

/** Opens Mollie through its official client (decision 0026). */
export const openMollie = ({ url, key, timeoutMs = timeout }: MollieOptions): PaymentProvider => {
  const mollie = openMollieClient({ url, key, timeoutMs });
  const { core: client, call, question } = mollie;

  /**
   * Adds the chargebacks, which are a request of their own. Their link stays when a chargeback is reversed; the amount that
   * is charged back does not.
   */
  const complete = async (payment: MolliePayment) => {
    if (!payment.links.chargebacks && Number(payment.amountChargedBack?.value ?? 0) === 0)
      return paymentOf(payment, []);
    const request = chargebacksList(client, { paymentId: payment.id, limit: pageSize }, callOptions);
    const found = await question('list chargebacks', request, ({ result }) =>
      paymentOf(payment, result.embedded.chargebacks),
    );
    if (!found) throw new ProviderUnknownError(`Mollie has no list of chargebacks of ${payment.id}`);
    return found;
  };

  /** Lists Mollie's payments since a time, newest first. */
  const pages = async function* pages(since: Date): AsyncGenerator<MolliePayment> {
    for (let from: string | undefined; ;) {
      const query = { limit: pageSize, ...(from !== undefined && { from }) };
      const page = await question('list payments', paymentsList(client, query, callOptions), ({ result }) => ({
        payments: (result.embedded.payments ?? []).map((payment) => ({ payment, ...paymentOf(payment, []) })),
        next: nextOf(result.links),
      }));
      if (!page) throw new ProviderUnknownError('Mollie has no list of payments');
      for (const { payment, createdAt } of page.payments) {
        if (createdAt < since) return;
        yield payment;
      }
      from = page.next;
      if (from === undefined) return;
    }
  };

  /** Finds a payment whose creation had no response, and whose key Mollie has deleted since. */
  const findByAttempt = async (attemptId: string, startedAt: Date) => {
    for await (const payment of pages(new Date(startedAt.getTime() - clockDifference))) {
      if (attemptOf(payment) === attemptId) return complete(payment);
    }
    return undefined;
  };
  const findRefund = async (refundId: string, paymentId: string) => {
    const request = refundsList(client, { paymentId, limit: pageSize }, callOptions);
    return question('list refunds', request, ({ result }) => {
      const found = result.embedded.refunds.find((refund) => refundIdOf(refund) === refundId);
      return found && refundOf(found);
    });
  };
  const find = async (ref: string) => {
    const payment = await question('fetch a payment', paymentsGet(client, { paymentId: ref }, callOptions), (body) => ({
      body,
      ...paymentOf(body, []),
    }));
    return payment ? complete(payment.body) : null;
  };

  return {
    id: 'mollie',
    ...openMollieMandates(mollie),
    create: async ({ attemptId, startedAt, amountMinor, currency, method: name, language, mandateRef, ...order }) => {
      const method = mollieMethods[name];
      if (method === undefined) throw new ProviderRefusedError(`Mollie has no method ${name}`);
      const found = isOld(startedAt) ? await findByAttempt(attemptId, startedAt) : undefined;
      if (found) return found;
      const paymentRequest = {
        amount: { currency, value: decimalAmount(amountMinor, currency) },
        description: order.description,
        // The client requires it of collections too, though Mollie does not.
        redirectUrl: order.returnUrl,
        ...(mandateRef !== undefined && collectionBy(mandateRef)),
        webhookUrl: order.webhookUrl,
        locale: localeOf(language),
        method,
        metadata: { attempt: attemptId },
      };
      const request = paymentsCreate(client, { idempotencyKey: attemptId, paymentRequest }, callOptions);
      const payment = await call('create a payment', request, (body) => paymentOf(body, []));
      if (!payment) throw new ProviderRefusedError('Mollie does not know the address of payments');
      return payment;
    },
    fetch: find,
    cancel: async (ref) => {
      const request = paymentsCancel(client, { paymentId: ref }, callOptions);
      try {
        return (await call('cancel a payment', request, (body) => paymentOf(body, []))) ?? null;
      } catch (error) {
        // Only an open payment can be cancelled.
        if (error instanceof ProviderRefusedError) return find(ref);
        throw error;
      }
    },
    refund: async ({ refundId, startedAt, providerRef, amountMinor, currency, description }) => {
      const found = isOld(startedAt) ? await findRefund(refundId, providerRef) : undefined;
      if (found) return found;
      const refundRequest = {
        amount: { currency, value: decimalAmount(amountMinor, currency) },
        description,
        metadata: { refund: refundId },
      };
      const request = refundsCreate(
        client,
        { paymentId: providerRef, idempotencyKey: refundId, refundRequest },
        callOptions,
      );
      const refund = await call('refund a payment', request, refundOf);
      if (!refund) throw new ProviderRefusedError(`Mollie has no payment ${providerRef}`);
      return refund;
    },
    findRefund: async ({ refundId, providerRef }) => (await findRefund(refundId, providerRef)) ?? null,
    fetchRefund: async (paymentId, refundId) => {
      const request = refundsGet(client, { paymentId, refundId }, callOptions);
      return (await question('fetch a refund', request, refundOf)) ?? null;
    },
    list: async function* list(since) {
      for await (const payment of pages(since)) yield complete(payment);
    },
    listChargebacks: async function* listChargebacks(since) {
      for (let from: string | undefined; ;) {
        const query = { limit: pageSize, ...(from !== undefined && { from }) };
        const page = await question('list chargebacks', chargebacksAll(client, query, callOptions), ({ result }) => ({
          chargebacks: result.embedded.chargebacks,
          next: nextOf(result.links),
        }));
        if (!page) throw new ProviderUnknownError('Mollie has no list of chargebacks');
        for (const { id: ref, paymentId, createdAt: created } of page.chargebacks) {
          const createdAt = new Date(created);
          if (createdAt < since) return;
          yield { ref, createdAt, findPayment: () => Promise.resolve(paymentId) };
        }
        from = page.next;
        if (from === undefined) return;
      }
    },
    readWebhook: ({ body }) => {
      const id = new URLSearchParams(body).get('id');
      return Promise.resolve(id !== null && /^tr_\w{1,64}$/.test(id) ? id : null);
    },
  };
};
