import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';

import { readNestedForm } from './form-body.ts';
import { keepResponses } from './keyed-responses.ts';
import { addStripeDebits } from './stripe-debits.ts';
import { type StripeSession, viewDispute, viewRefund, viewSession } from './stripe-views.ts';

const count = z.coerce.number().int().positive();
const expand = z.record(z.string(), z.string()).optional();

/** The documented fields that the product uses. Any other one is refused, so that a misspelt name fails a test. */
const newSession = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200),
  line_items: z.strictObject({
    0: z.strictObject({
      quantity: z.literal('1'),
      price_data: z.strictObject({
        currency: z.string().regex(/^[a-z]{3}$/),
        unit_amount: count,
        product_data: z.strictObject({ name: z.string().min(1) }),
      }),
    }),
  }),
  allowed_payment_method_types: z.strictObject({ 0: z.string() }),
  payment_intent_data: z.strictObject({
    description: z.string(),
    metadata: z.strictObject({ attempt: z.string() }),
  }),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  locale: z.enum(['en', 'da', 'de', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv']),
  success_url: z.url(),
  cancel_url: z.url(),
  expand,
});
const newRefund = z.strictObject({
  payment_intent: z.string(),
  amount: count,
  metadata: z.strictObject({ refund: z.uuid() }),
});
const sessionQuery = z.strictObject({
  created: z.strictObject({ gte: z.coerce.number().int() }).optional(),
  limit: z.coerce.number().int().min(1).max(100),
  payment_intent: z.string().optional(),
  starting_after: z.string().optional(),
  expand,
});
const disputeQuery = z.strictObject({
  created: z.strictObject({ gte: z.coerce.number().int() }).optional(),
  payment_intent: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100),
  starting_after: z.string().optional(),
});
const ofIntent = z.strictObject({ payment_intent: z.string(), limit: z.coerce.number().int().min(1).max(100) });
const onlyExpand = z.strictObject({ expand });
const ids = z.object({ id: z.string() });

const idOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const errorOf = (type: string, message: string, code?: string) => ({ error: { type, message, code } });
const isExpanded = (paths: Record<string, string> | undefined, prefix = ''): boolean =>
  Object.values(paths ?? {}).includes(`${prefix}payment_intent.latest_charge`);

/** A server that speaks the documented part of Stripe's api that the product uses, with its data in memory. */
export const buildStripeServer = ({ key }: { key: string }) => {
  const app = fastify({ logger: false });
  /** Newest first. */
  const sessions: StripeSession[] = [];
  const keys = keepResponses();
  /** Payments that were collected by a mandate, without a session, newest first. */
  const collections: StripeSession[] = [];
  const find = (id: string) => sessions.find((session) => session.id === id);
  const findByIntent = (intent: string) => [...sessions, ...collections].find((one) => one.intent?.id === intent);

  const missing = (reply: FastifyReply) =>
    reply.code(404).send(errorOf('invalid_request_error', 'No such object', 'resource_missing'));
  const invalid = (reply: FastifyReply, message: string) =>
    reply.code(400).send(errorOf('invalid_request_error', message, 'parameter_unknown'));
  /** Acts once for an idempotency key. */
  const keyed = async (request: FastifyRequest, reply: FastifyReply, act: () => { status: number; body: object }) => {
    const header = request.headers['idempotency-key'];
    const result = await keys.once(typeof header === 'string' ? header : undefined, Object(request.body), async () => {
      // A bank takes its time, so that concurrent requests meet.
      await sleep(5);
      return act();
    });
    if (result === 'running') return reply.code(409).send(errorOf('idempotency_error', 'The first request is running'));
    if (result === 'other request') {
      return reply.code(400).send(errorOf('idempotency_error', 'This key was used with other parameters'));
    }
    return reply.code(result.status).send(result.body);
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readNestedForm(String(body))),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) {
      return reply.code(401).send(errorOf('invalid_request_error', 'Invalid API key'));
    }
    return undefined;
  });
  const queryOf = (request: FastifyRequest) => readNestedForm(request.url.split('?')[1] ?? '');

  app.post('/v1/checkout/sessions', (request, reply) => {
    const body = newSession.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error.message);
    return keyed(request, reply, () => {
      const { currency, unit_amount: amount } = body.data.line_items[0].price_data;
      const session: StripeSession = {
        id: idOf('cs_test'),
        created: Math.floor(Date.now() / 1000),
        status: 'open',
        paymentStatus: 'unpaid',
        amount,
        currency,
        attempt: body.data.client_reference_id,
        refunds: [],
        disputes: [],
      };
      sessions.unshift(session);
      return { status: 200, body: viewSession(session, isExpanded(body.data.expand)) };
    });
  });
  app.get('/v1/checkout/sessions', (request, reply) => {
    const query = sessionQuery.safeParse(queryOf(request));
    if (!query.success) return invalid(reply, query.error.message);
    const { created, limit, payment_intent: intent, starting_after: after } = query.data;
    const since = created?.gte ?? 0;
    const start = after === undefined ? 0 : sessions.findIndex(({ id }) => id === after) + 1;
    const found = sessions
      .slice(start)
      .filter((session) => session.created >= since && (intent === undefined || session.intent?.id === intent));
    return reply.send({
      object: 'list',
      url: '/v1/checkout/sessions',
      has_more: found.length > limit,
      data: found.slice(0, limit).map((session) => viewSession(session, isExpanded(query.data.expand, 'data.'))),
    });
  });
  app.get('/v1/checkout/sessions/:id', (request, reply) => {
    const session = find(ids.parse(request.params).id);
    const query = onlyExpand.safeParse(queryOf(request));
    if (!query.success) return invalid(reply, query.error.message);
    return session ? reply.send(viewSession(session, isExpanded(query.data.expand))) : missing(reply);
  });
  app.post('/v1/checkout/sessions/:id/expire', (request, reply) => {
    const session = find(ids.parse(request.params).id);
    if (!session) return missing(reply);
    const body = onlyExpand.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error.message);
    if (session.status !== 'open') return invalid(reply, 'Only open sessions can be expired');
    session.status = 'expired';
    return reply.send(viewSession(session, isExpanded(body.data.expand)));
  });

  app.post('/v1/refunds', (request, reply) => {
    const body = newRefund.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error.message);
    const session = findByIntent(body.data.payment_intent);
    if (!session) return missing(reply);
    return keyed(request, reply, () => {
      const { amount, metadata } = body.data;
      const taken = session.refunds.reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0);
      if (taken + amount > (session.intent?.received ?? 0)) {
        return {
          status: 400,
          body: errorOf('invalid_request_error', 'Refund amount is greater than unrefunded amount'),
        };
      }
      const refund = { id: idOf('re'), amount, metadata, status: 'pending' as const };
      session.refunds.unshift(refund);
      return { status: 200, body: viewRefund(refund, session) };
    });
  });
  app.get('/v1/refunds/:id', (request, reply) => {
    const { id } = ids.parse(request.params);
    const session = [...sessions, ...collections].find(({ refunds }) => refunds.some((refund) => refund.id === id));
    const refund = session?.refunds.find((one) => one.id === id);
    return session && refund ? reply.send(viewRefund(refund, session)) : missing(reply);
  });
  app.get('/v1/refunds', (request, reply) => {
    const query = ofIntent.safeParse(queryOf(request));
    if (!query.success) return invalid(reply, query.error.message);
    const session = findByIntent(query.data.payment_intent);
    const data = session?.refunds.map((refund) => viewRefund(refund, session)) ?? [];
    return reply.send({ object: 'list', url: '/v1/refunds', has_more: false, data });
  });
  app.get('/v1/disputes', (request, reply) => {
    const query = disputeQuery.safeParse(queryOf(request));
    if (!query.success) return invalid(reply, query.error.message);
    const { created, payment_intent: intent, limit, starting_after: after } = query.data;
    const all = [...sessions, ...collections]
      .flatMap((session) => session.disputes.map((dispute) => ({ session, dispute })))
      .toSorted((one, other) => other.dispute.created - one.dispute.created);
    const start = after === undefined ? 0 : all.findIndex(({ dispute }) => dispute.id === after) + 1;
    const found = all
      .slice(start)
      .filter(
        ({ session, dispute }) =>
          dispute.created >= (created?.gte ?? 0) && (intent === undefined || session.intent?.id === intent),
      );
    const data = found.slice(0, limit).map(({ session, dispute }) => viewDispute(dispute, session));
    return reply.send({ object: 'list', url: '/v1/disputes', has_more: found.length > limit, data });
  });

  const debits = addStripeDebits({ app, idOf, keyed, invalid, missing, queryOf, sessions, collections });
  return { app, sessions, collections, find, findByIntent, keys, newId: idOf, debits };
};
