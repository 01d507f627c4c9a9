import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkoutPage, unknownPaymentPage } from '../checkout-page.ts';
import { problem } from '../problem.ts';
import { STATUSES } from '../status.ts';
import type { Context } from './context.ts';

const withId = z.object({ id: z.string() });
const withLocale = z.object({ locale: z.string().max(5).optional().catch(undefined) });
const chosen = z.object({ status: z.enum(STATUSES) });

/** Adds the page on which the customer pays. */
export function checkoutRoutes({ app, provider }: Context): void {
  const find = (request: FastifyRequest) => provider.find(withId.parse(request.params).id);

  const show = (request: FastifyRequest, reply: FastifyReply, status = 200) => {
    const payment = find(request);
    const { locale } = withLocale.parse(request.query);
    // Browsers apply form-action to the redirect after the form too.
    const back = payment === undefined ? '' : new URL(payment.redirectUrl).origin;
    const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`;
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    if (payment === undefined) return reply.code(404).send(unknownPaymentPage(locale));
    return reply.code(status).send(checkoutPage(payment, locale));
  };

  app.get('/checkout/:id', (request, reply) => show(request, reply));

  app.post('/checkout/:id', (request, reply) => {
    if (isFromElsewhere(request)) return problem(reply, 403, 'This form belongs to another page');
    const payment = find(request);
    const choice = chosen.safeParse(request.body);
    if (!choice.success) return problem(reply, 422, 'This choice does not exist', 'status');
    if (payment?.status !== 'open') return show(request, reply, 409);
    if (choice.data.status !== 'open') provider.change(payment.id, choice.data);
    return reply.redirect(payment.redirectUrl, 303);
  });
}

/** Whether a form was sent by the page of another site, which must not end a payment. */
function isFromElsewhere(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}
