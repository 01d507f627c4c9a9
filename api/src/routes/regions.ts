import { getRegions as contract } from '@pairwise/contracts/endpoints/regions';
import type { FastifyInstance } from 'fastify';

import { getRegions } from '../domain/reference/get-regions.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const regionsRoute = (app: FastifyInstance): void => {
  app.route(endpoint(contract, { handler: async ({ context }) => ({ regions: await getRegions(context) }) }));
};
