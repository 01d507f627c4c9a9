import { z } from 'zod';

import { type NewMandate, type PaymentProvider, ProviderRefusedError } from './payment-provider.ts';
import type { StripeClient } from './stripe-calls.ts';
import { createdSince, earliest, isOld, listAll, pageSize } from './stripe-pages.ts';

type Mandates = Required<Pick<PaymentProvider, 'createMandate' | 'revokeMandate'>>;

const customerBody = z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).nullish() });
const setupBody = z.object({
  status: z.string(),
  customer: z.string(),
  payment_method: z.string().nullable(),
  mandate: z.string().nullable(),
});
const setups = z.object({ data: z.array(z.unknown()) });
const methodBody = z.object({ customer: z.string().nullable() });

/** Returns customer, account and mandate as one id; null when the account was not accepted. */
const refOf = (body: unknown): string | null => {
  const { status, customer, payment_method: method, mandate } = setupBody.parse(body);
  if (!['succeeded', 'processing'].includes(status) || method === null || mandate === null) return null;
  return `${customer}/${method}/${mandate}`;
};

/**
 * Returns what Stripe needs to collect by a mandate.
 * @throws {ProviderRefusedError} when it is no mandate of Stripe
 */
export const collectionBy = (ref: string) => {
  const [customer, method, mandate, rest] = ref.split('/');
  if (!customer || !method || !mandate || rest !== undefined) {
    throw new ProviderRefusedError('this is no mandate of Stripe');
  }
  return { customer, payment_method: method, mandate };
};

/** Returns where the member accepted a mandate. @throws {ProviderRefusedError} when it is not known */
const acceptanceOf = ({ acceptedFrom, userAgent }: NewMandate) => {
  if (acceptedFrom === null || userAgent === null) {
    throw new ProviderRefusedError('Stripe requires the address and the browser of who accepted the mandate');
  }
  return { ip_address: acceptedFrom, user_agent: userAgent };
};
type Online = ReturnType<typeof acceptanceOf>;

/** Creates and revokes mandates at Stripe. Each has a customer of its own, which names the mandate and nothing else. */
export const openStripeMandates = ({ api, call, question }: StripeClient): Mandates => {
  /** Finds a customer whose creation had no response, and whose key Stripe has deleted since. */
  const findCustomer = async (mandateId: string, acceptedAt: Date): Promise<string | undefined> => {
    const created = createdSince(earliest(acceptedAt));
    const request = (page: object) => api.customers.list({ ...page, created });
    for await (const { id, metadata } of listAll({ question }, 'customers', request, (body) =>
      customerBody.parse(body),
    )) {
      if (metadata?.['mandate'] === mandateId) return id;
    }
    return undefined;
  };
  const createCustomer = async (mandateId: string): Promise<string> => {
    const request = api.customers.create(
      { metadata: { mandate: mandateId } },
      { idempotencyKey: `customer:${mandateId}` },
    );
    const customer = await call('create a customer', request, (body) => customerBody.parse(body).id);
    if (customer === undefined) throw new ProviderRefusedError('Stripe does not know the address of customers');
    return customer;
  };
  const findMandate = (customer: string) =>
    question('list setups', api.setupIntents.list({ customer, limit: pageSize }), (body) =>
      setups
        .parse(body)
        .data.map(refOf)
        .find((ref) => ref !== null),
    );
  /** Stores the account at Stripe with how the member has accepted to be debited. */
  const setUp = (customer: string, mandate: NewMandate, online: Online) => {
    const { mandateId, accountHolder, iban, reference, acceptedAt, email } = mandate;
    const request = api.setupIntents.create(
      {
        customer,
        confirm: true,
        usage: 'off_session',
        allowed_payment_method_types: ['sepa_debit'],
        payment_method_data: {
          type: 'sepa_debit',
          sepa_debit: { iban },
          billing_details: { name: accountHolder, email },
        },
        mandate_data: {
          customer_acceptance: { type: 'online', accepted_at: Math.floor(acceptedAt.getTime() / 1000), online },
        },
        metadata: { mandate: mandateId, reference },
      },
      { idempotencyKey: mandateId },
    );
    return call('set up a debit', request, refOf);
  };

  return {
    createMandate: async (mandate) => {
      const { mandateId, acceptedAt } = mandate;
      const online = acceptanceOf(mandate);
      const earlier = isOld(acceptedAt) ? await findCustomer(mandateId, acceptedAt) : undefined;
      const customer = earlier ?? (await createCustomer(mandateId));
      const found = earlier === undefined ? undefined : await findMandate(customer);
      const ref = found ?? (await setUp(customer, mandate, online));
      if (!ref) throw new ProviderRefusedError('Stripe did not accept the mandate');
      return ref;
    },
    revokeMandate: async ({ mandateId, ref }) => {
      const { payment_method: method } = collectionBy(ref);
      const owner = await question(
        'fetch an account',
        api.paymentMethods.retrieve(method),
        (body) => methodBody.parse(body).customer,
      );
      // It does not exist, or was detached before: nothing can be collected by it.
      if (owner == null) return;
      const request = api.paymentMethods.detach(method, {}, { idempotencyKey: `revoke:${mandateId}` });
      await question('detach an account', request, () => null);
    },
  };
};
