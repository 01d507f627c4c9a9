import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What goes wrong with each request. Of a `lost` or `cut` response the request has had its effect. */
export type Fault =
  | { kind: 'lost' | 'cut' | 'stalled' | 'not json' | 'other json' | 'silent' }
  /** The provider responds with this status. With `after` it has done what was requested. */
  | { kind: 'status'; status: number; after: boolean };

/** A proxy before a provider's server, through which requests and responses can fail. */
export interface FaultyProxy {
  url: string;
  /** Requests that arrived. */
  requests: () => number;
  /**
   * Runs an action with a fault.
   * @param from the method of the request with which the fault begins; without it, it begins with the first one
   */
  during: <Result>(fault: Fault, action: () => Promise<Result>, from?: 'POST') => Promise<Result>;
  close: () => Promise<void>;
}

/** Headers that belong to one connection. */
const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'accept-encoding',
]);

const headersOf = (request: IncomingMessage): [string, string][] =>
  Object.entries(request.headers).flatMap(([name, value]) =>
    ownHeaders.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );

const forward = async (target: URL, request: IncomingMessage) => {
  const body = await text(request);
  const response = await fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    // For the same reason as below, a connection is used once.
    headers: [...headersOf(request), ['connection', 'close']],
    ...(body !== '' && { body }),
  });
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() };
};

const error = (status: number) => JSON.stringify({ status, title: 'Failed', detail: 'A fault of a test', error: {} });

/** Starts a proxy before a server. */
export const startFaultyProxy = async (target: string): Promise<FaultyProxy> => {
  let fault: Fault | undefined;
  let begin: 'POST' | undefined;
  let requests = 0;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    if (request.method === begin) begin = undefined;
    const now = begin === undefined ? fault : undefined;
    if (now?.kind === 'silent') return;
    if (now?.kind === 'status' && !now.after) {
      response.writeHead(now.status, { 'content-type': 'application/json' }).end(error(now.status));
      return;
    }
    const { status, type, body } = await forward(new URL(target), request);
    const head = { 'content-type': type, 'content-length': Buffer.byteLength(body) };
    if (now === undefined) response.writeHead(status, head).end(body);
    else if (now.kind === 'status') {
      response.writeHead(now.status, { 'content-type': 'application/json' }).end(error(now.status));
    } else if (now.kind === 'lost') response.destroy();
    else if (now.kind === 'cut') response.writeHead(status, head).write(body.slice(0, 20), () => response.destroy());
    else if (now.kind === 'stalled') response.writeHead(status, head).write(body.slice(0, 20));
    else if (now.kind === 'not json') response.writeHead(status, { 'content-type': type }).end('<html>');
    else response.writeHead(status, { 'content-type': type }).end('{"id":7}');
  };
  // On a busy machine a client would use a connection at the moment when the server closes it.
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    respond(request, response).catch((reason: unknown) =>
      response.destroy(reason instanceof Error ? reason : undefined),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests: () => requests,
    during: async (next, action, from) => {
      fault = next;
      begin = from;
      try {
        return await action();
      } finally {
        fault = undefined;
        begin = undefined;
      }
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
