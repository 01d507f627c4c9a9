import { getInterests as contract } from '@pairwise/contracts/endpoints/interests';
import type { FastifyInstance } from 'fastify';

import { getInterests } from '../domain/reference/get-interests.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const interestsRoute = (app: FastifyInstance): void => {
  app.route(endpoint(contract, { handler: async ({ context }) => ({ interests: await getInterests(context) }) }));
};
