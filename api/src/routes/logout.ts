import { logout } from '@pairwise/contracts/endpoints/logout';
import type { FastifyInstance } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';
import { logOut } from '../domain/session/log-out.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { isOurOwnPage } from '../plugins/guards.ts';
import { clearSessionCookie, tokenOf } from '../plugins/session.ts';

/** A GET that changes something. Only a fetch of our own page can use it, not a link or an image elsewhere (G-5). */
export const logoutRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(logout, {
      handler: async ({ context, request, reply }) => {
        if (!isOurOwnPage(request) || request.headers['sec-fetch-mode'] === 'navigate') {
          throw new DomainError('method_not_allowed');
        }
        await logOut(context, tokenOf(request));
        clearSessionCookie(reply);
        return { ok: true as const };
      },
    }),
  );
};
