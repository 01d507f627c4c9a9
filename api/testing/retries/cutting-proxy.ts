import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that ends a connection in the middle of a response. */
export interface CuttingProxy {
  port: number;
  /** Cuts the response of the next connection after this many bytes; undefined lets all through. */
  cutAfter: (bytes: number | undefined) => void;
  /** Sends new connections to another port. */
  target: (port: number) => void;
  /** Bytes of the response of the last connection that was not cut. */
  lastLength: () => number;
  close: () => Promise<void>;
}

export const startCuttingProxy = async (): Promise<CuttingProxy> => {
  let cut: number | undefined;
  let targetPort = 0;
  let length = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const limit = cut;
    cut = undefined;
    let passed = 0;
    const upstream = connect(targetPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    client.on('error', end);
    upstream.on('error', end);
    upstream.on('close', () => client.end());
    client.pipe(upstream);
    upstream.on('data', (bytes: Buffer) => {
      const rest = limit === undefined ? bytes.length : limit - passed;
      passed += bytes.length;
      if (rest >= bytes.length) {
        client.write(bytes);
        length = passed;
        return;
      }
      // The bytes before the cut arrive; then both sides lose the connection.
      client.write(bytes.subarray(0, Math.max(0, rest)), end);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A server that listens on TCP has an address with a port.
    port: (server.address() as AddressInfo).port,
    cutAfter: (bytes) => (cut = bytes),
    target: (port) => (targetPort = port),
    lastLength: () => length,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
