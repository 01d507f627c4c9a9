import { getGifts as contract } from '@pairwise/contracts/endpoints/gifts';
import { getIcebreakers as icebreakersContract } from '@pairwise/contracts/endpoints/icebreakers';
import type { FastifyInstance } from 'fastify';

import { getIcebreakers } from '../domain/chats/get-icebreakers.ts';
import { getGifts, readGiftPicture } from '../domain/chats/gifts.ts';
import { DomainError } from '../domain/domain-error.ts';
import { endpoint } from '../plugins/endpoint.ts';

/** Serves what a member can send besides their own words: gifts with their pictures, and suggested openings. */
export const giftRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(contract, { handler: ({ context, member }) => getGifts(context, member) }));
  app.route(
    endpoint(icebreakersContract, {
      handler: ({ context, member, query }) => getIcebreakers(context, member, query.profile),
    }),
  );
  app.get<{ Params: { key: string } }>('/media/gifts/:key.svg', { schema: { hide: true } }, async (request, reply) => {
    const picture = await readGiftPicture(request.params.key);
    if (picture === undefined) throw new DomainError('not_found');
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(picture);
  });
};
