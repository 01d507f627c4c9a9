import { type ApiErrorBody, type ErrorCode } from '@pairwise/contracts';
import { errorCodes } from '@pairwise/contracts/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sqlState } from '../db/sql-state.ts';
import { DomainError } from '../domain/domain-error.ts';

/** What the database refuses by itself (its own SQLSTATEs, data model 5.2). Everything else it says is a bug of ours. */
const codeOfSqlState: Record<string, ErrorCode> = {
  DB002: 'invalid_date_of_birth',
  DB040: 'idempotency_mismatch',
  DB404: 'not_found',
};

/** The envelope of every failed call (decisions G-7); `message` is the catalogue's English, its parameters filled in. */
export const errorBody = (code: ErrorCode, details: DomainError['details'] = {}): ApiErrorBody => {
  const text: string = errorCodes[code].text;
  const message = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(details.params?.[name] ?? whole));
  return { error: { code, message, ...details } };
};

/** The name of the first field that is wrong, from the path of the validator's first issue. */
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
  // Fastify's own refusals: a body that is no JSON, too long, of another type.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new DomainError('invalid_request');
  return undefined;
};

/** Limits that only time lifts: a minute between mails, and what there is so many times a day. */
const waits: Partial<Record<ErrorCode, number>> = {
  rate_limited: 1,
  mail_limit: 60,
  reset_limit: 86_400,
  network_limit: 3_600,
  address_limit: 86_400,
  location_limit: 86_400,
  one_per_day: 86_400,
};

/** Told as `Retry-After`: a moment is waited for, but a longer limit must show at once and not be tried again (CALL-11). */
const secondsToWait = (code: ErrorCode, details: DomainError['details']): number | undefined =>
  code === 'too_many_attempts' ? Number(details.params?.['minutes'] ?? 1) * 60 : waits[code];

/** One place turns every failure into an answer; what nobody expected is logged and told as `error`, no detail (ERR-04). */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toDomainError(error);
  if (!known) request.log.error({ err: error, path: request.routeOptions.url }, 'unexpected error');
  const { code, details } = known ?? new DomainError('error');
  const wait = secondsToWait(code, details);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  reply.code(errorCodes[code].status).send(errorBody(code, details));
};

export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody('not_found')));
};
