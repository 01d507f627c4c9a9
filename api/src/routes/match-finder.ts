import {
  getMatchFinder as getMatchFinderContract,
  getSignupMatches as getSignupMatchesContract,
  saveMatchFinder as saveMatchFinderContract,
} from '@pairwise/contracts/endpoints/match-finder';
import type { FastifyInstance } from 'fastify';

import { getMatchFinder, saveMatchFinder } from '../domain/match-finder/match-finder.ts';
import { getSignupMatches } from '../domain/match-finder/signup-matches.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const matchFinderRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getMatchFinderContract, { handler: ({ context, member }) => getMatchFinder(context, member) }));
  app.route(
    endpoint(saveMatchFinderContract, {
      handler: ({ context, member, body }) => saveMatchFinder(context, member, body),
    }),
  );
  app.route(
    endpoint(getSignupMatchesContract, { handler: ({ context, member }) => getSignupMatches(context, member) }),
  );
};
