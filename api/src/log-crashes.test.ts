import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

const source = (name: string): string => JSON.stringify(new URL(name, import.meta.url).pathname);

/** A program with the log of `main.ts`, which violates a unique constraint outside a request. */
const program = (handled: boolean, how: string): string => `
  import { pino } from 'pino';
  import { sql } from 'kysely';
  import { openDatabase } from ${source('db/database.ts')};
  import { logCrashes } from ${source('log-crashes.ts')};
  import { logError } from ${source('log-errors.ts')};
  if (${handled}) logCrashes(pino({ base: null, serializers: { err: logError } }));
  const db = openDatabase({ url: process.env.DATABASE_URL, onError: () => {} });
  const crash = async () => {
    await sql\`create temporary table people (email text unique)\`.execute(db);
    await sql\`insert into people values ('anna@example.test'), ('anna@example.test')\`.execute(db);
  };
  ${how}`;

const run = async (code: string): Promise<{ code: unknown; output: string }> => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code];
  const settings = { cwd: import.meta.dirname, env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: server.url } };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, settings);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code: exit, stdout, stderr }: { code?: unknown; stdout?: string; stderr?: string } = Object(error);
    return { code: exit, output: `${stdout}${stderr}` };
  }
};

const rejected = 'void crash();';
const thrown = 'crash().catch((error) => setTimeout(() => { throw error; }));';

test.each([
  ['a rejection that nothing handles', rejected, 'unhandled rejection'],
  ['an exception that nothing catches', thrown, 'uncaught exception'],
])('%s is logged without the values of the row, and ends the program with 1', async (_name, how, message) => {
  const { code, output } = await run(program(true, how));
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ level: 60, msg: message, err: { type: 'DatabaseError', code: '23505' } });
  expect(output).not.toContain('anna');
});

test('Node alone prints the values, so that this test can fail', async () => {
  expect((await run(program(false, rejected))).output).toContain('anna@example.test');
});
