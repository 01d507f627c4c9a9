import { getInterests } from '@pairwise/contracts/endpoints/interests';
import type { FastifyInstance } from 'fastify';

import { listInterests } from '../domain/settings/reference.repository.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const interestsRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(getInterests, { handler: async ({ context }) => ({ interests: await listInterests(context.db) }) }),
  );
};
