import { getWithdrawal, withdraw } from '@pairwise/contracts/endpoints/withdrawal';
import type { FastifyInstance } from 'fastify';

import { listWithdrawable } from '../domain/withdrawals/list-withdrawable.ts';
import { countWithdrawal, submitWithdrawal } from '../domain/withdrawals/submit-withdrawal.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const withdrawalRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getWithdrawal, { handler: ({ context, member }) => listWithdrawable(context, member) }));
  app.route(
    endpoint(withdraw, {
      prepare: ({ context, member, body, request }) => countWithdrawal(context, member, body, request.ip),
      handler: ({ context, member, body, prepared: email }) => submitWithdrawal(context, member, body, email),
    }),
  );
};
