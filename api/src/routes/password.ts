import {
  changePassword as changeContract,
  requestPasswordReset as requestContract,
  resetPassword as resetContract,
} from '@pairwise/contracts/endpoints/password';
import type { FastifyInstance } from 'fastify';

import { changePassword, checkNewPassword } from '../domain/password/change-password.ts';
import {
  checkResetPassword,
  requestPasswordReset,
  requireKnownAddress,
  resetPassword,
} from '../domain/password/reset-password.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { tokenOf } from '../plugins/session.ts';

export const passwordRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(requestContract, {
      equalTime: true,
      prepare: ({ context, body, request }) => requireKnownAddress(context, body.email, request.ip),
      handler: async ({ context, body }) => ({
        ok: true as const,
        ...(await requestPasswordReset(context, body)),
      }),
    }),
  );
  app.route(
    endpoint(resetContract, {
      prepare: ({ context, body }) => checkResetPassword(context, body),
      handler: async ({ context, body, prepared: passwordHash }) => {
        await resetPassword(context, body.token, passwordHash);
        return { ok: true as const };
      },
    }),
  );
  app.route(
    endpoint(changeContract, {
      prepare: ({ context, member, body }) => checkNewPassword(context, member, body),
      handler: async ({ context, member, prepared, request }) => {
        await changePassword(context, member, prepared, tokenOf(request));
        return { ok: true as const };
      },
    }),
  );
};
