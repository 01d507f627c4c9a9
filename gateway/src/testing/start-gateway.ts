import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { createApp } from '../app.ts';
import type { Env } from '../env.ts';
import { openRegistry, type Registry } from '../registry/index.ts';
import { chatDist, payDist, shellDist, temporaryFolder } from './make-dist.ts';

/** The author of builds that tests make live. */
export const operator = { who: 'operator', why: 'a test' };

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

export interface FakeApi {
  url: string;
  settings: Record<string, unknown>;
  /** Settings by host that replace those above. A number is the status of a failure. */
  settingsOf: Map<string, Record<string, unknown> | number>;
  /** The member of every session; null for a session that has ended. A number is the status of a failure. */
  user: object | null | number;
  /** Members by session that replace the one above. */
  userOfSession: Map<string, object>;
  /** Settings by session that replace those above. */
  settingsOfSession: Map<string, Record<string, unknown>>;
  /** Tokens of links from mails that never existed. */
  unknownLinks: Set<string>;
  /** The `set-cookie` headers of its responses. */
  cookies: string[];
  /** Responses to addresses, from the body of the call. */
  responses: Map<string, Respond>;
  /** The calls it received with their headers, last one last. */
  calls: { url: string; headers: IncomingHttpHeaders }[];
  stop: () => Promise<void>;
}

type Respond = (body: unknown) => {
  status: number;
  body: object;
  cookies?: string[];
  headers?: Record<string, string>;
};

const reply = async (incoming: IncomingMessage, outgoing: ServerResponse, respond: Respond): Promise<void> => {
  const { status, body, cookies = [], headers = {} } = respond(await json(incoming));
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(status, headers).end(JSON.stringify(body));
};

/** Starts a fake api. The gateway only forwards calls, and reads the settings and the member of a session. */
export const startApi = async (): Promise<FakeApi> => {
  const api: Omit<FakeApi, 'url' | 'stop'> = {
    settings: { name: 'Test', domain_language: 'de-DE', index_title: 'Front', description: 'All about it', niche: 1 },
    settingsOf: new Map(),
    user: null,
    userOfSession: new Map(),
    settingsOfSession: new Map(),
    calls: [],
    cookies: [],
    responses: new Map(),
    unknownLinks: new Set(),
  };
  const server: Server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '';
    api.calls.push({ url, headers: incoming.headers });
    outgoing.setHeader('content-type', 'application/json');
    const respond = api.responses.get(url);
    if (respond) {
      void reply(incoming, outgoing, respond);
      return;
    }
    if (api.cookies.length > 0) outgoing.setHeader('set-cookie', api.cookies);
    if (api.unknownLinks.has(/^\/api\/token\.php\?token=([\w-]+)$/.exec(url)?.[1] ?? '')) outgoing.statusCode = 404;
    const session = /auth\.session=([^;]*)/.exec(incoming.headers.cookie ?? '')?.[1] ?? '';
    const settings =
      api.settingsOfSession.get(session) ??
      api.settingsOf.get(String(incoming.headers['x-forwarded-host'])) ??
      api.settings;
    if (url === '/api/user.php') {
      const user = api.userOfSession.get(session) ?? api.user;
      if (typeof user === 'number') outgoing.statusCode = user;
      outgoing.end(JSON.stringify({ url, user }));
      return;
    }
    const isSettings = url.startsWith('/api/settings.php');
    if (isSettings && typeof settings === 'number') outgoing.statusCode = settings;
    outgoing.end(JSON.stringify(isSettings ? { settings } : { url }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(api, { url: `http://127.0.0.1:${portOf(server.address())}`, stop });
};

export interface RunningGateway {
  url: string;
  dataDir: string;
  registry: Registry;
  api: FakeApi;
  stop: () => Promise<void>;
}

/** The settings of a gateway of tests, on a data directory and an api. */
export const testSettings = (dataDir: string, apiUrl: string): Env => ({
  demo: true,
  host: '127.0.0.1',
  port: 0,
  consolePort: 0,
  apiUrl,
  https: false,
  dataDir,
  logLevel: 'silent',
  uploadBytesPerDay: 2 ** 31,
});

/** Starts a gateway on its own port, over HTTP, with a live shell and two live remotes. */
export const startGateway = async (settings: Partial<Env> = {}): Promise<RunningGateway> => {
  const dataDir = temporaryFolder();
  const api = await startApi();
  const registry = openRegistry({ dataDir });
  for (const dist of [shellDist(), chatDist(), payDist()]) {
    registry.putLive(dist, operator);
  }
  const app = createApp({ ...testSettings(dataDir, api.url), ...settings });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await app.close();
    await api.stop();
  };
  return { url, dataDir, registry, api, stop };
};

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const rawSend = (base: string, options: RequestOptions, body = ''): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const outgoing = request({ hostname, port, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Sends a request exactly as written: `fetch` would normalize `..` in a path and decompress the response. */
export const rawGet = (base: string, path: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
  rawSend(base, { path, headers });

/** Sends JSON with headers that `fetch` does not let a caller set, such as the host. */
export const rawPost = (
  base: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body: object },
): Promise<RawResponse> => {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return rawSend(
    base,
    { method: 'POST', path, headers: { 'content-type': 'application/json', 'content-length': length, ...headers } },
    text,
  );
};
