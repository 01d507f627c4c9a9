import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The network between a device and the product. */
export interface Connection {
  /** The address of the product for this device. */
  url: string;
  /** Ends all connections and refuses new ones. */
  cut: () => void;
  restore: () => void;
  close: () => Promise<void>;
}

/** Starts a connection of its own for a device, which can be cut in the middle of a WebSocket as well. */
export const openConnection = async (target: string): Promise<Connection> => {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const follow = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    if (isCut) {
      incoming.destroy();
      return;
    }
    const outgoing = connect({ host: '127.0.0.1', port: Number(port) });
    follow(incoming);
    follow(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    // The cast is true because the server listens on a port.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      end();
    },
    restore: () => {
      isCut = false;
    },
    close: () => {
      end();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
};
