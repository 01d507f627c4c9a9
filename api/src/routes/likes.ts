import { getLikes as contract } from '@pairwise/contracts/endpoints/likes';
import type { FastifyInstance } from 'fastify';

import { getLikes } from '../domain/likes/get-likes.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const likesRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(contract, {
      handler: ({ context, member, query }) => getLikes(context, member, query),
    }),
  );
};
