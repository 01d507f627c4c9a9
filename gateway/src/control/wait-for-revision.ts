import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

import type { Policy } from '../access/authorize.ts';
import { actions } from '../access/index.ts';
import type { SharedRegistry } from '../registry/index.ts';

/** How long a change waits for a revision, in milliseconds. Revisions of another gateway are read within half a second. */
const WAIT_MS = 1_000;
const EVERY_MS = 20;

const change = z.object({ expectedRevision: z.int() });
const ofName = z.object({ name: z.string() });

/**
 * Whether the caller may make the change of this route. A route without a name is about a request, and whose it is may be known
 * only after the wait, so there any right to change something suffices. The route itself decides after the wait.
 */
const mayChange = ({ token, params, routeOptions }: FastifyRequest, policy: Policy): boolean => {
  const route = routeOptions.config.documented;
  if (!token || !route || !(route.body instanceof z.ZodObject) || !('expectedRevision' in route.body.shape))
    return false;
  const action = actions.find((one) => one === route.requires);
  const { data } = ofName.safeParse(params);
  return data && action ? policy(token, action, data.name) : token.actions.some((one) => one !== 'read');
};

/**
 * Lets changes wait until this gateway has read the revision that their author has read, which may be at another gateway.
 * Otherwise a route would decide on an older document, for instance which version is the canary. A revision that does not come
 * in time is a conflict. A caller without the right is refused at once.
 */
export const waitForRevision = (
  app: FastifyInstance,
  registry: Pick<SharedRegistry, 'current'>,
  policy: Policy,
): void => {
  app.addHook('preHandler', async (request) => {
    const { data } = change.safeParse(request.body);
    if (!data || !mayChange(request, policy)) return;
    const end = performance.now() + WAIT_MS;
    while (registry.current().revision < data.expectedRevision && performance.now() < end) await wait(EVERY_MS);
  });
};
