import { type ApiErrorBody, type ErrorCode } from '@pairwise/contracts';
import { errorCodes } from '@pairwise/contracts/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sqlState } from '../db/sql-state.ts';
import { DomainError } from '../domain/domain-error.ts';

/**
 * Errors of constraints in the database (own SQLSTATEs, data model 5.2) and of concurrency. Any other database error is
 * a bug.
 */
const codeOfSqlState: Record<string, ErrorCode> = {
  DB002: 'invalid_date_of_birth',
  DB040: 'idempotency_mismatch',
  DB404: 'not_found',
  // Two transactions waited for each other, and this one was rolled back: the client repeats it in a moment.
  '40P01': 'rate_limited',
  '40001': 'rate_limited',
};

/** The body of every error response (decisions G-7). `message` is the English text of the catalogue with its parameters. */
export const errorBody = (code: ErrorCode, details: DomainError['details'] = {}): ApiErrorBody => {
  const text: string = errorCodes[code].text;
  const message = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(details.params?.[name] ?? whole));
  return { error: { code, message, ...details } };
};

/** The first invalid field, from the path of the validator's first issue. */
const invalidField = (error: FastifyError): string | undefined =>
  error.validation?.[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.') || undefined;

const toDomainError = (error: FastifyError): DomainError | undefined => {
  if (error instanceof DomainError) return error;
  if (error.validation) {
    const field = invalidField(error);
    return new DomainError('invalid_request', field ? { field } : {});
  }
  const fromDatabase = codeOfSqlState[sqlState(error) ?? ''];
  if (fromDatabase) return new DomainError(fromDatabase);
  // Errors of Fastify itself: a body with invalid JSON, too long, or of another type.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new DomainError('invalid_request');
  return undefined;
};

/** Seconds after which a limit allows another attempt. */
const waits: Partial<Record<ErrorCode, number>> = {
  rate_limited: 1,
  mail_limit: 60,
  reset_limit: 86_400,
  network_limit: 3_600,
  signup_limit: 86_400,
  address_limit: 86_400,
  location_limit: 86_400,
  one_per_day: 86_400,
  sms_limit: 60,
};

/** The value of `Retry-After`. Clients retry after a moment, but show a longer limit immediately (CALL-11). */
const secondsToWait = (code: ErrorCode, { params }: DomainError['details']): number | undefined => {
  if (code === 'too_many_attempts') return Number(params?.['minutes'] ?? 1) * 60;
  return code === 'rate_limited' && params?.['seconds'] !== undefined ? Number(params['seconds']) : waits[code];
};

/** Whether the caller closed the connection before the body had arrived, as a phone does in a tunnel. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Turns every failure into a response. An unexpected one is logged, and its response has no details (ERR-04). */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toDomainError(error);
  const path = request.routeOptions.url;
  if (!known && hasLeft(request)) request.log.info({ path }, 'the caller left before the request was complete');
  else if (!known) request.log.error({ err: error, path }, 'unexpected error');
  const { code, details } = known ?? new DomainError('error');
  const wait = secondsToWait(code, details);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  reply.code(errorCodes[code].status).send(errorBody(code, details));
};

export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody('not_found')));
};
