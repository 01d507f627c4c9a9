import { getProfile as getContract, updateProfile as updateContract } from '@pairwise/contracts/endpoints/profile';
import type { FastifyInstance } from 'fastify';

import { changeProfile, getProfile } from '../domain/profile/change-profile.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const profileRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getContract, { handler: ({ context, member }) => getProfile(context, member) }));
  app.route(endpoint(updateContract, { handler: ({ context, member, body }) => changeProfile(context, member, body) }));
};
