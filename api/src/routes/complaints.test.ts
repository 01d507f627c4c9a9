import { randomUUID } from 'node:crypto';

import {
  block,
  converse,
  mailsTo,
  people,
  say,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const text = 'This is another person, I know the photo.';
const report = (client: TestClient, differences: object = {}, headers: Record<string, string> = {}) =>
  client.call('POST /api/complaints.php', {
    body: { category: 'fake_profile', object_type: 'site', text, good_faith: true, ...differences },
    headers,
  });
/** A network of its own for each visitor, so that the limits of one test do not affect the next. */
let networks = 0;
const network = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.51.${networks}.7` };
};
const stored = (id: string) =>
  api.db.selectFrom('complaints').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const sinceDays = (days: number, person: { id: number }) =>
  api.db
    .updateTable('users')
    .set({ signup_date: new Date(Date.now() - days * 86_400_000) })
    .where('id', '=', person.id)
    .execute();

describe('POST /api/complaints.php', () => {
  test('MEMBER-12 keeps a copy of the reported profile, mails a receipt, and its link opens the complaint', async () => {
    const milan = await api.make(people.freeMember);
    const sanne = await api.make({ name: 'Sanne', headline: 'The headline of then', photos: ['active'] });
    const client = await api.as(milan);
    const { status, body } = await report(client, { object_type: 'profile', object_id: String(sanne.publicId) });
    expect(status).toBe(200);
    expect(body).toEqual({
      complaint: {
        id: expect.any(String),
        category: 'fake_profile',
        object_type: 'profile',
        status: 'open',
        created_at: expect.any(String),
        reasons: null,
        appeal_until: null,
        appealed: false,
      },
      secret: expect.stringMatching(/^[\w-]{43}$/),
    });
    await (await api.as(sanne)).call('PUT /api/profile.php', { body: { headline: 'Nothing to see' } });
    const row = await stored(body.complaint.id);
    expect(row).toMatchObject({ reporter_id: milan.id, subject_id: sanne.id, reporter_email: null });
    expect(JSON.stringify(row.evidence)).toContain('The headline of then');
    expect(JSON.stringify(row.evidence)).not.toContain(sanne.email);
    expect(row.evidence_photos).toEqual(['abcdef0123456789']);

    const [mail] = await mailsTo(api, milan.email);
    expect(mail?.subject).toBe('We have received your report');
    expect(mail?.text).toContain(body.complaint.id);
    const [, id = '', secret = ''] = /\/complaints\?lang=en#([\w-]{36})\.([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    for (const key of [
      { id, secret },
      { id, secret: body.secret },
    ]) {
      expect((await api.visitor().call('GET /api/complaints.php', { query: key })).body).toEqual({
        complaint: body.complaint,
      });
    }
  });

  test('stores no secret, neither in its tables nor among the responses for repeats', async () => {
    const key = randomUUID();
    const headers = { ...network(), 'idempotency-key': key };
    const email = `${randomUUID()}@example.test`;
    const first = await report(api.visitor(), { email }, headers);
    const again = await report(api.visitor(), { email }, headers);
    expect(again.body.complaint.id).toBe(first.body.complaint.id);
    expect((await report(api.visitor(), { email, text: `${text} More.` }, headers)).error?.code).toBe(
      'idempotency_mismatch',
    );
    const kept = await api.db.selectFrom('idempotency_keys').selectAll().execute();
    const keys = await api.db.selectFrom('complaint_keys').selectAll().execute();
    const queued = await api.db.selectFrom('mail_queue').selectAll().execute();
    for (const { secret } of [first.body, again.body]) {
      expect(JSON.stringify([kept, keys, queued])).not.toContain(secret);
      const query = { id: first.body.complaint.id, secret };
      expect((await api.visitor().call('GET /api/complaints.php', { query })).status).toBe(200);
    }
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  test('concurrent calls with one gesture make one complaint', async () => {
    const client = await api.as(await api.make());
    const headers = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all([1, 2, 3, 4].map(() => report(client, {}, headers)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.complaint.id)).size).toBe(1);
  });

  test('takes complaints about photos and messages the reporter can see, with a copy; others are unknown', async () => {
    const [robin, sanne] = [await api.make(people.premiumMember), await api.make({ photos: ['active', 'pending'] })];
    const stranger = await api.as(await api.make());
    const { publicId } = await converse(api.db, robin, sanne, ['one', 'two', 'three', 'a nasty line', 'five']);
    const client = await api.as(robin);
    const [shown = '', pending = ''] = sanne.photos;

    const photo = await report(client, { category: 'photo', object_type: 'photo', object_id: shown });
    expect(await stored(photo.body.complaint.id)).toMatchObject({
      subject_id: sanne.id,
      object_id: shown,
      evidence: { photo: { photo: shown, content: 'abcdef0123456789' } },
    });
    // The chat is no longer listed, but its messages can still be reported.
    const message = await report(client, { category: 'threat', object_type: 'message', object_id: `${publicId}:4` });
    const evidence = JSON.stringify((await stored(message.body.complaint.id)).evidence);
    expect(evidence).toContain('a nasty line');
    expect(evidence).not.toContain('five');

    const wrong: [TestClient, string, string][] = [
      [client, 'photo', pending],
      [client, 'photo', robin.photos[0] ?? ''],
      [client, 'photo', 'no-uuid'],
      [client, 'message', `${publicId}:3`],
      [client, 'message', `${publicId}:99`],
      [stranger, 'message', `${publicId}:4`],
      [api.visitor(), 'message', `${publicId}:4`],
      [client, 'profile', String(robin.publicId)],
      [client, 'profile', '7'],
      [client, 'profile', ''],
      [client, 'profile', '1 or 1=1'],
    ];
    for (const [who, object_type, object_id] of wrong) {
      const response = await report(who, { object_type, object_id, email: 'a@example.test' }, network());
      expect([object_type, object_id, response.error?.code]).toEqual([object_type, object_id, 'object_unknown']);
    }
  });

  test('S-1 a member who blocked the reporter can be reported; a hidden member cannot', async () => {
    const [robin, sanne] = [await api.make(people.premiumMember), await api.make()];
    await block(api.db, sanne, robin);
    const client = await api.as(robin);
    const about = (id: number) => report(client, { object_type: 'profile', object_id: String(id) });
    expect((await about(sanne.publicId)).status).toBe(200);
    const hidden = [await api.make({ invisible: true }), await api.make({ profileStatus: 'hidden' })];
    for (const { publicId } of hidden) expect((await about(publicId)).error?.code).toBe('object_unknown');
  });

  test('C-8 CHAT-04 a complaint removes the chats with the member; with `block` it also blocks them', async () => {
    const [robin, sanne] = [await api.make(people.premiumMember), await api.make()];
    const client = await api.as(robin);
    const { id } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    const chats = async () => (await client.call('GET /api/chats.php')).body.chats.length;
    const about = { object_type: 'profile', object_id: String(sanne.publicId) };
    expect(await chats()).toBe(1);
    await report(client, about);
    expect(await chats()).toBe(0);
    expect((await client.call('GET /api/blocks.php')).body.blocks).toEqual([]);
    await say(api.db, sanne, id, 'are you there?');
    expect(await chats()).toBe(1);
    await report(client, { ...about, block: true });
    expect(await chats()).toBe(0);
    expect((await client.call('GET /api/blocks.php')).body.blocks).toMatchObject([{ profile: sanne.publicId }]);
    await expect(say(api.db, sanne, id, 'hello?')).rejects.toMatchObject({ code: 'DB020' });
  });

  test('C-8 CHAT-04 after a complaint without a block only the reporter’s browsers learn that the chat has changed', async () => {
    const [robin, sanne] = [await api.make(people.premiumMember), await api.make()];
    const [client, reported] = [await api.as(robin), await api.as(sanne)];
    const { id } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    const { public_id: chat } = await api.db
      .selectFrom('conversations')
      .where('id', '=', id)
      .select('public_id')
      .executeTakeFirstOrThrow();
    const chatEvents = async (of: TestClient) =>
      (await of.call('GET /api/events.php', { query: { after: 0 } })).body.events.filter(({ type }) => type === 'chat');
    expect((await report(client, { object_type: 'profile', object_id: String(sanne.publicId) })).status).toBe(200);
    expect(await chatEvents(client)).toMatchObject([{ type: 'chat', conversation: chat }]);
    expect(await chatEvents(reported)).toEqual([]);
  });

  test('requires an address from visitors, and mails them in the language they read', async () => {
    const headers = network();
    const email = `${randomUUID()}@example.test`;
    for (const wrong of [undefined, '', 'nobody']) {
      expect((await report(api.visitor(), { email: wrong }, headers)).error).toMatchObject({
        code: 'invalid_email',
        field: 'email',
      });
    }
    await report(
      api.visitor(),
      { email, name: 'BUY HERE http://spam.example', url: 'https://x.example' },
      { ...headers, cookie: 'lang=de' },
    );
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toBe('Deine Meldung ist angekommen');
    // The mail repeats nothing that the visitor typed.
    expect(JSON.stringify(mail)).not.toMatch(/spam|I know the photo/);
    expect(JSON.stringify(mail?.headers ?? {})).not.toMatch(/unsubscribe/i);
    // Complaints about a child may be anonymous.
    expect((await report(api.visitor(), { category: 'underage' }, headers)).status).toBe(200);
  });

  test('refuses a short text, a missing good faith and an unknown category, naming the field', async () => {
    const client = await api.as(await api.make());
    expect((await report(client, { text: '   123456789  ' })).error).toMatchObject({
      code: 'complaint_text',
      field: 'text',
    });
    expect((await report(client, { text: 'x'.repeat(4_001) })).error).toMatchObject({ field: 'text' });
    expect((await report(client, { good_faith: false })).error).toMatchObject({ field: 'good_faith' });
    expect((await report(client, { category: 'ugly' })).error).toMatchObject({ field: 'category' });
  });

  test('limits members to twenty a day and networks of visitors to ten, concurrent calls included', async () => {
    const client = await api.as(await api.make());
    const flood = await Promise.all(Array.from({ length: 24 }, () => report(client)));
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(flood.filter(({ error }) => error?.code === 'complaint_limit')).toHaveLength(4);
    const visitors = await Promise.all(
      Array.from({ length: 13 }, (_, n) =>
        report(api.visitor(), { email: `${n}@example.test` }, { 'x-forwarded-for': `203.0.113.${n + 1}` }),
      ),
    );
    expect(visitors.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(visitors.filter(({ error }) => error?.code === 'complaint_limit')).toHaveLength(3);
    // One address gets five receipts a day, from all networks together.
    const bombs = [];
    for (let n = 0; n < 6; n += 1) bombs.push(await report(api.visitor(), { email: 'victim@example.test' }, network()));
    expect(bombs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('A-15 a complaint about a child', () => {
  const underage = (client: TestClient, person: { publicId: number }) =>
    report(client, { category: 'underage', object_type: 'profile', object_id: String(person.publicId) });
  const statusOf = async ({ id }: { id: number }) =>
    (await api.db.selectFrom('users').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;
  const member = async (days: number) => {
    const person = await api.make();
    await sinceDays(days, person);
    return api.as(person);
  };

  test('freezes the account for a complaint of an established member: logged out, hidden, notified by mail', async () => {
    const sanne = await api.make({ name: 'Sanne' });
    const asSanne = await api.as(sanne);
    const reporter = await member(30);
    await underage(reporter, sanne);
    expect(await statusOf(sanne)).toBe('suspended');
    expect((await asSanne.call('GET /api/user.php')).body.user).toBeNull();
    expect((await reporter.call('GET /api/member.php', { query: { id: sanne.publicId } })).status).toBe(404);
    expect((await mailsTo(api, sanne.email))[0]?.subject).toBe('Your account is on hold');
    const actions = await api.db.selectFrom('moderation_actions').where('user_id', '=', sanne.id).selectAll().execute();
    expect(actions).toMatchObject([{ action: 'freeze', moderator: 'system' }]);
    // The end of the freeze does not bring the sessions back.
    await api.db.updateTable('users').set({ status: 'active' }).where('id', '=', sanne.id).execute();
    expect((await asSanne.call('GET /api/user.php')).body.user).toBeNull();
  });

  test('does not freeze for a visitor, a new member, or a member who has frozen another account that day', async () => {
    const [one, two, three] = [await api.make(), await api.make(), await api.make()];
    await report(
      api.visitor(),
      { category: 'underage', object_type: 'profile', object_id: String(one.publicId) },
      network(),
    );
    await underage(await member(1), one);
    expect(await statusOf(one)).toBe('active');
    // The second member to complain freezes it, however new they are.
    await underage(await member(1), one);
    expect(await statusOf(one)).toBe('suspended');

    const eager = await member(30);
    await underage(eager, two);
    await underage(eager, three);
    expect([await statusOf(two), await statusOf(three)]).toEqual(['suspended', 'active']);
  });

  test('does not freeze for a reporter who was wrong recently, nor a member who was cleared recently, nor a fictional profile', async () => {
    const [cleared, other, fictional] = [await api.make(), await api.make(), await api.make({ fictional: true })];
    const wrong = await member(30);
    const { body } = await underage(wrong, cleared);
    await api.db
      .updateTable('complaints')
      .set({ status: 'dismissed', decided_at: new Date(), statement_of_reasons: 'is thirty' })
      .where('id', '=', body.complaint.id)
      .execute();
    await api.db.updateTable('users').set({ status: 'active' }).where('id', '=', cleared.id).execute();
    await underage(await member(30), cleared);
    await underage(wrong, other);
    await underage(await member(30), fictional);
    expect([await statusOf(cleared), await statusOf(other), await statusOf(fictional)]).toEqual([
      'active',
      'active',
      'active',
    ]);
  });
});

describe('complaints and their appeals', () => {
  const decide = (id: string, daysAgo = 0) =>
    api.db
      .updateTable('complaints')
      .set({
        status: 'dismissed',
        statement_of_reasons: 'It is the same person.',
        decided_at: new Date(Date.now() - daysAgo * 86_400_000),
      })
      .where('id', '=', id)
      .execute();
  const appeal = (key: { id: string; secret: string }, why = 'Please check it again.') =>
    api.visitor().call('POST /api/complaint-appeal.php', { body: { ...key, text: why } });
  const open = async () => {
    const { body } = await report(await api.as(await api.make()));
    return { id: body.complaint.id, secret: body.secret };
  };

  test('opens a complaint only with its own secret', async () => {
    const [one, two] = [await open(), await open()];
    const ask = (query: { id: string; secret: string }) => api.visitor().call('GET /api/complaints.php', { query });
    expect((await ask(one)).status).toBe(200);
    expect((await ask({ id: one.id, secret: two.secret })).error?.code).toBe('not_found');
    expect((await ask({ id: randomUUID(), secret: one.secret })).error?.code).toBe('not_found');
    expect((await appeal({ id: one.id, secret: two.secret })).error?.code).toBe('not_found');
    expect((await ask({ id: one.id, secret: 'short' })).status).toBe(400);
  });

  test('takes one appeal, after the decision, within six months, with a text', async () => {
    const key = await open();
    expect((await appeal(key)).error?.code).toBe('not_found');
    await decide(key.id);
    const { complaint } = (await api.visitor().call('GET /api/complaints.php', { query: key })).body;
    expect(complaint).toMatchObject({ status: 'dismissed', reasons: 'It is the same person.', appealed: false });
    expect(Date.parse(complaint.appeal_until ?? '')).toBeGreaterThan(Date.now() + 170 * 86_400_000);
    expect((await appeal(key, 'short')).error).toMatchObject({ code: 'complaint_text', field: 'text' });
    const responses = await Promise.all([appeal(key), appeal(key), appeal(key)]);
    expect(responses.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual([
      'already_appealed',
      'already_appealed',
      'done',
    ]);
    const after = (await api.visitor().call('GET /api/complaints.php', { query: key })).body.complaint;
    expect(after).toMatchObject({ appealed: true, appeal_until: null });
    const late = await open();
    await decide(late.id, 190);
    expect((await appeal(late)).error?.code).toBe('appeal_too_late');
  });

  test('takes one appeal about a rejected photo, by its owner', async () => {
    const sanne = await api.make({ photos: ['rejected', 'active'] });
    const client = await api.as(sanne);
    const stranger = await api.as(await api.make());
    const [refused = '', shown = ''] = sanne.photos;
    const ask = (who: TestClient, id: string, why = 'This really is me.') =>
      who.call('POST /api/photo-appeal.php', { body: { id, text: why } });
    expect((await ask(stranger, refused)).error?.code).toBe('not_found');
    expect((await ask(client, shown)).error?.code).toBe('not_found');
    expect((await ask(client, refused, 'me')).error?.code).toBe('complaint_text');
    expect((await ask(client, refused)).body).toEqual({ ok: true });
    expect((await ask(client, refused)).error?.code).toBe('already_appealed');
  });
});
