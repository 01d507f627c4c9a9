import {
  type Conflict,
  type ControlErrorBody,
  type ControlErrorCode,
  controlErrorCodes,
} from '@pairwise/contracts/console';
import { StoreUnavailable } from '@pairwise/object-store';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

import { BuildError } from '../builds/build-error.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { isDiskFull } from '../files/reserve.ts';
import { RegistryError, RevisionConflict } from '../registry/index.ts';

/** Ends a call with a code and a sentence for the caller. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly code: ControlErrorCode;

  constructor(code: ControlErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const send = (reply: FastifyReply, code: ControlErrorCode, message: string, conflict?: Conflict): FastifyReply => {
  const body: ControlErrorBody = { error: { code, message, ...(conflict && { conflict }) } };
  return reply.code(controlErrorCodes[code]).header('cache-control', 'no-store').send(body);
};

/**
 * Returns the code for a request that the framework refuses before a handler runs. The framework's own messages may
 * repeat what was sent.
 */
const frameworkCode = (statusCode: number): ControlErrorCode => {
  if (statusCode === 413) return 'too_large';
  return statusCode === 404 ? 'not_found' : 'invalid_request';
};

/** Sends an error response with the status and sentence of its code. Unexpected errors are 500, without details. */
export const sendControlError = (
  error: FastifyError | ControlError | BuildError | RegistryError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error instanceof RevisionConflict) return send(reply, error.code, error.message, error.conflict);
  if (error instanceof ControlError || error instanceof RegistryError || error instanceof BuildError) {
    return send(reply, error.code, error.message);
  }
  if (error instanceof StoreUnavailable) {
    request.log.warn(error.message);
    return send(
      reply.header('retry-after', '5'),
      'store_unavailable',
      'The store of published files does not respond.',
    );
  }
  if (error instanceof DatabaseUnavailable) {
    request.log.warn(error.message);
    return send(
      reply.header('retry-after', '5'),
      'registry_unavailable',
      'The database of the registry does not respond. Read the state before you repeat a change: it may have been made.',
    );
  }
  if (isDiskFull(error)) {
    request.log.error(error);
    return send(reply, 'disk_full', 'The disk of the gateway is full. Its operator must free some room.');
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) {
    return send(reply, frameworkCode(statusCode), 'This address does not understand the request.');
  }
  request.log.error(error);
  return send(reply, 'error', 'Something went wrong. The log of the gateway has the details.');
};

/**
 * Parses a request by its schema.
 * @throws {ControlError} `invalid_request`, with every invalid field
 */
export const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new ControlError('invalid_request', `This request is invalid. ${problems.join('; ')}.`);
};
