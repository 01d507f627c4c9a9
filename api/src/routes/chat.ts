import { getChat, markRead as markReadContract } from '@pairwise/contracts/endpoints/chat';
import type { FastifyInstance } from 'fastify';

import { markRead } from '../domain/chats/mark-read.ts';
import { readChat } from '../domain/chats/read-chat.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const chatRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getChat, { handler: ({ context, member, query }) => readChat(context, member, query) }));
  app.route(
    endpoint(markReadContract, {
      idempotency: 'natural',
      handler: ({ context, member, body }) => markRead(context, member, body),
    }),
  );
};
