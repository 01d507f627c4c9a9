import { getMembers } from '@pairwise/contracts/endpoints/members';
import type { FastifyInstance } from 'fastify';

import { searchMembers } from '../domain/members/search-members.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const membersRoute = (app: FastifyInstance): void => {
  app.route(endpoint(getMembers, { handler: ({ context, member, query }) => searchMembers(context, member, query) }));
};
