import { getMember as contract } from '@pairwise/contracts/endpoints/member';
import type { FastifyInstance } from 'fastify';

import { getMember } from '../domain/members/get-member.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const memberRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(contract, {
      handler: async ({ context, member, query }) => ({
        member: await getMember(context, member, query.id, query.network ?? query.ref),
      }),
    }),
  );
};
