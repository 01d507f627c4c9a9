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
  /** Resolves when a line has come that the pattern fits. */
  says: (pattern: RegExp) => Promise<string>;
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
    says: (pattern) =>
      new Promise((resolve) => {
        const look = () => {
          const found = pattern.exec(text)?.[0];
          if (found !== undefined) resolve(found);
        };
        listeners.add(look);
        look();
      }),
  };
};

test('SIGTERM lets a running request end, closes and exits with 0', async () => {
  const api = run({ DATABASE_URL: server.url, API_PORT: '0' });
  const address = await api.says(/http:\/\/127\.0\.0\.1:\d+/);
  const db = openDatabase({ url: server.url, onError: () => {} });
  // Whoever asks for interests waits until this transaction ends.
  const { answer, stopped } = await db.transaction().execute(async (trx) => {
    await sql`lock table interests in access exclusive mode`.execute(trx);
    const asked = fetch(`${address}/api/interests.php`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    api.child.kill('SIGTERM');
    await api.says(/"msg":"stopping"/);
    const health = await fetch(`${address}/api/health.php`);
    expect(health.status).toBe(503);
    return { answer: asked, stopped: api.exit };
  });
  expect((await answer).status).toBe(200);
  expect(await stopped).toEqual([0, null]);
  expect(api.output()).toContain('"msg":"stopped"');
  await db.destroy();
});

test('settings that are wrong are told in words, with exit code 1', async () => {
  const api = run({ API_PORT: 'four' });
  expect(await api.exit).toEqual([1, null]);
  expect(api.output()).toMatch(
    /^The settings of the api are not usable:\n {2}API_PORT: [^\n]+\n {2}DATABASE_URL: [^\n]+\n$/,
  );
});

test('a port that is taken ends the program instead of leaving it hanging', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const api = run({ DATABASE_URL: server.url, API_PORT: String(port) });
  expect(await api.exit).toEqual([1, null]);
  expect(api.output()).toContain('EADDRINUSE');
  other.close();
});
