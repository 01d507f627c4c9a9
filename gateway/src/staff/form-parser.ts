import type { FastifyInstance, FastifyRequest } from 'fastify';

const MAX_FORM_BYTES = 4_096;

/** Lets the routes of a scope read forms. */
export const readForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
};

/** Returns a field of the form that a request has sent; empty without one. */
export const field = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
