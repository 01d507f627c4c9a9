import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  changeDuring,
  codeOf,
  linkTo,
  logIn,
  mailsTo,
  newAddress,
  startTestApi,
  type TestApi,
  testPassword,
  type TestPerson,
} from '../../testing/index.ts';
import type { Database } from '../db/database.ts';
import { updatePasswordHash } from '../domain/account/account.repository.ts';
import { hashPassword } from '../domain/account/password-hash.ts';
import { revokeLinks } from '../domain/account/revoke-links.ts';
import { endSessionsOf } from '../domain/account/session.repository.ts';
import { createLink } from '../domain/links/create-link.ts';
import { queueMail } from '../domain/mails/queue-mail.ts';
import { closeAccount } from '../domain/moderation/moderate-member.ts';

/**
 * Requests that were authorised just before the owner secured the account, or a moderator closed it. `changeDuring` holds
 * the row of the account, so that each race has the same course in every run.
 */
let api: TestApi;
let newHash: string;
beforeAll(async () => {
  api = await startTestApi();
  newHash = await hashPassword('a brand new phrase');
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('limit_slots').execute();
  await api.db.deleteFrom('login_throttle').execute();
});

/** The writes of a password reset. */
const reset = (id: number) => async (transaction: Database) => {
  await updatePasswordHash(transaction, id, newHash);
  await endSessionsOf(transaction, id);
  await revokeLinks(transaction, id, ['reset_password', 'mail_change', 'login']);
};
const close = (measure: 'suspend' | 'ban', id: number) => (transaction: Database) =>
  closeAccount(transaction, measure, { moderator: 'test', reason: 'a test', userId: id });

const sessionsOf = async (id: number) =>
  (await api.db.selectFrom('sessions').where('user_id', '=', id).select('user_id').execute()).length;
const accountOf = ({ id }: Pick<TestPerson, 'id'>) =>
  api.db.selectFrom('users').where('id', '=', id).select(['status', 'password_hash']).executeTakeFirstOrThrow();

describe('a session', () => {
  test('AUTH-09 a login with the old password that was verified before a reset opens no session', async () => {
    const person = await api.make();
    const login = await changeDuring(api, person.id, () => logIn(api, person.email, testPassword), reset(person.id));
    expect([login.status, login.error?.code]).toEqual([401, 'login_failed']);
    expect(await sessionsOf(person.id)).toBe(0);
  });

  test('AUTH-08 a login that was verified before a suspension opens no session that would live on after it', async () => {
    const person = await api.make();
    const login = await changeDuring(
      api,
      person.id,
      () => logIn(api, person.email, testPassword),
      close('suspend', person.id),
    );
    expect(login.error?.code).toBe('account_banned');
    expect(await sessionsOf(person.id)).toBe(0);
  });

  test('a login that meets no change of the account opens a session', async () => {
    const person = await api.make();
    const nothing = () => Promise.resolve();
    const login = await changeDuring(api, person.id, () => logIn(api, person.email, testPassword), nothing);
    expect(login.status).toBe(200);
    expect(await sessionsOf(person.id)).toBe(1);
  });

  test('AUTH-08 a login link opens no session of an account that is suspended meanwhile', async () => {
    const person = await api.make();
    const token = await createLink(api.db, person.id, 'login');
    const open = () => api.visitor().call('POST /api/login-link.php', { body: { token } });
    expect(await codeOf(changeDuring(api, person.id, open, close('suspend', person.id)))).toBe('account_banned');
    expect(await sessionsOf(person.id)).toBe(0);
  });

  test('AUTH-01 a repeated signup opens no session after a reset, and none for an account that is being deleted', async () => {
    const form = { name: 'Anna', password: testPassword, date_of_birth: '1994-03-05', terms: true };
    const body = { ...form, email: newAddress() };
    const headers = { 'idempotency-key': randomUUID() };
    const client = api.visitor();
    const signUp = (from = api.visitor()) => from.call('POST /api/signup.php', { body, headers });
    await signUp(client);
    const { id } = await api.db
      .selectFrom('users')
      .where('email', '=', body.email)
      .select('id')
      .executeTakeFirstOrThrow();
    await changeDuring(api, id, signUp, reset(id));
    expect(await sessionsOf(id)).toBe(0);
    expect(await codeOf(signUp())).toBe('email_exists');
    expect(await sessionsOf(id)).toBe(0);

    const other = { ...form, email: newAddress() };
    const again = { body: other, headers: { 'idempotency-key': randomUUID() } };
    await client.call('POST /api/signup.php', again);
    expect((await client.call('POST /api/account-delete.php', { body: { password: testPassword } })).status).toBe(200);
    expect(await codeOf(api.visitor().call('POST /api/signup.php', again))).toBe('email_pending_deletion');
  });

  test.each([
    ['a reset of the password', (person: TestPerson) => api.db.transaction().execute(reset(person.id))],
    [
      'the end of all other sessions',
      async (_: TestPerson, owner: Awaited<ReturnType<TestApi['as']>>) =>
        owner.call('DELETE /api/sessions.php', { body: { id: 'all' } }),
    ],
  ])('CALL-11 the gesture of a login link opens no further session after %s', async (_what, secure) => {
    const person = await api.make();
    const owner = await api.as(person);
    const token = await createLink(api.db, person.id, 'login');
    const headers = { 'idempotency-key': randomUUID() };
    const open = (client = api.visitor()) => client.call('POST /api/login-link.php', { body: { token }, headers });
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(200);
    await secure(person, owner);
    expect(await codeOf(open())).toBe('link_expired');
  });

  test('CALL-11 the gesture of a login link opens no further session after its logout', async () => {
    const person = await api.make();
    const token = await createLink(api.db, person.id, 'login');
    const headers = { 'idempotency-key': randomUUID() };
    const client = api.visitor();
    await client.call('POST /api/login-link.php', { body: { token }, headers });
    expect((await client.call('GET /api/logout.php')).status).toBe(200);
    expect(await codeOf(api.visitor().call('POST /api/login-link.php', { body: { token }, headers }))).toBe(
      'link_expired',
    );
  });
});

describe('an intruder who has confirmed the old password', () => {
  test('AUTH-10 does not set another password after the owner has reset it', async () => {
    const person = await api.make();
    const thief = await api.as(person);
    const mine = 'the phrase of a thief';
    const change = () =>
      thief.call('PUT /api/password.php', {
        body: { old_password: testPassword, password: mine, password_repeat: mine },
      });
    const response = await changeDuring(api, person.id, change, reset(person.id));
    expect(response.error).toMatchObject({ code: 'old_password_wrong', field: 'old_password' });
    expect((await accountOf(person)).password_hash).toBe(newHash);
  });

  test('AUTH-10 does not move the account to another address', async () => {
    const person = await api.make();
    const thief = await api.as(person);
    const email = newAddress();
    const move = () => thief.call('POST /api/mail-change.php', { body: { email, password: testPassword } });
    expect(await codeOf(changeDuring(api, person.id, move, reset(person.id)))).toBe('old_password_wrong');
    expect(await mailsTo(api, email)).toEqual([]);
  });

  test('AUTH-11 does not delete the account', async () => {
    const person = await api.make();
    const thief = await api.as(person);
    const leave = () => thief.call('POST /api/account-delete.php', { body: { password: testPassword } });
    expect(await codeOf(changeDuring(api, person.id, leave, reset(person.id)))).toBe('old_password_wrong');
    expect((await accountOf(person)).status).toBe('active');
  });

  test('gets no copy of the data', async () => {
    const person = await api.make();
    const thief = await api.as(person);
    const order = () => thief.call('POST /api/export.php', { body: { password: testPassword } });
    expect(await codeOf(changeDuring(api, person.id, order, reset(person.id)))).toBe('old_password_wrong');
  });
});

test('AUTH-11 a member who is suspended while deleting the account stays suspended', async () => {
  const person = await api.make();
  const client = await api.as(person);
  const leave = () => client.call('POST /api/account-delete.php', { body: { password: testPassword } });
  const response = await changeDuring(api, person.id, leave, close('suspend', person.id));
  expect([response.status, response.error?.code]).toEqual([403, 'authentication_required']);
  expect((await accountOf(person)).status).toBe('suspended');
});

test('AUTH-09 a reset mail that is being sent while the password is reset goes out with no link', async () => {
  const person = await api.make();
  await queueMail(api.db, { userId: person.id, template: 'reset_password' });
  await changeDuring(api, person.id, () => api.runDueJobs(), reset(person.id));
  expect(await mailsTo(api, person.email)).toEqual([]);
  const links = await api.db.selectFrom('link_tokens').where('user_id', '=', person.id).select('used_at').execute();
  expect(links).toEqual([]);
});

describe('an activation that fails in the middle', () => {
  const stopMessages = (reason: string) =>
    sql`create function stop_messages() returns trigger language plpgsql as
      $$ begin raise exception 'stopped' using errcode = ${sql.lit(reason)}; end $$;
      create trigger stop_messages before insert on messages for each row execute function stop_messages()`.execute(
      api.db,
    );
  const letMessages = () => sql`drop function if exists stop_messages() cascade`.execute(api.db);
  afterEach(letMessages);

  const newcomer = async (to: TestPerson) => {
    const email = newAddress();
    const form = { email, name: 'Anna', password: testPassword, date_of_birth: '1994-03-05', terms: true };
    const body = { ...form, profile: to.publicId, signup_message: 'Hello there' };
    expect((await api.visitor().call('POST /api/signup.php', { body })).status).toBe(200);
    return linkTo(api, email);
  };
  const activate = (token: string) => api.visitor().call('POST /api/activate.php', { body: { token } });
  const messagesTo = async (receiver: TestPerson) => {
    const { rows } = await sql<{ body: string }>`select body from messages m join conversations c on c.id =
      m.conversation_id where ${receiver.id} in (c.user_lo, c.user_hi)`.execute(api.db);
    return rows.map(({ body }) => body);
  };

  test('AUTH-07 keeps the first message and the link, so that the next attempt sends it once', async () => {
    const receiver = await api.make();
    const token = await newcomer(receiver);
    await stopMessages('XX000');
    expect((await activate(token)).status).toBe(500);
    await letMessages();
    expect(await messagesTo(receiver)).toEqual([]);
    expect((await activate(token)).status).toBe(200);
    expect(await messagesTo(receiver)).toEqual(['Hello there']);
  });

  test('AUTH-07 a message that the receiver refuses returns to its author, and the address is confirmed nevertheless', async () => {
    const receiver = await api.make();
    const token = await newcomer(receiver);
    await stopMessages('DB020');
    expect((await activate(token)).body).toMatchObject({ user: { status: 'active' }, undelivered: ['Hello there'] });
    await letMessages();
    expect(await messagesTo(receiver)).toEqual([]);
    expect(await api.db.selectFrom('held_messages').selectAll().execute()).toEqual([]);
  });
});
