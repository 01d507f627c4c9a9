import type { FastifyInstance } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
const isKeepable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable);
};

/**
 * Refuses text the database would refuse later, so that no endpoint has to think of it. After validation, because only
 * then a value is as flat as its contract says.
 */
export const registerTextGuard = (app: FastifyInstance): void => {
  app.addHook('preHandler', async ({ query, body }) => {
    for (const part of [query, body]) {
      if (typeof part !== 'object' || part === null) continue;
      const field = Object.entries(part).find(([, value]) => !isKeepable(value))?.[0];
      if (field !== undefined) throw new DomainError('invalid_request', { field });
    }
  });
};
