import {
  deletePushSubscription as deleteContract,
  savePushSubscription as saveContract,
} from '@pairwise/contracts/endpoints/push';
import type { FastifyInstance } from 'fastify';

import { deleteSubscription, saveSubscription } from '../domain/push/save-subscription.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { tokenOf } from '../plugins/session.ts';

export const pushRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(saveContract, {
      // A repeat changes nothing, and a stored response would outlive the session with which the subscription ends.
      idempotency: 'natural',
      handler: async ({ context, services, member, body, request }) => {
        await saveSubscription(context, member, tokenOf(request) ?? '', body.subscription, services.push);
        return { ok: true as const };
      },
    }),
  );
  app.route(
    endpoint(deleteContract, {
      idempotency: 'natural',
      handler: async ({ context, member, body }) => {
        await deleteSubscription(context, member, body.endpoint);
        return { ok: true as const };
      },
    }),
  );
};
