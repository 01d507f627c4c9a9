import { getMemberLanding } from '@pairwise/contracts/endpoints/member-landing';
import type { FastifyInstance } from 'fastify';

import { getLandingMember } from '../domain/members/get-landing-member.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const memberLandingRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(getMemberLanding, {
      handler: async ({ context, member, query }) => ({ member: await getLandingMember(context, member, query.id) }),
    }),
  );
};
