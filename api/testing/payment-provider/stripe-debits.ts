import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { type StripeSession, viewPayment } from './stripe-views.ts';

const count = z.coerce.number().int().positive();
const limit = z.coerce.number().int().min(1).max(100);
const yes = z.literal('true');
const onlySepa = z.strictObject({ 0: z.literal('sepa_debit') });
const expandCharge = z.strictObject({ 0: z.enum(['latest_charge', 'data.latest_charge']) });
const since = z.strictObject({ gte: z.coerce.number().int() });

/** The documented fields that the product uses. Any other one is refused, so that a misspelt name fails a test. */
const newCustomer = z.strictObject({ metadata: z.strictObject({ mandate: z.uuid() }) });
const newSetup = z.strictObject({
  customer: z.string(),
  confirm: yes,
  usage: z.literal('off_session'),
  allowed_payment_method_types: onlySepa,
  payment_method_data: z.strictObject({
    type: z.literal('sepa_debit'),
    sepa_debit: z.strictObject({ iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'Invalid IBAN') }),
    billing_details: z.strictObject({ name: z.string().min(1), email: z.email() }),
  }),
  mandate_data: z.strictObject({
    customer_acceptance: z.strictObject({
      type: z.literal('online'),
      accepted_at: count,
      online: z.strictObject({ ip_address: z.union([z.ipv4(), z.ipv6()]), user_agent: z.string().min(1) }),
    }),
  }),
  metadata: z.strictObject({ mandate: z.uuid(), reference: z.string() }),
});
const newCollection = z.strictObject({
  customer: z.string(),
  payment_method: z.string(),
  mandate: z.string(),
  amount: count,
  currency: z.literal('eur'),
  allowed_payment_method_types: onlySepa,
  confirm: yes,
  off_session: yes,
  description: z.string(),
  metadata: z.strictObject({ collection: z.uuid() }),
  expand: expandCharge,
});
const listQuery = z.strictObject({
  created: since.optional(),
  customer: z.string().optional(),
  limit,
  starting_after: z.string().optional(),
  expand: expandCharge.optional(),
});
const ids = z.object({ id: z.string() });

interface Customer {
  id: string;
  created: number;
  metadata: { mandate: string };
}
interface Setup {
  id: string;
  customer: string;
  payment_method: string;
  mandate: string;
  metadata: { reference: string };
}
interface Account {
  id: string;
  /** Null after it was detached. */
  customer: string | null;
}

interface Server {
  app: FastifyInstance;
  idOf: (prefix: string) => string;
  keyed: (
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => { status: number; body: object },
  ) => Promise<unknown>;
  invalid: (reply: FastifyReply, message: string) => unknown;
  missing: (reply: FastifyReply) => unknown;
  queryOf: (request: FastifyRequest) => unknown;
  sessions: StripeSession[];
  collections: StripeSession[];
}

const now = (): number => Math.floor(Date.now() / 1000);

/** Adds customers, their accounts and what is collected from these to a server of Stripe's api. */
export const addStripeDebits = ({ app, idOf, keyed, invalid, missing, queryOf, sessions, collections }: Server) => {
  /** Each newest first. */
  const customers: Customer[] = [];
  const setups: Setup[] = [];
  const accounts: Account[] = [];
  const canCollect = (customer: string, account: string): boolean =>
    accounts.some((one) => one.id === account && one.customer === customer);
  const findCollection = (id: string) => collections.find((one) => one.id === id);
  const isPaymentOf = (session: StripeSession, id: string) => session.intent?.id === id;

  const sendPage = <Item extends { id: string }>(
    request: FastifyRequest,
    reply: FastifyReply,
    items: readonly Item[],
    { createdOf, view }: { createdOf: (item: Item) => number; view: (item: Item) => object | null },
  ) => {
    const query = listQuery.safeParse(queryOf(request));
    if (!query.success) return invalid(reply, query.error.message);
    const { created, limit: size, starting_after: after } = query.data;
    const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
    const found = items.slice(start).filter((item) => createdOf(item) >= (created?.gte ?? 0));
    const data = found.slice(0, size).map(view);
    return reply.send({ object: 'list', url: request.url, has_more: found.length > size, data });
  };

  app.post('/v1/customers', (request, reply) => {
    const body = newCustomer.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error.message);
    return keyed(request, reply, () => {
      const customer = { ...body.data, id: idOf('cus'), created: now() };
      customers.unshift(customer);
      return { status: 200, body: { object: 'customer', ...customer } };
    });
  });
  app.get('/v1/customers', (request, reply) =>
    sendPage(request, reply, customers, { createdOf: ({ created }) => created, view: (customer) => customer }),
  );

  app.post('/v1/setup_intents', (request, reply) => {
    const body = newSetup.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error.message);
    const { customer, metadata } = body.data;
    if (!customers.some(({ id }) => id === customer)) return missing(reply);
    return keyed(request, reply, () => {
      const account = { id: idOf('pm'), customer };
      accounts.unshift(account);
      const setup = { id: idOf('seti'), customer, payment_method: account.id, mandate: idOf('mandate'), metadata };
      setups.unshift(setup);
      return { status: 200, body: { object: 'setup_intent', status: 'succeeded', ...setup } };
    });
  });
  app.get('/v1/setup_intents', (request, reply) => {
    const { customer } = listQuery.parse(queryOf(request));
    const items = setups.filter((setup) => setup.customer === customer);
    return sendPage(request, reply, items, { createdOf: now, view: (setup) => ({ ...setup, status: 'succeeded' }) });
  });

  app.get('/v1/payment_methods/:id', (request, reply) => {
    const account = accounts.find(({ id }) => id === ids.parse(request.params).id);
    return account ? reply.send({ object: 'payment_method', type: 'sepa_debit', ...account }) : missing(reply);
  });
  app.post('/v1/payment_methods/:id/detach', (request, reply) => {
    const account = accounts.find(({ id }) => id === ids.parse(request.params).id);
    if (!account) return missing(reply);
    return keyed(request, reply, () => {
      const error = { type: 'invalid_request_error', message: 'The payment method is not attached to a customer' };
      if (account.customer === null) return { status: 400, body: { error } };
      account.customer = null;
      return { status: 200, body: { object: 'payment_method', type: 'sepa_debit', ...account } };
    });
  });

  app.post('/v1/payment_intents', (request, reply) => {
    const body = newCollection.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error.message);
    return keyed(request, reply, () => {
      const { customer, payment_method: account, mandate, amount, currency, metadata } = body.data;
      const setup = setups.find((one) => one.mandate === mandate && one.payment_method === account);
      if (!setup || !canCollect(customer, account)) {
        const error = { type: 'invalid_request_error', message: 'The payment method was detached from its customer' };
        return { status: 400, body: { error } };
      }
      const id = idOf('pi');
      const collection: StripeSession = {
        id,
        created: now(),
        status: 'complete',
        paymentStatus: 'unpaid',
        amount,
        currency,
        attempt: metadata.collection,
        intent: { id, status: 'processing', received: 0 },
        refunds: [],
        disputes: [],
      };
      collections.unshift(collection);
      return { status: 200, body: viewPayment(collection) ?? {} };
    });
  });
  // As at Stripe, the list has the payments of sessions too.
  app.get('/v1/payment_intents', (request, reply) => {
    const items = [...collections, ...sessions.filter(({ intent }) => intent)].map((session) => ({
      session,
      id: session.intent?.id ?? '',
    }));
    return sendPage(
      request,
      reply,
      items.toSorted((one, other) => other.session.created - one.session.created),
      { createdOf: ({ session }) => session.created, view: ({ session }) => viewPayment(session) },
    );
  });
  app.get('/v1/payment_intents/:id', (request, reply) => {
    const { id } = ids.parse(request.params);
    const found = [...collections, ...sessions].find((session) => isPaymentOf(session, id));
    return found ? reply.send(viewPayment(found)) : missing(reply);
  });
  app.post('/v1/payment_intents/:id/cancel', (request, reply) => {
    const found = findCollection(ids.parse(request.params).id);
    return found ? invalid(reply, 'A payment that is processing cannot be canceled') : missing(reply);
  });

  return {
    canCollect,
    countMandates: (reference: string) => setups.filter(({ metadata }) => metadata.reference === reference).length,
  };
};
