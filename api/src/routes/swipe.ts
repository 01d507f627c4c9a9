import {
  getSwipe as getSwipeContract,
  swipe as swipeContract,
  undoPass as undoPassContract,
} from '@pairwise/contracts/endpoints/swipe';
import type { FastifyInstance } from 'fastify';

import { getSwipe } from '../domain/swipe/get-swipe.ts';
import { swipe, undoPass } from '../domain/swipe/swipe.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const swipeRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(getSwipeContract, { handler: ({ context, member, query }) => getSwipe(context, member, query.limit) }),
  );
  app.route(endpoint(swipeContract, { handler: ({ context, member, body }) => swipe(context, member, body) }));
  app.route(
    endpoint(undoPassContract, { handler: ({ context, member, body }) => undoPass(context, member, body.profile) }),
  );
};
