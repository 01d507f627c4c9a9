import { z } from 'zod';

import { decimalAmount, minorAmount } from './amount.ts';
import { localeOf } from './locales.ts';
import {
  isKeyRefused,
  isRefusal,
  type ListedChargeback,
  type PaymentProvider,
  ProviderKeyError,
  type ProviderPayment,
  ProviderRefusedError,
  type ProviderTransfer,
  ProviderUnknownError,
} from './payment-provider.ts';

/** A provider that has not responded by then may or may not have acted. */
const TIMEOUT_MS = 10_000;

const amount = z.object({ value: z.string(), currency: z.string() });

const chargeback = z.object({ id: z.string(), amount, reversedAt: z.iso.datetime().nullish() });

const paymentBody = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  createdAt: z.iso.datetime(),
  amount,
  amountRefunded: amount.optional(),
  metadata: z.object({ attempt: z.uuid().optional() }).nullish(),
  details: z
    .object({
      failureReason: z.string().nullish(),
      bankReasonCode: z.string().nullish(),
      bankName: z.string().optional(),
      bankAccount: z.string().optional(),
      bankBic: z.string().optional(),
      transferReference: z.string().optional(),
    })
    .nullish(),
  _embedded: z.object({ chargebacks: z.array(chargeback).optional() }).optional(),
  _links: z.object({ checkout: z.object({ href: z.url() }).optional() }),
});

const refundStates = { queued: 'sent', pending: 'sent', processing: 'sent', refunded: 'settled' } as const;
const refundBody = z.object({
  id: z.string(),
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
});

const refundOf = (body: unknown) => {
  const { id, status } = refundBody.parse(body);
  return { ref: id, state: status === 'failed' || status === 'canceled' ? 'failed' : refundStates[status] } as const;
};

const refundsBody = z.object({
  _embedded: z.object({
    refunds: z.array(z.looseObject({ metadata: z.object({ refund: z.string().optional() }).nullable() })),
  }),
});

/** Reads one refund from a list, by our id of it. */
const refundIn = (body: unknown, refundId: string) => {
  const { _embedded: embedded } = refundsBody.parse(body);
  const found = embedded.refunds.find(({ metadata }) => metadata?.refund === refundId);
  return found ? refundOf(found) : null;
};

/** Returns the account of a bank transfer. */
const transferOf = ({ details }: Pick<z.output<typeof paymentBody>, 'details'>): ProviderTransfer | null => {
  const { bankName: bank, bankAccount: iban, bankBic: bic, transferReference: reference } = details ?? {};
  return bank !== undefined && iban !== undefined && bic !== undefined && reference !== undefined
    ? { bank, iban, bic, reference }
    : null;
};

const paymentOf = (body: unknown): ProviderPayment => {
  const { _links: links, _embedded: embedded, ...parsed } = paymentBody.parse(body);
  const { currency, value } = parsed.amount;
  return {
    ref: parsed.id,
    state: parsed.status,
    amountMinor: minorAmount(value, currency),
    currency,
    attemptId: parsed.metadata?.attempt ?? null,
    checkoutUrl: links.checkout?.href ?? null,
    transfer: transferOf(parsed),
    failureReason: parsed.details?.failureReason ?? parsed.details?.bankReasonCode ?? null,
    refundedMinor: parsed.amountRefunded ? minorAmount(parsed.amountRefunded.value, currency) : 0,
    createdAt: new Date(parsed.createdAt),
    chargebacks: (embedded?.chargebacks ?? []).map((one) => ({
      ref: one.id,
      amountMinor: minorAmount(one.amount.value, one.amount.currency),
      isReversed: typeof one.reversedAt === 'string',
    })),
  };
};

const idBody = z.object({ id: z.string() });

const listBody = z.object({
  _embedded: z.object({ payments: z.array(z.unknown()) }),
  _links: z.object({ next: z.object({ href: z.url() }).nullable() }),
});

/** A page of the list, with the query of the next one. */
const pageOf = (body: unknown) => {
  const { _embedded: embedded, _links: links } = listBody.parse(body);
  return { payments: embedded.payments.map(paymentOf), next: links.next && new URL(links.next.href).search };
};

/** Reads something. A refusal says nothing about a payment. */
const reading = async <Value>(value: Promise<Value>): Promise<Value> => {
  try {
    return await value;
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error;
    throw new ProviderUnknownError('the sandbox refused to say', { cause: error });
  }
};

const chargebacksBody = z.object({
  _embedded: z.object({
    chargebacks: z.array(chargeback.extend({ paymentId: z.string(), createdAt: z.iso.datetime() })),
  }),
  _links: z.object({ next: z.object({ href: z.url() }).nullable() }),
});

/** A page of the list of chargebacks, with the query of the next one. */
const chargebackPageOf = (body: unknown) => {
  const { _embedded: embedded, _links: links } = chargebacksBody.parse(body);
  const chargebacks: ListedChargeback[] = embedded.chargebacks.map(({ id, paymentId, createdAt }) => ({
    ref: id,
    createdAt: new Date(createdAt),
    findPayment: () => Promise.resolve(paymentId),
  }));
  return { chargebacks, next: links.next && new URL(links.next.href).search };
};

interface SandboxOptions {
  url: string;
  key: string;
  timeoutMs?: number;
}

/** Opens the payment sandbox, whose api is a part of Mollie's (`api/payment-sandbox`). */
export const openSandbox = ({ url, key, timeoutMs = TIMEOUT_MS }: SandboxOptions): PaymentProvider => {
  /** Returns the body of a success; undefined when the address does not exist. */
  const send = async <Value>(
    path: string,
    read: (body: unknown) => Value,
    { method = 'GET', body }: { method?: 'GET' | 'POST' | 'DELETE'; body?: { key: string; content: object } } = {},
  ): Promise<Value | undefined> => {
    let response: Response;
    let received: unknown;
    try {
      response = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': body.key }),
        },
        ...(body && { body: JSON.stringify(body.content) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      received = await response.json();
    } catch (error) {
      throw new ProviderUnknownError('the sandbox did not respond', { cause: error });
    }
    if (response.status === 404) return undefined;
    if (isKeyRefused(response.status)) {
      throw new ProviderKeyError(`the sandbox does not accept our key (status ${response.status}): ${path}`);
    }
    if (isRefusal(response.status)) {
      throw new ProviderRefusedError(`the sandbox refused ${path}: status ${response.status}`);
    }
    if (!response.ok) throw new ProviderUnknownError(`the sandbox failed: status ${response.status}`);
    try {
      return read(received);
    } catch (error) {
      throw new ProviderUnknownError('the response of the sandbox makes no sense', { cause: error });
    }
  };
  const required = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new ProviderRefusedError('the sandbox does not know the requested object');
    return value;
  };

  /** Creates the customer of a mandate. Repeating it returns the same customer. */
  const createCustomer = async (mandateId: string): Promise<string> => {
    const body = { key: `customer:${mandateId}`, content: { metadata: { mandate: mandateId } } };
    return required(await send('/v2/customers', (received) => idBody.parse(received).id, { method: 'POST', body }));
  };

  const find = async (ref: string) =>
    (await reading(send(`/v2/payments/${encodeURIComponent(ref)}?embed=chargebacks`, paymentOf))) ?? null;

  return {
    id: 'sandbox',
    create: async ({
      attemptId,
      amountMinor,
      currency,
      method,
      description,
      language,
      returnUrl,
      webhookUrl,
      mandateRef,
    }) => {
      const content = {
        amount: { currency, value: decimalAmount(amountMinor, currency) },
        description,
        redirectUrl: returnUrl,
        webhookUrl,
        locale: localeOf(language),
        method,
        metadata: { attempt: attemptId },
        ...(mandateRef !== undefined && { mandateId: mandateRef, sequenceType: 'recurring' }),
      };
      return required(await send('/v2/payments', paymentOf, { method: 'POST', body: { key: attemptId, content } }));
    },
    createMandate: async ({ mandateId, accountHolder, iban, reference, acceptedAt }) => {
      const content = {
        method: 'directdebit',
        consumerName: accountHolder,
        consumerAccount: iban,
        signatureDate: acceptedAt.toISOString().slice(0, 10),
        mandateReference: reference,
      };
      const path = `/v2/customers/${await createCustomer(mandateId)}/mandates`;
      const body = { key: mandateId, content };
      return required(await send(path, (received) => idBody.parse(received).id, { method: 'POST', body }));
    },
    revokeMandate: async ({ mandateId, ref }) => {
      const customer = await reading(createCustomer(mandateId));
      const path = `/v2/customers/${customer}/mandates/${encodeURIComponent(ref)}`;
      // Undefined when it does not exist, so that nothing can be collected by it.
      await reading(send(path, () => null, { method: 'DELETE' }));
    },
    fetch: find,
    cancel: async (ref) => {
      try {
        return (await send(`/v2/payments/${encodeURIComponent(ref)}`, paymentOf, { method: 'DELETE' })) ?? null;
      } catch (error) {
        // Only an open payment can be cancelled.
        if (error instanceof ProviderRefusedError) return find(ref);
        throw error;
      }
    },
    refund: async ({ refundId, providerRef, amountMinor, currency, description }) => {
      const content = {
        amount: { currency, value: decimalAmount(amountMinor, currency) },
        description,
        metadata: { refund: refundId },
      };
      const path = `/v2/payments/${encodeURIComponent(providerRef)}/refunds`;
      return required(await send(path, refundOf, { method: 'POST', body: { key: refundId, content } }));
    },
    findRefund: async ({ refundId, providerRef }) => {
      const path = `/v2/payments/${encodeURIComponent(providerRef)}/refunds`;
      const found = await reading(send(path, (body) => refundIn(body, refundId)));
      if (found === undefined) throw new ProviderUnknownError('the sandbox does not know the payment');
      return found;
    },
    fetchRefund: async (paymentRef, refundRef) => {
      const path = `/v2/payments/${encodeURIComponent(paymentRef)}/refunds/${encodeURIComponent(refundRef)}`;
      return (await reading(send(path, refundOf))) ?? null;
    },
    list: async function* list(since) {
      let query: string | null = '?limit=250';
      while (query !== null) {
        const page: ReturnType<typeof pageOf> | undefined = await reading(
          send(`/v2/payments${query}&embed=chargebacks`, pageOf),
        );
        if (!page) throw new ProviderUnknownError('the sandbox has no list');
        for (const payment of page.payments) {
          if (payment.createdAt < since) return;
          yield payment;
        }
        query = page.next;
      }
    },
    listChargebacks: async function* listChargebacks(since) {
      let query: string | null = '?limit=250';
      while (query !== null) {
        const page: ReturnType<typeof chargebackPageOf> | undefined = await reading(
          send(`/v2/chargebacks${query}`, chargebackPageOf),
        );
        if (!page) throw new ProviderUnknownError('the sandbox has no list of chargebacks');
        for (const one of page.chargebacks) {
          if (one.createdAt < since) return;
          yield one;
        }
        query = page.next;
      }
    },
    readWebhook: ({ body }) => {
      const id = new URLSearchParams(body).get('id');
      return Promise.resolve(id !== null && /^tr_\w{1,64}$/.test(id) ? id : null);
    },
  };
};
