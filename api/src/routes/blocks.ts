import { block as blockContract, getBlocks, unblock as unblockContract } from '@pairwise/contracts/endpoints/blocks';
import type { FastifyInstance } from 'fastify';

import { blockMember, listBlocks, unblockMember } from '../domain/blocks/block-member.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const blocksRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getBlocks, { handler: ({ context, member }) => listBlocks(context, member) }));
  app.route(
    endpoint(blockContract, { handler: ({ context, member, body }) => blockMember(context, member, body.profile) }),
  );
  app.route(
    endpoint(unblockContract, { handler: ({ context, member, body }) => unblockMember(context, member, body.profile) }),
  );
};
