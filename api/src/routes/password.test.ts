import { randomUUID } from 'node:crypto';

import { linkTo, logIn, mailsTo, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const requestReset = (email: string, headers: Record<string, string> = {}) =>
  api.visitor().call('POST /api/password-reset.php', { body: { email }, headers });
const choose = (token: string, password = 'a brand new phrase', password_repeat = password) =>
  api.visitor().call('PUT /api/password-reset.php', { body: { token, password, password_repeat } });

describe('reset', () => {
  test('AUTH-09 the link of the mail sets a new password once, ends all sessions and unlocks the login', async () => {
    const person = await api.make();
    const [one, other] = [await api.as(person), await api.as(person)];
    for (let tries = 0; tries < 6; tries += 1) await logIn(api, person.email, 'wrong');
    expect((await logIn(api, person.email, testPassword)).error?.code).toBe('too_many_attempts');

    expect((await requestReset(person.email.toUpperCase())).body).toEqual({ ok: true, uniform: false });
    const token = await linkTo(api, person.email);
    expect((await choose(token)).body).toEqual({ ok: true });
    for (const client of [one, other]) expect((await client.call('GET /api/user.php')).body.user).toBeNull();
    expect((await logIn(api, person.email, testPassword)).status).toBe(401);
    expect((await logIn(api, person.email, 'a brand new phrase')).status).toBe(200);
    expect((await choose(token, 'yet another phrase')).error).toMatchObject({
      code: 'link_expired',
      message: 'Link expired or invalid, request a new email',
    });
    expect((await mailsTo(api, person.email))[0]?.subject).toBe('Your password was changed');
  });

  test('AUTH-09 refuses an unknown address, differing passwords and an easy password with the texts of the catalogue', async () => {
    const unknown = await requestReset('unknown@example.test');
    expect(unknown).toMatchObject({ status: 404, error: { message: 'E-mail address not found' } });
    const { email } = await api.make();
    await requestReset(email);
    const token = await linkTo(api, email);
    expect((await choose(token, 'a brand new phrase', 'another phrase')).error).toMatchObject({
      code: 'passwords_differ',
      message: 'The entered passwords are not the same.',
    });
    expect((await choose(token, '12345678')).error?.code).toBe('invalid_password');
    for (const own of [email, email.toUpperCase(), email.split('@')[0] ?? '']) {
      expect([own, (await choose(token, own)).error?.code]).toEqual([own, 'invalid_password']);
    }
    expect((await choose(token)).status).toBe(200);
  });

  test('AUTH-09 sends five mails a day, even for twenty concurrent requests', async () => {
    const { email } = await api.make();
    const responses = await Promise.all(Array.from({ length: 20 }, () => requestReset(email)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = responses.find(({ status }) => status !== 200);
    expect(refused?.error?.message).toBe('Too many password reset emails sent, please try again tomorrow.');
    expect(await mailsTo(api, email)).toHaveLength(5);
  });

  test('a newer link ends the older one, and a link expires after an hour', async () => {
    const { email } = await api.make();
    await requestReset(email);
    const first = await linkTo(api, email);
    await requestReset(email);
    const second = await linkTo(api, email);
    expect((await choose(first)).error?.code).toBe('link_expired');
    // The ended link is known, so the page can say so before it asks for a password.
    const read = await api.visitor().call('GET /api/token.php', { query: { token: first } });
    expect(read.body).toEqual({ purpose: 'reset_password', valid: false, done: false, next: '/reset-password/do' });
    await api.db
      .updateTable('link_tokens')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await choose(second)).error?.code).toBe('link_expired');
  });

  test.each([
    ['/members/42/chat', '/reset-password/do?next=%2Fmembers%2F42%2Fchat'],
    ['//elsewhere.test/', '/reset-password/do'],
  ])('AUTH-08 the link leads on to the requested page, if it is one of ours: %s', async (next, page) => {
    const { email } = await api.make();
    await api.visitor().call('POST /api/password-reset.php', { body: { email, next } });
    const token = await linkTo(api, email);
    const read = await api.visitor().call('GET /api/token.php', { query: { token } });
    expect(read.body).toMatchObject({ valid: true, next: page });
  });

  test('a network learns of five unknown addresses an hour, and then of none', async () => {
    await api.db.deleteFrom('limit_slots').execute();
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 7; tries += 1)
      codes.push((await requestReset(`${randomUUID()}@example.test`)).error?.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'email_not_found'), 'network_limit', 'network_limit']);
    // A known address gets the same response from that network, and no mail. From another network its owner gets one.
    const { email } = await api.make();
    const known = await requestReset(email);
    expect([known.error?.code, known.headers['retry-after']]).toEqual(['network_limit', '3600']);
    expect(await mailsTo(api, email)).toEqual([]);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    expect((await api.visitor().call('POST /api/password-reset.php', { body: { email }, headers })).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  test('a site with uniform replies responds alike to every address', async () => {
    await api.db
      .updateTable('sites')
      .set({ settings: JSON.stringify({ uniform_reset_reply: true }) })
      .execute();
    const other = await api.restart();
    const { email } = await api.make();
    const responses = await Promise.all(
      [email, 'unknown@example.test'].map((address) =>
        other.visitor().call('POST /api/password-reset.php', { body: { email: address } }),
      ),
    );
    expect(responses.map(({ body }) => body)).toEqual([
      { ok: true, uniform: true },
      { ok: true, uniform: true },
    ]);
    expect(await mailsTo(api, 'unknown@example.test')).toEqual([]);
    await api.db.updateTable('sites').set({ settings: '{}' }).execute();
  });

  test('a thousand guessed links open nothing', async () => {
    const { email } = await api.make();
    await requestReset(email);
    const guesses = await Promise.all(
      Array.from({ length: 1000 }, () => choose(randomUUID().replaceAll('-', '').padEnd(43, 'A'))),
    );
    expect(guesses.filter(({ status }) => status !== 410)).toEqual([]);
  }, 30_000);
});

describe('change', () => {
  const change = async (differences: object = {}) => {
    const person = await api.make();
    const client = await api.as(person);
    const other = await api.as(person);
    const response = await client.call('PUT /api/password.php', {
      body: {
        old_password: testPassword,
        password: 'a brand new phrase',
        password_repeat: 'a brand new phrase',
        ...differences,
      },
    });
    return { person, client, other, response };
  };

  test('AUTH-10 changes the password by the old one; ends every other session and notifies the owner', async () => {
    const { person, client, other, response } = await change();
    expect(response.body).toEqual({ ok: true });
    expect((await client.call('GET /api/user.php')).body.user).not.toBeNull();
    expect((await other.call('GET /api/user.php')).body.user).toBeNull();
    expect((await logIn(api, person.email, 'a brand new phrase')).status).toBe(200);
    expect((await mailsTo(api, person.email))[0]?.subject).toBe('Your password was changed');
  });

  test('AUTH-10 the old password is no new one, which only its owner learns', async () => {
    const unchanged = { password: testPassword, password_repeat: testPassword };
    const { other, response } = await change(unchanged);
    expect(response.error).toMatchObject({ code: 'password_unchanged', field: 'password' });
    expect((await other.call('GET /api/user.php')).body.user).not.toBeNull();
    expect((await change({ ...unchanged, old_password: 'wrong' })).response.error?.code).toBe('old_password_wrong');
  });

  test('AUTH-10 a wrong old password changes nothing, gets the text of the catalogue, and is refused after five attempts', async () => {
    const { person, client, response } = await change({ old_password: 'wrong' });
    expect(response.error).toMatchObject({ code: 'old_password_wrong', message: 'Please check your old password.' });
    expect((await logIn(api, person.email, testPassword)).status).toBe(200);
    const body = { old_password: 'x', password: 'a brand new phrase', password_repeat: 'a brand new phrase' };
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      codes.push((await client.call('PUT /api/password.php', { body })).error?.code);
    }
    expect(codes.at(-1)).toBe('too_many_attempts');
    // Failures here do not lock the login.
    expect((await logIn(api, person.email, testPassword)).status).toBe(200);
  });
});
