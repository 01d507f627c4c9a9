import { sql } from 'kysely';

import { notifyByMail } from '../domain/notifications/notify-by-mail.ts';
import { mailsTo, startTestApi, type TestApi, type TestClient, type TestPerson } from '../../testing/index.ts';
import { createLink } from '../domain/links/create-link.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A member who is offline, so that mails are sent. */
const offlineMember = () => api.make({ idle: 10 });
const logIn = async (person: TestPerson) => {
  const client = await api.as(person);
  // Logging in is activity, which would hold the mails of these tests back.
  const earlier = new Date(Date.now() - 600_000);
  await api.db
    .updateTable('profiles')
    .set({ last_active_at: earlier, active_bucket: Math.floor(earlier.getTime() / 3_600_000) })
    .where('user_id', '=', person.id)
    .execute();
  return client;
};
const remind = (person: TestPerson) =>
  notifyByMail(api.db, { userId: person.id, type: 'reminders', template: 'activation_reminder' });

test('AUTH-15 has eight types by mail and push, three of them off by default, and stores each switch', async () => {
  const person = await offlineMember();
  const client = await logIn(person);
  const { body } = await client.call('GET /api/notifications.php');
  const off = Object.entries(body.preferences).filter(([, { email, push }]) => !email && !push);
  expect(Object.keys(body.preferences)).toHaveLength(8);
  expect(off.map(([type]) => type).toSorted()).toEqual(['news', 'promotions', 'weekly_updates']);
  for (const channel of ['email', 'push'] as const) {
    const set = await client.call('PUT /api/notifications.php', { body: { type: 'like', channel, enabled: false } });
    expect(set.body.preferences.like[channel]).toBe(false);
  }
  expect((await client.call('GET /api/user.php')).body.user?.notifications_disabled).toContain('like');
  const bad = await client.call('PUT /api/notifications.php', {
    body: { type: 'spam', channel: 'email', enabled: true },
  });
  expect(bad.status).toBe(400);
});

test('AUTH-15 sends a mail only while its type is on', async () => {
  const person = await offlineMember();
  const client = await logIn(person);
  const set = (enabled: boolean) =>
    client.call('PUT /api/notifications.php', { body: { type: 'reminders', channel: 'email', enabled } });
  await set(false);
  expect(await remind(person)).toBe(false);
  await set(true);
  await logIn(person);
  expect(await remind(person)).toBe(true);
  expect(await mailsTo(api, person.email)).toHaveLength(1);
});

test('AUTH-15 sends one mail of a type in four hours, none while online, and none while mails are paused', async () => {
  const person = await offlineMember();
  expect(await Promise.all([remind(person), remind(person), remind(person)])).toEqual(
    expect.arrayContaining([true, false, false]),
  );
  expect(await mailsTo(api, person.email)).toHaveLength(1);
  const online = await api.make();
  expect(await remind(online)).toBe(false);
  const paused = await offlineMember();
  await api.db
    .updateTable('users')
    .set({ mails_paused_until: new Date(Date.now() + 60_000) })
    .where('id', '=', paused.id)
    .execute();
  expect(await remind(paused)).toBe(false);
});

test.each([
  ['2026-01-15T20:59:00Z', 'NL', '2026-01-15T20:59:00Z'],
  ['2026-01-15T21:00:00Z', 'NL', '2026-01-16T07:00:00Z'],
  ['2026-01-16T06:59:00Z', 'NL', '2026-01-16T07:00:00Z'],
  ['2026-01-16T07:00:00Z', 'NL', '2026-01-16T07:00:00Z'],
  // Summer time, the night in which it begins, and another time zone.
  ['2026-07-15T20:00:00Z', 'NL', '2026-07-16T06:00:00Z'],
  ['2026-03-28T22:30:00Z', 'NL', '2026-03-29T06:00:00Z'],
  ['2026-01-15T21:30:00Z', 'GB', '2026-01-15T21:30:00Z'],
])('AUTH-15 a notification of %s to a member in %s is sent at %s: at night it waits', async (now, country, due) => {
  const person = await api.make({ idle: 10, country, region: null });
  const notification = {
    userId: person.id,
    type: 'reminders',
    template: 'activation_reminder',
    now: new Date(now),
  } as const;
  expect(await notifyByMail(api.db, notification)).toBe(true);
  const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
    where key = (select 'mail:' || id from mail_queue where user_id = ${person.id})`.execute(api.db);
  expect(rows[0]?.run_at.toISOString()).toBe(new Date(due).toISOString());
});

test.each([
  ['that type is switched off', 0, (client: TestClient) => set(client, 'reminders', false)],
  ['another type is switched off', 1, (client: TestClient) => set(client, 'like', false)],
  ['that type is switched off for push', 1, (client: TestClient) => set(client, 'reminders', false, 'push')],
  [
    'mails are paused',
    0,
    (client: TestClient) => client.call('PUT /api/account-delete.php', { body: { offer: 'pause_mails' } }),
  ],
  [
    'all mails end by one click',
    0,
    async (_client: TestClient, { id }: TestPerson) =>
      api.visitor().call('POST /api/unsubscribe.php', {
        query: { token: await createLink(api.db, id, 'unsubscribe') },
      }),
  ],
])('AUTH-15 when %s, %s of the notifications that wait for the morning are left', async (_name, left, act) => {
  const person = await offlineMember();
  const client = await logIn(person);
  const night = new Date('2026-01-15T23:00:00Z');
  await notifyByMail(api.db, { userId: person.id, type: 'reminders', template: 'activation_reminder', now: night });
  await act(client, person);
  const waiting = await api.db.selectFrom('mail_queue').where('user_id', '=', person.id).select('id').execute();
  expect(waiting).toHaveLength(left);
});

const set = (client: TestClient, type: string, enabled: boolean, channel = 'email') =>
  client.call('PUT /api/notifications.php', { body: { type, channel, enabled } });

test('AUTH-15 one click in a mail program ends mails, any number of times, and the account settings switch them on again', async () => {
  const person = await offlineMember();
  await remind(person);
  const [mail] = await mailsTo(api, person.email);
  const address = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(address);
  // As mail programs send it: a form, without our header and without an origin.
  for (let times = 0; times < 2; times += 1) {
    const response = await api.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  }
  const other = await offlineMember();
  expect(await remind(other)).toBe(true);
  const client = await logIn(person);
  expect((await client.call('GET /api/notifications.php')).body.email_disabled_reason).toBe('listunsubscribe');
  expect((await client.call('GET /api/user.php')).body.user?.email_disabled_reason).toBe('listunsubscribe');
  expect((await client.call('POST /api/email-enable.php', { body: {} })).body.email_disabled_reason).toBeNull();
  // One mail confirms it. It is not a notice, so it has no unsubscribe link.
  await client.call('POST /api/email-enable.php', { body: {} });
  const [said, ...before] = await mailsTo(api, person.email);
  expect(said?.subject).toBe('Our emails are back on');
  expect(before.some(({ subject }) => subject === said?.subject)).toBe(false);
  expect([said?.text, mail?.text].map((text) => text?.includes('Stop emails like this'))).toEqual([false, true]);
});

test('mails stay off for an address that bounces', async () => {
  const person = await offlineMember();
  await api.db.insertInto('email_suppressions').values({ site_id: 1, email: person.email, reason: 'bounce' }).execute();
  const client = await logIn(person);
  expect((await client.call('POST /api/email-enable.php', { body: {} })).error?.code).toBe('address_bounces');
  expect(await remind(person)).toBe(false);
});

test('opening the unsubscribe link changes nothing and shows its page; an unknown secret is refused', async () => {
  const person = await offlineMember();
  const token = await createLink(api.db, person.id, 'unsubscribe');
  const opened = await api.app.inject({ url: `/api/unsubscribe.php?token=${token}` });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/${token}`]);
  expect(await remind(person)).toBe(true);
  for (const query of ['', '?token=//evil.example', `?token=${token}&token=${token}`, '?token=short']) {
    expect((await api.app.inject({ url: `/api/unsubscribe.php${query}` })).statusCode).toBe(404);
  }
  const guessed = await api.visitor().call('POST /api/unsubscribe.php', { query: { token: 'x'.repeat(43) } });
  expect(guessed.error?.code).toBe('link_expired');
});

test('no other call accepts a form as its body', async () => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/user.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-request-type': 'client' },
    payload: 'email=a@b.test&password=x',
  });
  expect(response.statusCode).toBe(400);
});

test('stores and returns the invisible mode', async () => {
  const client = await api.as(await offlineMember());
  expect((await client.call('PUT /api/invisible.php', { body: { enabled: true } })).body.user.invisible).toBe(true);
  expect((await client.call('PUT /api/invisible.php', { body: { enabled: false } })).body.user.invisible).toBe(false);
});
