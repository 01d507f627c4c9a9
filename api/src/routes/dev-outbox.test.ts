import { join } from 'node:path';

import { openOutbox } from '@pairwise/mail';

import { startTestApi, type TestApi } from '../../testing/index.ts';

let demo: TestApi;
beforeAll(async () => {
  demo = await startTestApi();
});
afterAll(() => demo.close());

test('lists sent mails in the outbox, newest first, by address, with their links', async () => {
  const mail = openOutbox(join(demo.env.dataDir, 'outbox'));
  const { signal } = new AbortController();
  await mail.send({ id: 'first', to: 'Milan@example.test', subject: 'First', text: 'Hello' }, signal);
  await mail.send(
    { id: 'second', to: 'milan@example.test', subject: 'Second', text: 'Open http://localhost:4000/abc?x=1 now' },
    signal,
  );
  await mail.send({ id: 'third', to: 'sanne@example.test', subject: '<b>Third</b>', text: 'Hi' }, signal);
  // A process that died before it could record the mail is followed by one that sends it again.
  await mail.send({ id: 'third', to: 'sanne@example.test', subject: '<b>Third</b>', text: 'Hi' }, signal);
  const found = (await demo.app.inject('/__dev/outbox?to=milan@example.test')).json();
  expect(found).toEqual([
    expect.objectContaining({ to: 'milan@example.test', subject: 'Second', links: ['http://localhost:4000/abc?x=1'] }),
    expect.objectContaining({ to: 'Milan@example.test', subject: 'First', text: 'Hello', links: [] }),
  ]);
  expect(Object.keys(found[0]).toSorted()).toEqual(['id', 'links', 'sent_at', 'subject', 'text', 'to']);
  expect((await demo.app.inject('/__dev/outbox')).json()).toHaveLength(3);

  const page = await demo.app.inject('/__dev/');
  expect(page.body).toContain('http://localhost:4000/abc?x=1');
  expect(page.body).not.toContain('<b>Third');
});

test('refuses the list and the page to scripts, and opens them in an origin of their own', async () => {
  for (const path of ['/__dev/outbox', '/__dev/']) {
    for (const dest of ['empty', 'iframe', 'script', 'image']) {
      const headers = { 'sec-fetch-dest': dest };
      expect([dest, (await demo.app.inject({ url: path, headers })).statusCode]).toEqual([dest, 404]);
    }
    const opened = await demo.app.inject({ url: path, headers: { 'sec-fetch-dest': 'document' } });
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['content-security-policy']).toMatch(/(^|; )sandbox allow-scripts allow-popups/);
  }
});

test('serves neither the list nor the page without the demo', async () => {
  const other = await startTestApi({ env: { DEMO: '0' } });
  expect((await other.app.inject('/__dev/outbox')).statusCode).toBe(404);
  expect((await other.app.inject('/__dev/')).statusCode).toBe(404);
  await other.close();
});
