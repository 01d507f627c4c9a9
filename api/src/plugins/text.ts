import type { FastifyInstance } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';

/** Whether PostgreSQL can store a text: it stores neither NUL nor half of a surrogate pair. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
};

/**
 * Refuses text that the database cannot store, so that no endpoint has to check it. It runs after the validation, when
 * values have the shape of the contract.
 */
export const registerTextGuard = (app: FastifyInstance): void => {
  app.addHook('preHandler', async ({ query, body }) => {
    for (const part of [query, body]) {
      if (typeof part !== 'object' || part === null) continue;
      const field = Object.entries(part).find(([, value]) => !isStorable(value))?.[0];
      if (field !== undefined) throw new DomainError('invalid_request', { field });
    }
  });
};
