import {
  acceptOffer as acceptContract,
  deleteAccount as deleteContract,
  getAccountDeletion,
  reactivate as reactivateContract,
  sendReactivationMail as mailContract,
} from '@pairwise/contracts/endpoints/account-deletion';
import type { FastifyInstance } from 'fastify';

import { confirmPassword } from '../domain/account/confirm-password.ts';
import { deleteAccount } from '../domain/account-deletion/delete-account.ts';
import { checkReactivationMail, reactivate, sendReactivationMail } from '../domain/account-deletion/reactivate.ts';
import { acceptOffer, readOffers } from '../domain/account-deletion/retention-offers.ts';
import { getUser } from '../domain/user/get-user.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { keyOf } from '../plugins/idempotency.ts';
import { clearSessionCookie, setSessionCookie, tokenOf } from '../plugins/session.ts';

export const accountDeletionRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getAccountDeletion, { handler: ({ context, member }) => readOffers(context, member) }));
  app.route(
    endpoint(acceptContract, {
      handler: async ({ context, member, body }) => {
        const accepted = await acceptOffer(context, member, body.offer);
        return { user: await getUser(context, member.id), ...accepted };
      },
    }),
  );
  app.route(
    endpoint(deleteContract, {
      changesSession: true,
      prepare: ({ context, member, body }) => confirmPassword(context, member, body.password),
      handler: async ({ context, member, body, prepared, reply }) => {
        const purgeAfter = await deleteAccount(context, member, prepared, body);
        clearSessionCookie(reply);
        return { purge_after: purgeAfter.toISOString() };
      },
    }),
  );
  app.route(
    endpoint(reactivateContract, {
      changesSession: true,
      handler: async ({ context, body, request, reply }) => {
        const { userId, token } = await reactivate(context, body.token, {
          userAgent: request.headers['user-agent'],
          previousToken: tokenOf(request),
          gesture: keyOf(request),
        });
        setSessionCookie(reply, token);
        return { user: await getUser(context, userId) };
      },
    }),
  );
  app.route(
    endpoint(mailContract, {
      prepare: ({ context, body, request }) => checkReactivationMail(context, body, request.ip),
      handler: async ({ context, prepared }) => {
        await sendReactivationMail(context, prepared);
        return { ok: true as const };
      },
    }),
  );
};
