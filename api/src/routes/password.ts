import {
  changePassword as changeContract,
  requestPasswordReset as requestContract,
  resetPassword as resetContract,
} from '@pairwise/contracts/endpoints/password';
import type { FastifyInstance } from 'fastify';

import { changePassword } from '../domain/password/change-password.ts';
import { requestPasswordReset, resetPassword } from '../domain/password/reset-password.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { tokenOf } from '../plugins/session.ts';

export const passwordRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(requestContract, {
      handler: async ({ context, body, request }) => ({
        ok: true as const,
        ...(await requestPasswordReset(context, body.email, request.ip)),
      }),
    }),
  );
  app.route(
    endpoint(resetContract, {
      handler: async ({ context, body }) => {
        await resetPassword(context, body);
        return { ok: true as const };
      },
    }),
  );
  app.route(
    endpoint(changeContract, {
      handler: async ({ context, member, body, request }) => {
        await changePassword(context, member, body, tokenOf(request));
        return { ok: true as const };
      },
    }),
  );
};
