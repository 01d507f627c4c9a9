import {
  getUnshownMatch as getUnshownMatchContract,
  like as likeContract,
  seeLike as seeLikeContract,
  reportModalEvent as reportModalEventContract,
  unlike as unlikeContract,
} from '@pairwise/contracts/endpoints/like';
import type { FastifyInstance } from 'fastify';

import { getUnshownMatch } from '../domain/likes/get-unshown-match.ts';
import { likeMember, unlikeMember } from '../domain/likes/like-member.ts';
import { reportModalEvent } from '../domain/likes/report-modal-event.ts';
import { seeLike } from '../domain/likes/see-like.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const likeRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(likeContract, { handler: ({ context, member, body }) => likeMember(context, member, body.profile) }),
  );
  app.route(
    endpoint(unlikeContract, { handler: ({ context, member, body }) => unlikeMember(context, member, body.profile) }),
  );
  app.route(endpoint(seeLikeContract, { handler: ({ context, member, body }) => seeLike(context, member, body) }));
  app.route(endpoint(getUnshownMatchContract, { handler: ({ context, member }) => getUnshownMatch(context, member) }));
  app.route(
    endpoint(reportModalEventContract, {
      handler: ({ context, member, body }) => reportModalEvent(context, member, body),
    }),
  );
};
