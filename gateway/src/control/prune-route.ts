import type { PruneResponse } from '@pairwise/contracts/console';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { whoOf } from '../access/author.ts';
import { inTurn } from '../files/in-turn.ts';
import type { Pruner } from '../prune/prune.ts';
import type { SharedRegistry } from '../registry/index.ts';
import { parse } from './control-error.ts';
import { documented } from './documented.ts';
import { authorizeOperations } from './identity.ts';
import { why } from './why.ts';

const body = z.strictObject({
  why,
  /** Only returns what would be removed. */
  dryRun: z.boolean().optional(),
});

const documentation = documented({
  summary: 'Removes the unused versions, as the gateway does once a day',
  description: 'With `dryRun` it only returns them. The rule: docs/how-to/publish.md.',
  requires: 'operate',
  body,
  responses: { 200: 'PruneResponse' },
  errors: ['bad_change', 'revision_conflict'],
});

/** Serves `POST /api/prune`. */
export const pruneRoute = (
  app: FastifyInstance,
  { registry, pruner }: { registry: Pick<SharedRegistry, 'current'>; pruner: Pruner },
): void => {
  const runInTurn = inTurn();
  app.post('/api/prune', documentation, async (request): Promise<PruneResponse> => {
    const who = whoOf(authorizeOperations(request));
    const { why: reason, dryRun } = parse(body, request.body);
    if (dryRun) {
      return { revision: registry.current().revision, pruned: false, names: await pruner.find(), filesLeft: [] };
    }
    return { pruned: true, ...(await runInTurn(() => pruner.run({ who, why: reason }))) };
  });
};
