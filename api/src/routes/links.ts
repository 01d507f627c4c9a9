import {
  activate as activateContract,
  getToken,
  loginByLink,
  unsubscribe as unsubscribeContract,
} from '@pairwise/contracts/endpoints/links';
import { linkToken } from '@pairwise/contracts/shapes/account';
import type { FastifyInstance } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';
import { readLink } from '../domain/links/read-link.ts';
import { getSignupHost } from '../domain/members/get-signup-host.ts';
import { unsubscribe } from '../domain/notifications/unsubscribe.ts';
import { logInByLink } from '../domain/session/log-in-by-link.ts';
import { activate } from '../domain/signup/activate.ts';
import { getUser } from '../domain/user/get-user.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { keyOf } from '../plugins/idempotency.ts';
import { setSessionCookie, tokenOf } from '../plugins/session.ts';

export const linkRoutes = (app: FastifyInstance): void => {
  // One-click unsubscribe sends a form. Its content is ignored, because the link says it all.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.url === unsubscribeContract.path) done(null, undefined);
    else done(new DomainError('invalid_request'));
  });
  // Mail programs without one-click open the URL as a page, whose button ends the mails.
  app.get(unsubscribeContract.path, { schema: { hide: true } }, async (request, reply) => {
    const token = linkToken.safeParse(Reflect.get(Object(request.query), 'token'));
    if (!token.success) throw new DomainError('not_found');
    return reply.header('referrer-policy', 'no-referrer').redirect(`/${token.data}`, 303);
  });
  app.route(endpoint(getToken, { handler: ({ context, query }) => readLink(context, query.token) }));
  app.route(
    endpoint(activateContract, {
      changesSession: true,
      handler: async ({ context, member, body, request, reply }) => {
        const { userId, token, undelivered } = await activate(context, body.token, {
          memberId: member?.id,
          userAgent: request.headers['user-agent'],
          gesture: keyOf(request),
        });
        if (token !== undefined) setSessionCookie(reply, token);
        return {
          user: userId === undefined ? null : await getUser(context, userId),
          host: userId === undefined ? null : await getSignupHost(context, userId),
          ...(undelivered.length > 0 && { undelivered }),
          next: '/activate/done' as const,
        };
      },
    }),
  );
  app.route(
    endpoint(loginByLink, {
      changesSession: true,
      handler: async ({ context, member, body, request, reply }) => {
        const { userId, token } = await logInByLink(context, body.token, {
          member,
          userAgent: request.headers['user-agent'],
          previousToken: tokenOf(request),
          gesture: keyOf(request),
        });
        setSessionCookie(reply, token);
        return { user: await getUser(context, userId), next: '/members' };
      },
    }),
  );
  app.route(
    endpoint(unsubscribeContract, {
      idempotency: 'natural',
      handler: async ({ context, query }) => {
        await unsubscribe(context, query.token);
        return { ok: true as const };
      },
    }),
  );
};
