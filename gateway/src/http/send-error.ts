import { type ApiErrorBody, type ErrorCode, errorCodes } from '@pairwise/contracts/error-codes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** The body of an error response (decisions G-7). */
export const errorBody = (code: ErrorCode): ApiErrorBody => ({ error: { code, message: errorCodes[code].text } });

/** Sends an error response in the api's format, so that clients handle it as usual. */
export const refuse = (reply: FastifyReply, code: ErrorCode): void => {
  void reply.code(errorCodes[code].status).header('cache-control', 'no-store').send(errorBody(code));
};

/**
 * Sends an error response. The caller's mistakes get a 4xx status; any other error gets 500, without details (ERR-04).
 */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return refuse(reply, statusCode === 404 ? 'not_found' : 'invalid_request');
  request.log.error(error);
  return refuse(reply, 'error');
};
