import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'kysely';

import { openSession, startTestApi, type TestApi } from '../testing/index.ts';
import { logError } from './log-errors.ts';

const logged: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ log: (line) => logged.push(line) });
});
afterAll(() => api.close());

test('a unique violation is logged with its constraint, without the values of the row', async () => {
  await sql`create unique index one_like on likes (from_id)`.execute(api.db);
  const liker = await api.make({ gender: 'male' });
  const client = await api.as(liker);
  const like = async () =>
    client.call('POST /api/like.php', { body: { profile: (await api.make({ gender: 'female' })).publicId } });
  expect((await like()).status).toBe(200);
  expect((await like()).status).toBe(500);
  const line = logged.find((one) => one.includes('unexpected error')) ?? '';
  expect(JSON.parse(line).err).toMatchObject({ type: 'DatabaseError', code: '23505', constraint: 'one_like' });
  expect(line).not.toMatch(/Key \(|detail|already exists/);
});

test('a caller who leaves in the middle of an upload is no error', async () => {
  const url = `${await api.listen()}/api/photos.php`;
  const cookie = await openSession(api.db, await api.make());
  const before = logged.length;
  const found = (text: string) => logged.slice(before).some((line) => line.includes(text));
  while (!found('the caller left')) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      `POST /api/photos.php HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nx-request-type: client\r\n` +
        `idempotency-key: ${randomUUID()}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 99999\r\n\r\n` +
        '--b\r\ncontent-disposition: form-data; name="photo"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\nbytes',
    );
    // Before the api reads the body there is nothing to report.
    await delay(200);
    socket.destroy();
    await delay(200);
  }
  expect(found('unexpected error')).toBe(false);
});

test('leaves out quoted values, including those of causes and of each of several errors', async () => {
  const error = await sql`select ${'anna@example.test'}::text::int`.execute(api.db).catch((one: unknown) => one);
  const text = JSON.stringify([
    logError(error),
    logError(new Error('outer', { cause: error })),
    logError(new AggregateError([error], 'several')),
  ]);
  expect(text.match(/invalid input syntax for type integer/g)?.length).toBeGreaterThanOrEqual(3);
  expect(text).not.toContain('anna');
});
