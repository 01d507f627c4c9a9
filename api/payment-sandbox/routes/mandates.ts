import { z } from 'zod';
import { newCustomerSchema, newMandateSchema, viewMandate } from '../mandate.ts';
import { HAL, invalid, problem } from '../problem.ts';
import { idempotencyKey, type Context } from './context.ts';

const withCustomer = z.object({ customerId: z.string() });
const withMandate = withCustomer.extend({ mandateId: z.string() });

/** Adds `/v2/customers` and their mandates, by which the shop collects without the customer. */
export function mandateRoutes({ app, provider }: Context): void {
  const { book } = provider;

  app.post('/v2/customers', (request, reply) => {
    const body = newCustomerSchema.safeParse(request.body ?? {});
    if (!body.success) return invalid(reply, body.error);
    const result = book.createCustomer(body.data, idempotencyKey(request));
    if (result.outcome === 'key_reused')
      return problem(reply, 422, 'This idempotency key was used for another request');
    return reply.code(201).type(HAL).send({ resource: 'customer', id: result.created, mode: 'test' });
  });

  app.post('/v2/customers/:customerId/mandates', (request, reply) => {
    const { customerId } = withCustomer.parse(request.params);
    if (!book.hasCustomer(customerId)) return problem(reply, 404, 'There is no customer with this id');
    const body = newMandateSchema.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    const result = book.createMandate(customerId, body.data, idempotencyKey(request));
    if (result.outcome === 'key_reused')
      return problem(reply, 422, 'This idempotency key was used for another request');
    return reply.code(201).type(HAL).send(viewMandate(result.created));
  });

  app.delete('/v2/customers/:customerId/mandates/:mandateId', (request, reply) => {
    const { customerId, mandateId } = withMandate.parse(request.params);
    const mandate = book.findMandate(mandateId);
    if (mandate?.customerId !== customerId) return problem(reply, 404, 'There is no mandate with this id');
    book.revokeMandate(mandate);
    return reply.type(HAL).send(viewMandate(book.findMandate(mandateId) ?? mandate));
  });
}
