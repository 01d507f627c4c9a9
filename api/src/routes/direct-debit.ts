import {
  confirmDirectDebit as confirmContract,
  resendDirectDebitCode,
  startDirectDebit as startContract,
} from '@pairwise/contracts/endpoints/directdebit';
import {
  getMandateFile as fileContract,
  getMandates,
  revokeMandate as revokeContract,
} from '@pairwise/contracts/endpoints/mandate';
import type { FastifyInstance } from 'fastify';

import { confirmDirectDebit } from '../domain/direct-debit/confirm-direct-debit.ts';
import { countForm } from '../domain/direct-debit/count-form.ts';
import type { DirectDebits } from '../domain/direct-debit/direct-debits.ts';
import { getMandateFile, readMandates, revokeMandate } from '../domain/direct-debit/member-mandates.ts';
import { resendCode } from '../domain/direct-debit/resend-code.ts';
import { startDirectDebit } from '../domain/direct-debit/start-direct-debit.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const directDebitRoutes = (app: FastifyInstance): void => {
  const { db, env, liveHints, payments: providers, sms, vault } = app.services;
  const debits: DirectDebits = {
    shop: { db, liveHints, providers, publicUrl: env.publicUrl, payUrl: env.payUrl },
    vault,
    sms,
  };
  app.route(
    endpoint(startContract, {
      prepare: ({ context, member, body }) => countForm(context, member, body),
      handler: ({ context, member, body, request }) =>
        startDirectDebit(debits, context, member, body, {
          address: request.ip,
          userAgent: request.headers['user-agent'],
        }),
    }),
  );
  app.route(
    endpoint(resendDirectDebitCode, {
      handler: ({ context, member, body }) => resendCode(debits, context, member, body.challenge),
    }),
  );
  app.route(
    endpoint(confirmContract, {
      // A wrong code must stay counted, and the provider is called outside any transaction. The code is used up once.
      idempotency: 'natural',
      handler: ({ context, member, body }) => confirmDirectDebit(debits, context, member, body),
    }),
  );
  app.route(endpoint(getMandates, { handler: ({ context, member }) => readMandates(context, member) }));
  app.route(
    endpoint(fileContract, { handler: ({ context, member, query }) => getMandateFile(context, member, query.id) }),
  );
  app.route(
    endpoint(revokeContract, { handler: ({ context, member, body }) => revokeMandate(context, member, body.id) }),
  );
};
