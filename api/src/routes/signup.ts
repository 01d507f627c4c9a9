import {
  changeSignupEmail as changeEmailContract,
  getSignup,
  saveSignupStep as saveContract,
  sendActivationMail as mailContract,
  signup,
} from '@pairwise/contracts/endpoints/signup';
import type { FastifyInstance } from 'fastify';

import { changeSignupEmail, sendActivationMail } from '../domain/signup/activation-mail.ts';
import { signUp } from '../domain/signup/sign-up.ts';
import { readSignup, saveSignupStep } from '../domain/signup/signup-steps.ts';
import { getUser } from '../domain/user/get-user.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { keyOf } from '../plugins/idempotency.ts';
import { setSessionCookie, tokenOf } from '../plugins/session.ts';

export const signupRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(signup, {
      // Its answer is a cookie, so it is not kept; the key makes the same gesture the same account.
      idempotency: 'natural',
      handler: async ({ context, body, request, reply }) => {
        const { userId, token } = await signUp(context, body, {
          userAgent: request.headers['user-agent'],
          previousToken: tokenOf(request),
          signupKey: keyOf(request),
        });
        setSessionCookie(reply, token);
        const user = await getUser(context, userId);
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
      handler: async ({ context, member, body }) => {
        await changeSignupEmail(context, member, body);
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
