import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';

import { amountSchema, sumOf } from '../../payment-sandbox/money.ts';
import { keepResponses } from './keyed-responses.ts';
import { addMollieMandates } from './mollie-mandates.ts';
import { type Chargeback, type Payment, type Refund, viewChargeback, viewPayment, viewRefund } from './mollie-views.ts';

const hal = 'application/hal+json';
const methods = ['ideal', 'creditcard', 'paypal', 'banktransfer', 'przelewy24', 'applepay'] as const;

/** The documented fields that the product uses. Any other one is refused, so that a misspelt name fails a test. */
const anyPayment = {
  amount: amountSchema,
  description: z.string().min(1).max(255),
  redirectUrl: z.url(),
  webhookUrl: z.url(),
  locale: z.enum(['en_US', 'de_DE', 'nl_NL']),
  metadata: z.strictObject({ attempt: z.uuid() }),
};
const newPayment = z.union([
  z.strictObject({ ...anyPayment, method: z.enum(methods) }),
  z.strictObject({
    ...anyPayment,
    method: z.literal('directdebit'),
    sequenceType: z.literal('recurring'),
    customerId: z.string(),
    mandateId: z.string(),
  }),
]);
const newRefund = z.strictObject({
  amount: amountSchema,
  description: z.string().max(255),
  metadata: z.strictObject({ refund: z.uuid() }),
});
const listQuery = z.strictObject({ from: z.string().optional(), limit: z.coerce.number().int().min(1).max(250) });
const ids = z.object({ id: z.string(), refundId: z.string().optional() });

const idOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The body of an error. */
const problemOf = (status: number, detail: string, field?: string) => ({
  status,
  title: status === 404 ? 'Not Found' : 'Unprocessable Entity',
  detail,
  ...(field !== undefined && { field }),
  _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
});
const refusal = (detail: string, field: string) => ({ status: 422, body: problemOf(422, detail, field) });

/** A server that speaks the documented part of Mollie's api (v2) that the product uses, with its data in memory. */
export const buildMollieServer = ({ key }: { key: string }) => {
  const app = fastify({ logger: false });
  const payments: Payment[] = [];
  const keys = keepResponses();
  const find = (id: string): Payment | undefined => payments.find((payment) => payment.id === id);
  const origin = () => app.listeningOrigin;

  const problem = (reply: FastifyReply, status: number, detail: string, field?: string) =>
    reply
      .code(status)
      .type(hal)
      .send(problemOf(status, detail, field));
  const invalid = (reply: FastifyReply, error: z.ZodError) => {
    const [issue] = error.issues;
    return problem(reply, 422, issue?.message ?? 'invalid', issue?.path.join('.'));
  };
  const missing = (reply: FastifyReply) => problem(reply, 404, 'No resource exists with this id');
  /** Acts once for an idempotency key. */
  const keyed = async (request: FastifyRequest, reply: FastifyReply, act: () => { status: number; body: object }) => {
    const header = request.headers['idempotency-key'];
    const result = await keys.once(typeof header === 'string' ? header : undefined, Object(request.body), async () => {
      // A bank takes its time, so that concurrent requests meet.
      await sleep(5);
      return act();
    });
    if (result === 'running') return problem(reply, 409, 'The previous request with this key is still being executed');
    if (result === 'other request') return problem(reply, 422, 'This key was used for another request');
    return result.status === 204 ? reply.code(204).send() : reply.code(result.status).type(hal).send(result.body);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) return problem(reply, 401, 'Missing or wrong API key');
    return undefined;
  });
  // The client sends a content type even with an empty body, as in a DELETE.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body: string, done) =>
    done(null, body === '' ? undefined : JSON.parse(body)),
  );

  const sendList = (reply: FastifyReply, name: string, items: readonly object[], href: string) =>
    reply.type(hal).send({
      count: items.length,
      _embedded: { [name]: items },
      _links: {
        self: { href, type: hal },
        previous: null,
        next: null,
        documentation: { href: 'https://docs.mollie.com', type: 'text/html' },
      },
    });
  const mandates = addMollieMandates({ app, idOf, keyed, invalid, missing, sendList });

  app.post('/v2/payments', (request, reply) => {
    const body = newPayment.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    return keyed(request, reply, () => {
      const isCollection = 'mandateId' in body.data;
      if ('mandateId' in body.data && !mandates.canCollect(body.data)) {
        return refusal('The mandate is invalid', 'mandateId');
      }
      const payment: Payment = {
        ...body.data,
        id: idOf('tr'),
        status: isCollection ? 'pending' : 'open',
        createdAt: new Date().toISOString(),
        refunds: [],
        chargebacks: [],
      };
      payments.unshift(payment);
      return { status: 201, body: viewPayment(payment, origin()) };
    });
  });
  app.get('/v2/payments', (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return invalid(reply, query.error);
    const { from, limit } = query.data;
    const start = from === undefined ? 0 : payments.findIndex(({ id }) => id === from);
    if (start < 0) return problem(reply, 400, 'There is no payment with this id', 'from');
    const page = payments.slice(start, start + limit);
    const next = payments[start + limit];
    const href = (id: string) => `${origin()}/v2/payments?from=${id}&limit=${limit}`;
    return reply.type(hal).send({
      count: page.length,
      _embedded: { payments: page.map((payment) => viewPayment(payment, origin())) },
      _links: {
        self: { href: `${origin()}/v2/payments`, type: hal },
        previous: null,
        next: next ? { href: href(next.id), type: hal } : null,
        documentation: { href: 'https://docs.mollie.com', type: 'text/html' },
      },
    });
  });
  app.get('/v2/payments/:id', (request, reply) => {
    const payment = find(ids.parse(request.params).id);
    return payment ? reply.type(hal).send(viewPayment(payment, origin())) : missing(reply);
  });
  app.delete('/v2/payments/:id', (request, reply) => {
    const payment = find(ids.parse(request.params).id);
    if (!payment) return missing(reply);
    if (payment.status !== 'open') return problem(reply, 422, 'The payment cannot be canceled');
    payment.status = 'canceled';
    return reply.type(hal).send(viewPayment(payment, origin()));
  });

  app.post('/v2/payments/:id/refunds', (request, reply) => {
    const payment = find(ids.parse(request.params).id);
    if (!payment) return missing(reply);
    const body = newRefund.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    return keyed(request, reply, () => {
      const taken = payment.refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount);
      if (payment.status !== 'paid' || sumOf([...taken, body.data.amount]) > sumOf([payment.amount])) {
        return refusal('The amount is higher than the maximum', 'amount');
      }
      const refund: Refund = {
        ...body.data,
        id: idOf('re'),
        status: 'pending',
        createdAt: new Date().toISOString(),
      };
      payment.refunds.unshift(refund);
      return { status: 201, body: viewRefund(refund, payment, origin()) };
    });
  });
  app.get('/v2/payments/:id/refunds', (request, reply) => {
    const payment = find(ids.parse(request.params).id);
    if (!payment) return missing(reply);
    const items = payment.refunds.map((refund) => viewRefund(refund, payment, origin()));
    return sendList(reply, 'refunds', items, `${origin()}${request.url}`);
  });
  app.get('/v2/payments/:id/refunds/:refundId', (request, reply) => {
    const { id, refundId } = ids.parse(request.params);
    const payment = find(id);
    const refund = payment?.refunds.find((one) => one.id === refundId);
    return payment && refund ? reply.type(hal).send(viewRefund(refund, payment, origin())) : missing(reply);
  });
  app.get('/v2/payments/:id/chargebacks', (request, reply) => {
    const payment = find(ids.parse(request.params).id);
    if (!payment) return missing(reply);
    const items = payment.chargebacks.map((chargeback) => viewChargeback(chargeback, payment, origin()));
    return sendList(reply, 'chargebacks', items, `${origin()}${request.url}`);
  });

  app.get('/v2/chargebacks', (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return invalid(reply, query.error);
    const { from, limit } = query.data;
    const all = payments
      .flatMap((payment) => payment.chargebacks.map((chargeback) => ({ payment, chargeback })))
      .toSorted((one, other) => other.chargeback.createdAt.localeCompare(one.chargeback.createdAt));
    const start = from === undefined ? 0 : all.findIndex(({ chargeback }) => chargeback.id === from);
    if (start < 0) return problem(reply, 400, 'There is no chargeback with this id', 'from');
    const page = all.slice(start, start + limit);
    const next = all[start + limit]?.chargeback.id;
    return reply.type(hal).send({
      count: page.length,
      _embedded: {
        chargebacks: page.map(({ payment, chargeback }) => viewChargeback(chargeback, payment, origin())),
      },
      _links: {
        self: { href: `${origin()}/v2/chargebacks`, type: hal },
        previous: null,
        next: next === undefined ? null : { href: `${origin()}/v2/chargebacks?from=${next}&limit=${limit}`, type: hal },
        documentation: { href: 'https://docs.mollie.com', type: 'text/html' },
      },
    });
  });

  return {
    app,
    payments,
    mandates,
    find,
    keys,
    chargeBack: (payment: Payment, amount: Chargeback['amount']) => {
      payment.chargebacks.push({ id: idOf('chb'), amount, createdAt: new Date().toISOString() });
    },
  };
};
