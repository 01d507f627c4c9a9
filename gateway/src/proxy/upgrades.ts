import { type IncomingMessage, request as httpRequest, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyInstance } from 'fastify';

/** The one address that a browser opens a WebSocket to. */
const streamPath = /^\/api\/events\.php(?:\?|$)/;

interface Upgrade {
  socket: Duplex;
  head: Buffer;
}

export interface Upgrades {
  /** Returns the connection of a request that requests an upgrade; undefined for any other request. */
  of: (request: IncomingMessage) => Upgrade | undefined;
  /**
   * Connects a browser with the api, byte by byte: the api sees the pace of the reader, and its refusal reaches the
   * browser. `headers` are those that the api gets.
   */
  connect: (
    upgrade: Upgrade,
    request: IncomingMessage,
    target: { url: URL; headers: NodeJS.Dict<string | string[]> },
  ) => void;
}

const statusLine = ({ statusCode = 503, statusMessage = '' }: IncomingMessage): string =>
  `HTTP/1.1 ${statusCode} ${statusMessage}`;

const headOf = (response: IncomingMessage, kept: (name: string) => boolean): string => {
  const { rawHeaders } = response;
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && kept(name.toLowerCase()) ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  );
  return `${[statusLine(response), ...lines].join('\r\n')}\r\n`;
};

const unavailable = 'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
const notFound = 'HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** How long the api has to respond to an upgrade, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Takes the upgrades of the stream to the router, so that they pass the same hooks and get the same forwarding headers
 * as calls do. Upgrades of other addresses are refused.
 */
export const takeUpgrades = (app: FastifyInstance): Upgrades => {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const sockets = new Set<Duplex>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!streamPath.test(request.url ?? '')) {
      // In development, the upgrades of the remote's own server have another listener.
      if (app.server.listenerCount('upgrade') === 1) socket.end(notFound);
      return;
    }
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    // A response of Node accepts any socket of its server.
    response.assignSocket(request.socket);
    app.routing(request, response);
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets) socket.destroy();
  });
  return {
    of: (request) => upgrades.get(request),
    connect: ({ socket, head }, request, { url, headers }) => {
      sockets.add(socket);
      const outgoing = httpRequest(url, { method: 'GET', headers, timeout: TIMEOUT_MS });
      socket.on('close', () => {
        sockets.delete(socket);
        outgoing.destroy();
      });
      outgoing.on('upgrade', (response, upstream: Duplex, first: Buffer) => {
        socket.write(`${headOf(response, () => true)}\r\n`);
        if (first.length > 0) socket.write(first);
        if (head.length > 0) upstream.write(head);
        request.socket.setTimeout(0);
        upstream.on('error', () => socket.destroy());
        upstream.on('close', () => socket.destroy());
        socket.on('close', () => upstream.destroy());
        upstream.pipe(socket).pipe(upstream);
      });
      outgoing.on('response', (response) => {
        const kept = (name: string): boolean => !['connection', 'transfer-encoding', 'keep-alive'].includes(name);
        socket.write(`${headOf(response, kept)}connection: close\r\n\r\n`);
        response.pipe(socket);
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('the api did not respond')));
      outgoing.on('error', () => {
        if (!socket.destroyed) socket.end(unavailable);
      });
      outgoing.end();
    },
  };
};
