/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  at: number;
}

export interface TestServer {
  /** Requests so far, oldest first. */
  requests: ReceivedRequest[];
  /** Sets the responses of the next requests in order; the last one repeats. */
  respondWith: (...responses: FakeResponse[]) => void;
  /** Resolves when this many requests have arrived. */
  arrived: (count: number) => Promise<void>;
  stop: () => Promise<void>;
}

interface FakeResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Closes the connection without a response. */
  drop?: boolean;
  /** Milliseconds until the response. */
  after?: number;
}

const reply = (response: ServerResponse, { status = 200, headers = {}, body = {} }: FakeResponse): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** Starts a real HTTP server and redirects the page's fetch to it. */
export const startTestServer = async (): Promise<TestServer> => {
  const requests: ReceivedRequest[] = [];
  const waitingForCount = new Map<number, () => void>();
  let responses: FakeResponse[] = [{}];
  const server = createServer((request, response) => {
    const at = performance.now();
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body, at });
      waitingForCount.get(requests.length)?.();
      const next = (responses.length > 1 ? responses.shift() : responses[0]) ?? {};
      if (next.drop) request.socket.destroy();
      else setTimeout(() => reply(response, next), next.after ?? 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  // The page's origin is http://localhost; only the port of the test differs.
  globalThis.fetch = (input, init) => {
    if (!(input instanceof Request)) throw new TypeError('Expected a Request, as ky passes it.');
    return realFetch(new Request(input.url.replace(location.origin, `http://127.0.0.1:${port}`), input), init);
  };
  return {
    requests,
    respondWith: (...next) => {
      responses = next;
    },
    arrived: async (count) => {
      if (requests.length < count) await new Promise<void>((resolve) => waitingForCount.set(count, resolve));
    },
    stop: () => {
      globalThis.fetch = realFetch;
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
