import { shownStatuses, shownStatusOf, versionMatches, type VersionsResponse } from '@pairwise/contracts/console';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { findRolledBack, type SharedRegistry } from '../registry/index.ts';
import { ControlError, parse } from './control-error.ts';
import { documented } from './documented.ts';
import { requireRead } from './identity.ts';
import { newestFirst, listedVersion } from './listed-versions.ts';

const query = z.object({
  /** Only versions with a lower counter. */
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  search: z.string().max(200).default(''),
  status: z.enum(shownStatuses).optional(),
});

const documentation = documented({
  summary: 'Returns the versions of a name, newest first',
  description: 'With `search` and `status`, only the versions with these words and this status.',
  requires: 'read',
  query,
  responses: { 200: 'VersionsResponse' },
  errors: ['unknown_name'],
});

/** Serves all versions of a name, page by page. The state has only those that a person acts on. */
export const versionListRoute = (
  app: FastifyInstance,
  { registry }: { registry: Pick<SharedRegistry, 'current' | 'audit'> },
): void => {
  app.get<{ Params: { name: string } }>(
    '/api/names/:name/versions',
    documentation,
    async (request): Promise<VersionsResponse> => {
      requireRead(request);
      const { name } = request.params;
      const { before = Infinity, limit, search, status } = parse(query, request.query);
      const document = registry.current();
      if (!Object.hasOwn(document.versions, name)) {
        throw new ControlError('unknown_name', 'Nothing has been published under this name.');
      }
      const rolledBack = findRolledBack(registry.audit(), name);
      const found = newestFirst(document, name)
        .map((registered) => ({ ...registered, notes: registered.notes ?? {} }))
        .filter((registered) => versionMatches(registered, search))
        .filter((registered) => status === undefined || shownStatusOf(registered) === status);
      const older = found.filter(({ counter }) => counter < before);
      const versions = older.slice(0, limit).map((one) => listedVersion(one, rolledBack.get(one.version)));
      const next = older.length > limit ? (versions.at(-1)?.counter ?? null) : null;
      return { name, versions, found: found.length, next };
    },
  );
};
