import { sentBucket } from '../rollout/bucket.ts';
import type { CarriedResponse } from '@pairwise/contracts/registry';
import type { FastifyInstance } from 'fastify';

import type { Carried } from './carried.ts';
import { ownZone, type ZoneAddress } from './zones.ts';

/** Serves `GET /__mfe/carried`: what the visitor takes along after a change in the open page, such as of the language. */
export const carriedRoute = (
  app: FastifyInstance,
  { carried, ...address }: ZoneAddress & { carried: Carried },
): void => {
  if (!address.zones) return;
  app.get('/__mfe/carried', { exposeHeadRoute: false }, async (request, reply) => {
    const own = ownZone(request, address);
    const value = carried.of(request, sentBucket(request.cookies, address.https));
    const response: CarriedResponse = own && value ? { carried: carried.seal(value, own) } : {};
    return reply.header('cache-control', 'no-store').send(response);
  });
};
