import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';

import { openRegistry } from './registry/index.ts';
import { chatDist, payDist, shellDist, temporaryFolder } from './testing/make-dist.ts';

interface Program {
  child: ChildProcess;
  /** Origins of the listeners for members and for teams. */
  members: string;
  teams: string;
  output: () => string;
  exit: Promise<unknown[]>;
}

/** An api that keeps each call waiting until the test ends it. */
let api: Server;
let apiUrl: string;
let waiting: ServerResponse[];
const agents: Agent[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  waiting = [];
  api = createServer((_request, response) => void waiting.push(response));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo; // it listens on a port
  apiUrl = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const agent of agents.splice(0)) agent.destroy();
  api.closeAllConnections();
  api.close();
});

const eventually = async <Value>(read: () => Value | undefined): Promise<Value> => {
  for (let tries = 0; tries < 3000; tries += 1) {
    const value = read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The expected value was not read within a minute.');
};

const start = async (): Promise<Program> => {
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir });
  for (const dist of [shellDist(), chatDist(), payDist()]) registry.putLive(dist, { who: 'operator', why: 'a test' });
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      CONSOLE_PORT: '0',
      DATA_DIR: dataDir,
      API_URL: apiUrl,
      // The tests call it by its address, which is no zone.
      ZONES: 'single',
      CHROMIUM: '/nowhere',
    },
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = once(child, 'exit');
  const [members = '', teams = ''] = await eventually(() => {
    const found = [...text.matchAll(/listening at (http:\/\/127\.0\.0\.1:\d+)/g)].map(([, origin = '']) => origin);
    return found.length === 2 ? found : undefined;
  });
  return { child, members, teams, output: () => text, exit };
};

interface Received {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

/** Sends a request on a connection that the client keeps open. */
const call = (url: string): Promise<Received> => {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response: IncomingMessage) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection, body }));
    }).on('error', reject);
  });
};

test('SIGTERM: reports "draining", still accepts, finishes requests, closes idle connections and exits with 0', async () => {
  const gateway = await start();
  expect(await call(`${gateway.members}/health`)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const { port } = new URL(gateway.members);
  const silent = connect(Number(port), '127.0.0.1');
  await once(silent, 'connect');
  const [early, begun] = [call(`${gateway.members}/api/early.php`), call(`${gateway.members}/api/begun.php`)];
  const responses = await eventually(() => (waiting.length === 2 ? waiting : undefined));
  // A response whose headers say that the connection stays open.
  const second = responses[1];
  second?.writeHead(200, { 'content-type': 'text/plain' });
  second?.write('one ');

  gateway.child.kill('SIGTERM');
  await eventually(() => /"msg":"draining"/.exec(gateway.output()) ?? undefined);
  for (const origin of [gateway.members, gateway.teams]) {
    const health = await call(`${origin}/health`);
    expect(health).toMatchObject({ status: 503, connection: 'close' });
    expect(JSON.parse(health.body)).toMatchObject({ status: 'draining' });
  }
  // The load balancer has not read it yet, so it still sends requests.
  expect((await call(`${gateway.members}/__mfe/revision`)).status).toBe(200);

  await eventually(() => /"acceptsForMs":\d+/.exec(gateway.output()) ?? undefined);
  responses[0]?.end('done');
  expect(await early).toMatchObject({ status: 200, connection: 'close', body: 'done' });
  second?.end('two');
  expect(await begun).toMatchObject({ status: 200, body: 'one two' });
  // Connections that are kept alive for 72 seconds, or that never sent a request, do not delay the end.
  expect(await gateway.exit).toEqual([0, null]);
  expect(gateway.output()).not.toContain('took too long');
});

test('a request that never ends does not keep the program running', async () => {
  const gateway = await start();
  const endless = call(`${gateway.members}/api/endless.php`).catch((error: Error) => error.message);
  await eventually(() => waiting[0]);
  gateway.child.kill('SIGTERM');
  expect(await gateway.exit).toEqual([0, null]);
  expect(await endless).toBe('socket hang up');
  expect(gateway.output()).toContain('Requests that took too long were aborted.');
});

test('what the machine cannot isolate is in the log and in the health of the console', async () => {
  const gateway = await start();
  await eventually(() => /No browser is installed/.exec(gateway.output()) ?? undefined);
  const { body } = await call(`${gateway.teams}/health`);
  expect(JSON.parse(body)).toMatchObject({
    gate: { mode: 'none', sandbox: false, problems: ['No browser is installed at /nowhere.'] },
  });
});

test('a gateway whose database cannot be reached ends with an error that says so, without the password', async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      CONSOLE_PORT: '0',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: 'postgres://gateway:secret@127.0.0.1:9/pairwise',
    },
  });
  children.push(child);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(text).toContain(
    'Error: The gateway cannot use the database of DATABASE_URL: the database 127.0.0.1:9/pairwise',
  );
  expect(text).not.toContain('secret');
});
