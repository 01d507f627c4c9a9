import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Whether the program is stopping. All of its listeners share one object. */
export interface Draining {
  started: boolean;
  /** Connections that have not sent a byte yet. Browsers open some in advance; Node does not count them as idle. */
  unused: Set<Socket>;
}

/** Creates the state of a program that runs. */
export const notDraining = (): Draining => ({ started: false, unused: new Set() });

/** Lets a listener close the connection of each response that it sends while it drains, and records unused connections. */
export const watchConnections = (app: FastifyInstance, draining: Draining): void => {
  app.server.on('connection', (socket: Socket) => {
    draining.unused.add(socket);
    socket.once('close', () => draining.unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => draining.unused.delete(socket));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.started) reply.header('connection', 'close');
    done();
  });
};
