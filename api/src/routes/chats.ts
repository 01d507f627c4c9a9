import { getChats as contract } from '@pairwise/contracts/endpoints/chats';
import type { FastifyInstance } from 'fastify';

import { listChats } from '../domain/chats/list-chats.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const chatsRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(contract, {
      handler: ({ context, member, query }) =>
        listChats(
          context,
          member,
          query.before === undefined
            ? undefined
            : { before: query.before, beforeConversation: query.before_conversation },
        ),
    }),
  );
};
