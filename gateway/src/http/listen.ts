import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Number of sockets that accept connections. */
const LISTENERS = 128;
/** How often connections are closed that became idle while the app closes, in milliseconds. */
const IDLE_MS = 50;

export interface Address {
  host: string;
  port: number;
}

const listening = async (server: Server, options: Address & { reusePort?: boolean }): Promise<void> => {
  server.listen(options);
  await once(server, 'listening');
};

/** Fails when another program listens already: with `reusePort` two programs would share the port without notice. */
const requireFree = async (address: Address): Promise<void> => {
  const probe = createServer();
  await listening(probe, address);
  probe.close();
  await once(probe, 'close');
};

/**
 * Lets an app listen with several sockets that share one port. In each turn of its event loop, Node accepts one connection of
 * each socket (https://github.com/libuv/libuv/pull/3696), and under load a turn takes long. With a single socket, many new
 * connections would wait, and the system would reset some of them. Needs a system that spreads connections over sockets
 * (`SO_REUSEPORT`), such as Linux: elsewhere Node reports ENOTSUP.
 */
export const listen = async (app: FastifyInstance, address: Address, listeners = LISTENERS): Promise<void> => {
  await requireFree(address);
  const accept = (): Server =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket));
  const others = Array.from({ length: listeners - 1 }, accept);
  let closed: Promise<unknown>[] = [];
  app.addHook('preClose', (done) => {
    closed = others.filter((server) => server.listening).map((server) => once(server.close(), 'close'));
    done();
  });
  // By itself an app waits for the connections of its own socket only.
  app.addHook('onClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS);
    await Promise.all(closed);
    clearInterval(idle);
  });
  const shared = { host: address.host, reusePort: true };
  await app.listen({ ...shared, port: address.port });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  await Promise.all(others.map((server) => listening(server, { ...shared, port })));
};
