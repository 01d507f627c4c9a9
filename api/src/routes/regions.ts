import { getRegions } from '@pairwise/contracts/endpoints/regions';
import type { FastifyInstance } from 'fastify';

import { listRegions } from '../domain/settings/reference.repository.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const regionsRoute = (app: FastifyInstance): void => {
  app.route(endpoint(getRegions, { handler: async ({ context }) => ({ regions: await listRegions(context.db) }) }));
};
