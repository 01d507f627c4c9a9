import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import type { SharedRegistry } from '../registry/index.ts';

/** How long a change waits for a revision, in milliseconds. Revisions of another gateway are read within half a second. */
const WAIT_MS = 1_000;
const EVERY_MS = 20;

const change = z.object({ expectedRevision: z.int() });

/**
 * Lets changes wait until this gateway has read the revision that their author has read, which may be at another gateway.
 * Otherwise a route would decide on an older document, for instance which version is the canary. A revision that does not come
 * in time is a conflict.
 */
export const waitForRevision = (app: FastifyInstance, registry: Pick<SharedRegistry, 'current'>): void => {
  app.addHook('preHandler', async ({ body }) => {
    const { data: { expectedRevision } = { expectedRevision: 0 } } = change.safeParse(body);
    const end = performance.now() + WAIT_MS;
    while (registry.current().revision < expectedRevision && performance.now() < end) await wait(EVERY_MS);
  });
};
