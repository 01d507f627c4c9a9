import { reportPageHidden } from '@pairwise/contracts/endpoints/push';
import type { FastifyInstance } from 'fastify';

import { leavePage } from '../domain/presence/leave-page.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { tokenOf } from '../plugins/session.ts';

export const pageHiddenRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(reportPageHidden, {
      idempotency: 'natural',
      handler: async ({ context, member, request }) => {
        const token = tokenOf(request);
        if (member && token) await leavePage(context, member, token);
        return { ok: true as const };
      },
    }),
  );
};
