import websocket from '@fastify/websocket';
import { getEvents as contract } from '@pairwise/contracts/endpoints/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';
import { readEvents } from '../domain/events/read-events.ts';
import { hashToken } from '../domain/secret-token.ts';
import { MAX_FRAME_BYTES } from '../live/stream-limits.ts';
import { contextOf, endpoint } from '../plugins/endpoint.ts';
import { isFromOurOrigin } from '../plugins/guards.ts';
import { memberOf, tokenOf } from '../plugins/session.ts';

interface Upgrade {
  userId: number;
  tokenHash: Buffer;
}

/** Serves the live stream, and the same events without a WebSocket. */
export const eventsRoute = async (app: FastifyInstance): Promise<void> => {
  const upgrades = new WeakMap<FastifyRequest, Upgrade>();
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false, clientTracking: false },
    // The hook below closes the streams.
    preClose: (done) => done(),
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'a stream was broken');
      socket.terminate();
    },
  });
  app.addHook('preClose', () => app.services.streams.close());
  app.route({
    ...endpoint(contract, {
      handler: ({ context, member, query }) => readEvents(context.db, member.id, query.after ?? query.since ?? 0),
    }),
    preHandler: async (request, reply) => {
      if (!request.ws) return;
      // A browser sends the cookies of our members with an upgrade of any page, and always says which page it is.
      if (request.headers.origin === undefined || !isFromOurOrigin(request)) {
        throw new DomainError('invalid_request', { field: 'Origin' });
      }
      const { site } = await contextOf(request);
      const member = await memberOf(request, reply, site.id);
      const token = tokenOf(request);
      if (!member || token === undefined) throw new DomainError('authentication_required');
      upgrades.set(request, { userId: member.id, tokenHash: hashToken(token) });
    },
    wsHandler: (socket, request) => {
      const upgrade = upgrades.get(request);
      if (!upgrade) return socket.terminate();
      // The validator of the route has checked the query against the contract.
      const { since } = request.query as { since?: number };
      return app.services.streams.open({ socket, ...upgrade, since });
    },
  });
};
