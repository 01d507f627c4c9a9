import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { sql } from 'kysely';

import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { openDatabase } from './db/database.ts';

jest.setTimeout(60_000);

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

interface Program {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the output matches the pattern. */
  waitFor: (pattern: RegExp) => Promise<string>;
  exit: Promise<unknown[]>;
}

const run = (env: Record<string, string>): Program => {
  const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...env },
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  return {
    child,
    output: () => text,
    exit: once(child, 'exit'),
    waitFor: (pattern) =>
      new Promise((resolve) => {
        const check = () => {
          const found = pattern.exec(text)?.[0];
          if (found !== undefined) resolve(found);
        };
        listeners.add(check);
        check();
      }),
  };
};

test('SIGTERM lets a running request finish, closes and exits with 0', async () => {
  const api = run({ DATABASE_URL: server.url, API_PORT: '0' });
  const address = await api.waitFor(/http:\/\/127\.0\.0\.1:\d+/);
  const db = openDatabase({ url: server.url, onError: () => {} });
  // A request for interests waits until this transaction ends.
  const { response, stopped } = await db.transaction().execute(async (trx) => {
    await sql`lock table interests in access exclusive mode`.execute(trx);
    const pending = fetch(`${address}/api/interests.php`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    api.child.kill('SIGTERM');
    await api.waitFor(/"msg":"stopping"/);
    const health = await fetch(`${address}/api/health.php`);
    expect(health.status).toBe(503);
    return { response: pending, stopped: api.exit };
  });
  expect((await response).status).toBe(200);
  expect(await stopped).toEqual([0, null]);
  expect(api.output()).toContain('"msg":"stopped"');
  await db.destroy();
});

test('prints what is wrong with the settings, and exits with 1', async () => {
  const api = run({ API_PORT: 'four' });
  expect(await api.exit).toEqual([1, null]);
  expect(api.output()).toMatch(
    /^The settings of the api are not usable:\n {2}API_PORT: [^\n]+\n {2}DATABASE_URL: [^\n]+\n$/,
  );
});

test('exits when its port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const api = run({ DATABASE_URL: server.url, API_PORT: String(port) });
  expect(await api.exit).toEqual([1, null]);
  expect(api.output()).toContain('EADDRINUSE');
  other.close();
});
