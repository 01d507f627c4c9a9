import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** How often connections are closed that became idle, in milliseconds. */
const IDLE_MS = 50;

/**
 * Lets a closing server end its connections that no request uses. Fastify closes those that are idle when it begins; a
 * connection whose response had begun by then becomes idle later. Node does not count a connection as idle that has never
 * sent a request, as load balancers and browsers open some in advance: it would keep the program running.
 */
export const registerConnections = (app: FastifyInstance): void => {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const idle = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, IDLE_MS);
    server.once('close', () => clearInterval(idle));
  });
};
