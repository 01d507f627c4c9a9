import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Payment } from '../payment.ts';
import { noPayment } from '../problem.ts';
import type { Provider } from '../provider.ts';

/** What the routes of one subject need. */
export interface Context {
  app: FastifyInstance;
  provider: Provider;
  /** The address at which clients reach the sandbox. */
  publicUrl: () => string;
}

const withId = z.object({ id: z.string() });
const withKey = z.string().max(255).optional();

/** Returns the payment that the address names. Sends the error and returns undefined if there is none. */
export function paymentOf(request: FastifyRequest, reply: FastifyReply, provider: Provider): Payment | undefined {
  const payment = provider.find(withId.parse(request.params).id);
  if (payment === undefined) noPayment(reply);
  return payment;
}

/** Returns the key with which a client makes repeating a request safe. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  return withKey.parse(request.headers['idempotency-key']);
}
