import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between the tests and a broker, which the tests can break. */
export interface Relay {
  port: number;
  /** Closes all connections. New ones are accepted. */
  cut: () => void;
  /** Closes all connections and refuses new ones until `open`. */
  block: () => void;
  open: () => void;
  /** Forwards nothing more on the existing connections, and does not close them. New ones work. */
  freeze: () => void;
  close: () => Promise<void>;
}

/** Starts a relay to a port of this machine. */
export const startRelay = async (target: { host: string; port: number }): Promise<Relay> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let blocked = false;
  const server = createServer((socket) => {
    if (blocked) {
      socket.destroy();
      return;
    }
    const upstream = connect(target);
    const pair = [socket, upstream] as const;
    pairs.add(pair);
    for (const side of pair) {
      side.on('error', () => {});
      side.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
    socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  const cut = () => {
    for (const [socket] of pairs) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    block: () => {
      blocked = true;
      cut();
    },
    open: () => {
      blocked = false;
    },
    freeze: () => {
      for (const [socket, upstream] of pairs) {
        socket.unpipe(upstream);
        upstream.unpipe(socket);
      }
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
};
