import { randomUUID } from 'node:crypto';

import { linkPurposes } from '@pairwise/contracts/shapes/account';
import { sql } from 'kysely';

import { codeOf, linkTo, logIn, newAddress, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';
import { revokeLinks } from '../domain/account/revoke-links.ts';
import { createLink } from '../domain/links/create-link.ts';
import { queueMail } from '../domain/mails/queue-mail.ts';

/** Attacks on accounts that need several calls. Attacks on one call are in the tests of its route. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('limit_slots').execute();
});

const newPassword = 'a brand new phrase';

describe('an owner who secures the account', () => {
  const reset = async (email: string) => {
    await api.visitor().call('POST /api/password-reset.php', { body: { email } });
    return linkTo(api, email, /new password/);
  };
  const choose = (token: string) =>
    api.visitor().call('PUT /api/password-reset.php', {
      body: { token, password: newPassword, password_repeat: newPassword },
    });
  const confirm = (token: string) => api.visitor().call('PUT /api/mail-change.php', { body: { token } });

  /** An attacker with a session and the password has requested to move the account to their own address. */
  const hijack = async () => {
    const person = await api.make();
    const thief = await api.as(person);
    const mailbox = newAddress();
    await thief.call('POST /api/mail-change.php', { body: { email: mailbox, password: testPassword } });
    return { person, thief, mailbox, token: await linkTo(api, mailbox) };
  };
  const addressOf = async (id: number) =>
    (await api.db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirstOrThrow()).email;

  test('AUTH-09 AUTH-10 a password reset ends a pending change of address, as the mail to the owner promises', async () => {
    const { person, token } = await hijack();
    expect((await choose(await reset(person.email))).status).toBe(200);
    expect(await codeOf(confirm(token))).toBe('link_expired');
    expect(await addressOf(person.id)).toBe(person.email);
  });

  test('AUTH-10 a change of the password ends a pending change of address', async () => {
    const { person, token } = await hijack();
    const body = { old_password: testPassword, password: newPassword, password_repeat: newPassword };
    await (await api.as(person)).call('PUT /api/password.php', { body });
    expect(await codeOf(confirm(token))).toBe('link_expired');
    expect(await addressOf(person.id)).toBe(person.email);
  });

  test('AUTH-10 deletes a queued mail with a revoked link', async () => {
    const person = await api.make();
    for (const template of ['mail_change', 'password_changed'] as const) {
      await queueMail(api.db, { userId: person.id, to: newAddress(), template });
    }
    await revokeLinks(api.db, person.id, ['mail_change']);
    const left = await api.db.selectFrom('mail_queue').where('user_id', '=', person.id).select('template').execute();
    expect(left).toEqual([{ template: 'password_changed' }]);
  });

  test('AUTH-10 links mailed to the old address stop working once the address has changed', async () => {
    const person = await api.make();
    const stolen = await reset(person.email);
    const client = await api.as(person);
    const email = newAddress();
    await client.call('POST /api/mail-change.php', { body: { email, password: testPassword } });
    expect((await confirm(await linkTo(api, email))).status).toBe(200);
    expect(await codeOf(choose(stolen))).toBe('link_expired');
    expect((await logIn(api, email, testPassword)).status).toBe(200);
  });
});

describe('links', () => {
  const newcomer = async () => {
    const email = newAddress();
    const body = { email, name: 'Anna', password: newPassword, date_of_birth: '1994-03-05', terms: true };
    const client = api.visitor();
    await client.call('POST /api/signup.php', { body });
    return { client, email };
  };
  const confirm = (email: string) =>
    api.db
      .updateTable('users')
      .set({ status: 'active', confirmed_at: new Date() })
      .where('email', '=', email)
      .execute();
  const activate = (token: string, client = api.visitor(), headers: Record<string, string> = {}) =>
    client.call('POST /api/activate.php', { body: { token }, headers });

  test('AUTH-07 a second confirmation link stops working once another has confirmed', async () => {
    const { client, email } = await newcomer();
    const first = await linkTo(api, email);
    await client.call('POST /api/activation-mail.php', { body: {} });
    const second = await linkTo(api, email);
    expect((await activate(second)).body.user?.email).toBe(email);
    expect(await codeOf(activate(first))).toBe('link_expired');
  });

  test('AUTH-07 a link to an address that is confirmed already logs no one in', async () => {
    const { email } = await newcomer();
    const token = await linkTo(api, email);
    await confirm(email);
    const visitor = api.visitor();
    expect((await activate(token, visitor)).body).toEqual({ user: null, host: null, next: '/activate/done' });
    expect(visitor.cookie()).toBeUndefined();
  });

  test.each(['banned', 'suspended', 'pending_deletion'] as const)(
    'AUTH-07 a confirmation link of a %s account fails with the text of the catalogue, without a session',
    async (status) => {
      const { email } = await newcomer();
      const token = await linkTo(api, email);
      const purge_after = status === 'pending_deletion' ? new Date(Date.now() + 86_400_000) : null;
      await confirm(email);
      await api.db.updateTable('users').set({ status, purge_after }).where('email', '=', email).execute();
      const visitor = api.visitor();
      const response = await activate(token, visitor);
      expect([response.status, response.error]).toEqual([
        422,
        { code: 'activation_failed', message: 'Activation failed' },
      ]);
      expect(visitor.cookie()).toBeUndefined();
    },
  );

  test('AUTH-07 CALL-11 the same gesture succeeds six times, in sequence and concurrently; another gesture fails', async () => {
    for (const isConcurrent of [false, true]) {
      const { email } = await newcomer();
      const token = await linkTo(api, email);
      const headers = { 'idempotency-key': randomUUID() };
      const clients = Array.from({ length: 6 }, () => api.visitor());
      if (isConcurrent) await Promise.all(clients.map((client) => activate(token, client, headers)));
      else for (const client of clients) await activate(token, client, headers);
      for (const client of clients) expect((await client.call('GET /api/user.php')).body.user?.email).toBe(email);
      expect(await codeOf(activate(token, api.visitor(), { 'idempotency-key': randomUUID() }))).toBe('link_expired');
      expect(await codeOf(activate(token))).toBe('link_expired');
    }
  });

  test('AUTH-11 CALL-11 the same gesture reactivates once and gets the same session six times; another gesture gets none', async () => {
    const person = await api.make();
    await (await api.as(person)).call('POST /api/account-delete.php', { body: { password: testPassword } });
    const token = await linkTo(api, person.email);
    const headers = { 'idempotency-key': randomUUID() };
    const cookies = new Set<string | undefined>();
    for (let times = 0; times < 6; times += 1) {
      const client = api.visitor();
      const { body } = await client.call('POST /api/reactivate.php', { body: { token }, headers });
      expect(body.user.status).toBe('active');
      cookies.add(client.cookie());
    }
    expect(cookies.size).toBe(1);
    const another = api.visitor().call('POST /api/reactivate.php', {
      body: { token },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await codeOf(another)).toBe('link_expired');
  });

  test('AUTH-08 a login link works once, not while another member is logged in, and not for a closed account; it replaces the session', async () => {
    const person = await api.make({ name: 'Iris' });
    const open = (token: string, client = api.visitor()) =>
      client.call('POST /api/login-link.php', { body: { token } });
    const other = await api.as(await api.make({ name: 'Milan' }));
    const token = await createLink(api.db, person.id, 'login');
    expect(await codeOf(open(token, other))).toBe('link_expired');
    expect((await other.call('GET /api/user.php')).body.user?.name).toBe('Milan');
    const own = await api.as(person);
    const before = own.cookie();
    expect((await open(token, own)).body).toMatchObject({ user: { name: 'Iris' }, next: '/members' });
    expect(own.cookie()).not.toBe(before);
    expect((await api.visitor().call('GET /api/user.php', { headers: { cookie: before ?? '' } })).body.user).toBeNull();
    expect(await codeOf(open(token))).toBe('link_expired');
    const closed = await createLink(api.db, (await api.make({ status: 'banned' })).id, 'login');
    expect(await codeOf(open(closed))).toBe('account_banned');
  });

  test('a link works only for its own purpose', async () => {
    const takers = {
      activate: (token: string) => activate(token),
      reset_password: (token: string) =>
        api.visitor().call('PUT /api/password-reset.php', {
          body: { token, password: newPassword, password_repeat: newPassword },
        }),
      mail_change: (token: string) => api.visitor().call('PUT /api/mail-change.php', { body: { token } }),
      reactivate: (token: string) => api.visitor().call('POST /api/reactivate.php', { body: { token } }),
      unsubscribe: (token: string) => api.visitor().call('POST /api/unsubscribe.php', { query: { token } }),
      login: (token: string) => api.visitor().call('POST /api/login-link.php', { body: { token } }),
    };
    const { id } = await api.make();
    const responses: unknown[] = [];
    for (const purpose of linkPurposes) {
      const token = await createLink(api.db, id, purpose, { email: newAddress() });
      for (const [taker, take] of Object.entries(takers)) {
        if (taker !== purpose) responses.push([purpose, taker, await codeOf(take(token))]);
      }
    }
    expect(responses).toHaveLength(30);
    expect(responses).toEqual(responses.map((response) => [...Object(response).slice(0, 2), 'link_expired']));
  });
});

test('sessions and links work only on their own site', async () => {
  const person = await api.make();
  const client = await api.as(person);
  const elsewhere = { host: 'she.pairwise.example' };
  expect((await client.call('GET /api/user.php', { headers: elsewhere })).body.user).toBeNull();
  await api.visitor().call('POST /api/password-reset.php', { body: { email: person.email } });
  const token = await linkTo(api, person.email);
  const response = await api.visitor().call('GET /api/token.php', { query: { token }, headers: elsewhere });
  expect(response.status).toBe(404);
});

test('no table contains passwords, tokens of sessions and links, or keys of gestures', async () => {
  const person = await api.make();
  const key = randomUUID();
  const client = await api.as(person);
  const body = { old_password: testPassword, password: newPassword, password_repeat: newPassword };
  await client.call('PUT /api/password.php', { body, headers: { 'idempotency-key': key } });
  await api.visitor().call('POST /api/password-reset.php', { body: { email: person.email } });
  const token = await linkTo(api, person.email);
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(api.db);
  let found = '';
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(api.db);
    found += rows.map(({ text }) => text).join('\n');
  }
  expect(found).toContain(person.email);
  for (const secret of [newPassword, testPassword, token, key, client.cookie()?.slice('auth.session='.length) ?? '-']) {
    expect(found).not.toContain(secret);
  }
});
