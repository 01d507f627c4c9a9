/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  at: number;
}

export interface TestServer {
  /** Requests so far, oldest first. */
  seen: Seen[];
  /** Answers of the coming requests in order; the last one stays. `drop` closes the connection without an answer. */
  answer: (...answers: Answer[]) => void;
  /** Resolves when so many requests have come. */
  arrived: (count: number) => Promise<void>;
  stop: () => Promise<void>;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  drop?: boolean;
  /** Milliseconds until the answer. */
  after?: number;
}

const reply = (response: ServerResponse, { status = 200, headers = {}, body = {} }: Answer): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** A real HTTP server; the page of the test is made to live on its origin. */
export const startTestServer = async (): Promise<TestServer> => {
  const seen: Seen[] = [];
  const awaited = new Map<number, () => void>();
  let answers: Answer[] = [{}];
  const server = createServer((request, response) => {
    const at = performance.now();
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body, at });
      awaited.get(seen.length)?.();
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
      if (answer.drop) request.socket.destroy();
      else setTimeout(() => reply(response, answer), answer.after ?? 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  // The page lives on http://localhost; only the port of the test differs.
  globalThis.fetch = (input, init) => {
    if (!(input instanceof Request)) throw new TypeError('ky gives a Request');
    return realFetch(new Request(input.url.replace(location.origin, `http://127.0.0.1:${port}`), input), init);
  };
  return {
    seen,
    answer: (...next) => {
      answers = next;
    },
    arrived: async (count) => {
      if (seen.length < count) await new Promise<void>((resolve) => awaited.set(count, resolve));
    },
    stop: () => {
      globalThis.fetch = realFetch;
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
