import { endSessions, getSessions } from '@pairwise/contracts/endpoints/sessions';
import type { FastifyInstance } from 'fastify';

import { endOneOrAll, listSessions } from '../domain/session/list-sessions.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { tokenOf } from '../plugins/session.ts';

export const sessionsRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(getSessions, {
      handler: async ({ context, member, request }) => ({
        sessions: await listSessions(context, member, tokenOf(request)),
      }),
    }),
  );
  app.route(
    endpoint(endSessions, {
      handler: async ({ context, member, body, request }) => {
        await endOneOrAll(context, member, body.id, tokenOf(request));
        return { sessions: await listSessions(context, member, tokenOf(request)) };
      },
    }),
  );
};
