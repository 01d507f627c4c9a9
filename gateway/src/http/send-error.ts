import { type ApiErrorBody, type ErrorCode, errorCodes } from '@pairwise/contracts/error-codes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** The envelope of a failed call (decisions G-7). */
export const errorBody = (code: ErrorCode): ApiErrorBody => ({ error: { code, message: errorCodes[code].text } });

/** Refuses a request in the api's own form, so that a client reads it as always. */
export const refuse = (reply: FastifyReply, code: ErrorCode): void => {
  void reply.code(errorCodes[code].status).header('cache-control', 'no-store').send(errorBody(code));
};

/** Bad addresses and bad requests are the sender's (400); anything else is ours (500), with no detail leaked (ERR-04). */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return refuse(reply, statusCode === 404 ? 'not_found' : 'invalid_request');
  request.log.error(error);
  return refuse(reply, 'error');
};
