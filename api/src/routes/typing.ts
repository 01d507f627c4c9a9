import { sendTyping as contract } from '@pairwise/contracts/endpoints/typing';
import type { FastifyInstance } from 'fastify';

import { openTypingThrottle, reportTyping } from '../domain/chats/report-typing.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const typingRoute = (app: FastifyInstance): void => {
  const throttle = openTypingThrottle();
  app.route(
    endpoint(contract, {
      idempotency: 'natural',
      handler: ({ context, member, body }) => reportTyping(context, member, body.conversation, throttle),
    }),
  );
};
