import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

export const HAL = 'application/hal+json';

const TITLES: Record<number, string> = {
  401: 'Unauthorized Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
};

/** Sends an error in the form of Mollie's api. */
export function problem(reply: FastifyReply, status: number, detail: string, field?: string): FastifyReply {
  const title = TITLES[status] ?? 'Error';
  return reply
    .code(status)
    .type(HAL)
    .send({ status, title, detail, ...(field === undefined ? {} : { field }) });
}

/** Sends the first problem of a request that its schema refused. */
export function invalid(reply: FastifyReply, error: z.ZodError): FastifyReply {
  const issue = error.issues[0];
  return problem(reply, 422, issue?.message ?? 'The request is not valid', issue?.path.join('.'));
}

export function noPayment(reply: FastifyReply): FastifyReply {
  return problem(reply, 404, 'There is no payment with this id');
}
