import { getUser as getUserContract, login, updateUser } from '@pairwise/contracts/endpoints/user';
import type { FastifyInstance } from 'fastify';

import { checkLogin, logIn } from '../domain/session/log-in.ts';
import { changeLanguage } from '../domain/user/change-language.ts';
import { getUser } from '../domain/user/get-user.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { setSessionCookie, tokenOf } from '../plugins/session.ts';

export const userRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(getUserContract, {
      handler: async ({ context, member }) => ({ user: member && (await getUser(context, member.id)) }),
    }),
  );

  app.route(
    endpoint(login, {
      changesSession: true,
      prepare: ({ context, body, request }) => checkLogin(context, body, request.ip),
      handler: async ({ context, prepared, request, reply }) => {
        const { userId, token } = await logIn(context, prepared, {
          userAgent: request.headers['user-agent'],
          previousToken: tokenOf(request),
        });
        setSessionCookie(reply, token);
        return { user: await getUser(context, userId) };
      },
    }),
  );

  app.route(
    endpoint(updateUser, {
      handler: async ({ context, member, body }) => {
        await changeLanguage(context, member, body.language);
        return { user: await getUser(context, member.id) };
      },
    }),
  );
};
