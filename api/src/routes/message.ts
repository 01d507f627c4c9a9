import { sendMessage as contract } from '@pairwise/contracts/endpoints/message';
import type { FastifyInstance } from 'fastify';

import { sendMessage } from '../domain/chats/send-message.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const messageRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(contract, {
      // A message has its own key, `client_id`, which is kept for ever.
      idempotency: 'natural',
      handler: ({ context, member, body }) => sendMessage(context, member, body),
    }),
  );
};
