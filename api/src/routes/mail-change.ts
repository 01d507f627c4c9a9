import {
  confirmMailChange as confirmContract,
  requestMailChange as requestContract,
} from '@pairwise/contracts/endpoints/mail-change';
import type { FastifyInstance } from 'fastify';

import { checkMailChange, confirmMailChange, requestMailChange } from '../domain/mail-change/mail-change.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const mailChangeRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(requestContract, {
      equalTime: true,
      prepare: ({ context, member, body }) => checkMailChange(context, member, body),
      handler: async ({ context, member, prepared }) => {
        await requestMailChange(context, member, prepared);
        return { ok: true as const };
      },
    }),
  );
  app.route(
    endpoint(confirmContract, {
      handler: async ({ context, body }) => ({ email: await confirmMailChange(context, body.token) }),
    }),
  );
};
