import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

import { testPassword, type TestPerson } from '@pairwise/api/testing';

export interface Response {
  status: number;
  /** The parsed body; null when it is no JSON. */
  body: unknown;
  /** The code of an error. */
  code: string | undefined;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser without pages: it keeps its session and sends each request to the origin that the test names. */
export interface Client {
  call: (origin: string, path: string, call?: Call) => Promise<Response>;
  /** The cookie of the session; empty without one. */
  cookie: () => string;
}

const codeIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
};

/** Opens a client without a session. */
export const openClient = (): Client => {
  let cookie: string | undefined;
  return {
    cookie: () => cookie ?? '',
    call: async (origin, path, { method = 'GET', body, headers } = {}) => {
      const response = await fetch(origin + path, {
        method,
        signal: AbortSignal.timeout(10_000),
        headers: {
          'x-request-type': 'client',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const session = response.headers.getSetCookie().find((one) => one.startsWith('auth.session='));
      if (session !== undefined) [cookie] = session.split(';');
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      const parsed: unknown = isJson ? JSON.parse(text) : null;
      return { status: response.status, body: parsed, code: codeIn(parsed) };
    },
  };
};

/** Logs a member in at one origin. */
export const logIn = async ({ email }: Pick<TestPerson, 'email'>, origin: string): Promise<Client> => {
  const client = openClient();
  const body = { email, password: testPassword };
  const { status } = await client.call(origin, '/api/user.php', { method: 'POST', body });
  if (status !== 200) throw new Error(`The login of ${email} at ${origin} returned ${status}.`);
  return client;
};

/** Opens the live stream of a member at one origin and returns what it has received so far, as text. */
export const openStream = async (
  client: Client,
  origin: string,
): Promise<{ text: () => string; close: () => void }> => {
  const { promise, resolve, reject } = Promise.withResolvers<{ socket: Duplex; head: Buffer }>();
  const upgrade = request(`${origin}/api/events.php`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      cookie: client.cookie(),
      origin,
    },
  });
  upgrade.on('upgrade', (_response, socket, head) => resolve({ socket, head }));
  upgrade.on('response', ({ statusCode }) => reject(new Error(`The stream at ${origin} was refused: ${statusCode}.`)));
  upgrade.on('error', reject);
  upgrade.end();
  const { socket, head } = await promise;
  // The frames of a server are not masked, so their text can be read between the few bytes of their headers.
  let text = head.toString('latin1');
  socket.on('data', (data: Buffer) => {
    text += data.toString('latin1');
  });
  socket.on('error', () => socket.destroy());
  return { text: () => text, close: () => socket.destroy() };
};
