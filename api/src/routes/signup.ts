import {
  changeSignupEmail as changeEmailContract,
  getSignup,
  saveSignupStep as saveContract,
  sendActivationMail as mailContract,
  signup,
} from '@pairwise/contracts/endpoints/signup';
import type { FastifyInstance } from 'fastify';

import { makeSignupTicket, TICKET_SESSION_SECONDS } from '../domain/session/signup-ticket.ts';
import { changeSignupEmail, checkSignupEmail, sendActivationMail } from '../domain/signup/activation-mail.ts';
import { checkSignup, signUp } from '../domain/signup/sign-up.ts';
import { readSignup, saveSignupStep } from '../domain/signup/signup-steps.ts';
import { getUser } from '../domain/user/get-user.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { keyOf } from '../plugins/idempotency.ts';
import { clearSessionCookie, setSessionCookie, setTicketCookie, tokenOf } from '../plugins/session.ts';
import { siteOrigin } from '../plugins/zones.ts';

export const signupRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(signup, {
      changesSession: true,
      equalTime: true,
      // Members who change the form after a lost response get the account that it made. One key with two addresses must
      // not reveal which of them is taken.
      keyFields: ({ email, password }) => [email.trim().toLowerCase(), password],
      prepare: ({ context, body, request }) =>
        checkSignup(context, body, { address: request.ip, signupKey: keyOf(request) }),
      handler: async ({ context, services, prepared, request, reply }) => {
        const origin = siteOrigin(request, services.env);
        // The gateway counts it in the experiments of its visitor, and removes the header.
        const { isNew, opened: created } = await signUp(context, prepared, {
          address: request.ip,
          userAgent: request.headers['user-agent'],
          previousToken: tokenOf(request),
          signupKey: keyOf(request),
          ...(origin !== undefined && { seconds: TICKET_SESSION_SECONDS }),
        });
        if (isNew) reply.header('x-signup', 'created');
        if (created === null) {
          clearSessionCookie(reply);
          return { user: null, step: 0 };
        }
        if (origin === undefined) setSessionCookie(reply, created.token);
        else setTicketCookie(reply, await makeSignupTicket(context, created.token, origin));
        const user = await getUser(context, created.userId);
        return { user, step: user.signup_step };
      },
    }),
  );
  app.route(endpoint(getSignup, { handler: ({ context, member }) => readSignup(context, member) }));
  app.route(
    endpoint(saveContract, {
      handler: async ({ context, member, body }) => {
        const step = await saveSignupStep(context, member, body);
        return { step, user: await getUser(context, member.id) };
      },
    }),
  );
  app.route(
    endpoint(changeEmailContract, {
      equalTime: true,
      prepare: ({ context, member, body }) => checkSignupEmail(context, member, body),
      handler: async ({ context, member, prepared }) => {
        await changeSignupEmail(context, member, prepared);
        return { user: await getUser(context, member.id) };
      },
    }),
  );
  app.route(
    endpoint(mailContract, {
      handler: async ({ context, member }) => ({
        ok: true as const,
        next_at: (await sendActivationMail(context, member)).toISOString(),
      }),
    }),
  );
};
