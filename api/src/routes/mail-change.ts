import {
  cancelMailChange as cancelContract,
  confirmMailChange as confirmContract,
  getMailChange as getContract,
  requestMailChange as requestContract,
  resendMailChange as resendContract,
} from '@pairwise/contracts/endpoints/mail-change';
import type { FastifyInstance } from 'fastify';

import { checkMailChange, confirmMailChange, requestMailChange } from '../domain/mail-change/mail-change.ts';
import {
  cancelMailChange,
  readPendingMailChange,
  resendMailChange,
} from '../domain/mail-change/pending-mail-change.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const mailChangeRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(getContract, {
      handler: async ({ context, member }) => ({ pending: await readPendingMailChange(context, member) }),
    }),
  );
  app.route(
    endpoint(requestContract, {
      equalTime: true,
      prepare: ({ context, member, body }) => checkMailChange(context, member, body),
      handler: async ({ context, member, prepared }) => {
        await requestMailChange(context, member, prepared);
        return { ok: true as const };
      },
    }),
  );
  app.route(
    endpoint(resendContract, {
      equalTime: true,
      handler: async ({ context, member }) => {
        await resendMailChange(context, member);
        return { pending: await readPendingMailChange(context, member) };
      },
    }),
  );
  app.route(
    endpoint(cancelContract, {
      handler: async ({ context, member }) => {
        await cancelMailChange(context, member);
        return { pending: null };
      },
    }),
  );
  app.route(
    endpoint(confirmContract, {
      handler: async ({ context, body }) => ({ email: await confirmMailChange(context, body.token) }),
    }),
  );
};
