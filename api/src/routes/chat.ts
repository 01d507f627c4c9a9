import { getChat as contract } from '@pairwise/contracts/endpoints/chat';
import type { FastifyInstance } from 'fastify';

import { readChat } from '../domain/chats/read-chat.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const chatRoute = (app: FastifyInstance): void => {
  app.route(endpoint(contract, { handler: ({ context, member, query }) => readChat(context, member, query) }));
};
