import { sql } from 'kysely';

import { linkTo, mailsTo, newAddress, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const start = async () => {
  const person = await api.make();
  const client = await api.as(person);
  const request = (email: string, password = testPassword) =>
    client.call('POST /api/mail-change.php', { body: { email, password } });
  return { person, client, request };
};
const confirm = (token: string) => api.visitor().call('PUT /api/mail-change.php', { body: { token } });

test('AUTH-10 mails both addresses, and changes nothing before the link is used', async () => {
  const { person, client, request } = await start();
  const email = newAddress();
  expect((await request(email)).body).toEqual({ ok: true });
  expect((await client.call('GET /api/user.php')).body.user?.email).toBe(person.email);
  const [notice] = await mailsTo(api, person.email);
  expect(notice).toMatchObject({ subject: 'Your email address is about to change' });
  expect(notice?.text).toContain(email);
  const token = await linkTo(api, email);
  expect((await confirm(token)).body).toEqual({ email });
  expect((await client.call('GET /api/user.php')).body.user?.email).toBe(email);
  expect((await confirm(token)).error?.code).toBe('link_expired');
  // A last mail goes to the old address, without a link that opens anything.
  const [closing] = await mailsTo(api, person.email);
  expect(closing).toMatchObject({ subject: 'Your email address was changed', links: [] });
  expect(closing?.text).toContain(email);
});

test('AUTH-10 refuses an invalid address, a wrong password and a taken address', async () => {
  const { request } = await start();
  const taken = await api.make();
  expect((await request('not an address')).error).toMatchObject({
    code: 'new_email_invalid',
    message: 'New email adress is invalid.',
  });
  expect((await request(newAddress(), 'wrong')).error?.code).toBe('old_password_wrong');
  expect((await request(taken.email.toUpperCase())).error?.code).toBe('email_exists');
});

test('AUTH-10 an account that takes the address between mail and link keeps it, and the link stays valid', async () => {
  const { person, request } = await start();
  const email = newAddress();
  await request(email);
  const token = await linkTo(api, email);
  const faster = await api.make({ email });
  expect((await confirm(token)).error?.code).toBe('email_exists');
  const kept = await api.db
    .selectFrom('users')
    .where('id', 'in', [person.id, faster.id])
    .select(['id', 'email'])
    .execute();
  expect(Object.fromEntries(kept.map((row) => [row.id, row.email]))).toEqual({
    [person.id]: person.email,
    [faster.id]: email,
  });
});

test('refuses a sixth request on the same day', async () => {
  const { request } = await start();
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 6; tries += 1) codes.push((await request(newAddress())).error?.code);
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'mail_limit']);
});

describe('a change that waits for its confirmation', () => {
  const wait = async () => {
    const started = await start();
    const email = newAddress();
    await started.request(email);
    const pending = async () => (await started.client.call('GET /api/mail-change.php')).body.pending;
    const resend = () => started.client.call('POST /api/mail-change-resend.php', { body: {} });
    const cancel = () => started.client.call('DELETE /api/mail-change.php', { body: {} });
    return { ...started, email, pending, resend, cancel };
  };

  test('AUTH-10 is shown until it is confirmed, and only to its member', async () => {
    const { email, pending, client } = await wait();
    const found = await pending();
    expect(found?.email).toBe(email);
    const left = Date.parse(found?.expires_at ?? '') - Date.now();
    expect(Math.abs(left - 86_400_000)).toBeLessThan(60_000);
    const stranger = await api.as(await api.make());
    expect((await stranger.call('GET /api/mail-change.php')).body).toEqual({ pending: null });
    expect((await api.visitor().call('GET /api/mail-change.php')).error?.code).toBe('authentication_required');
    await confirm(await linkTo(api, email));
    expect(await pending()).toBeNull();
    expect((await client.call('GET /api/user.php')).body.user?.email).toBe(email);
  });

  test('AUTH-10 is replaced by another request, and ends with its link', async () => {
    const { request, pending, person } = await wait();
    const other = newAddress();
    await request(other);
    expect((await pending())?.email).toBe(other);
    await sql`update mail_changes set requested_at = now() - interval '25 hours' where user_id = ${person.id}`.execute(
      api.db,
    );
    expect(await pending()).toBeNull();
  });

  test('AUTH-10 is mailed again with a new link, at most five times a day in all', async () => {
    const { email, resend, person } = await wait();
    const first = await linkTo(api, email);
    expect((await resend()).body.pending?.email).toBe(email);
    const second = await linkTo(api, email);
    expect(second).not.toBe(first);
    expect((await confirm(first)).error?.code).toBe('link_expired');
    // The old address was notified with the request.
    expect(await mailsTo(api, person.email)).toHaveLength(1);
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 4; tries += 1) codes.push((await resend()).error?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'mail_limit']);
    expect((await confirm(await linkTo(api, email))).body).toEqual({ email });
    expect((await resend()).error?.code).toBe('not_found');
  });

  test('AUTH-10 that is cancelled has a link that opens nothing, even when its mail was not sent yet', async () => {
    const { email, pending, cancel, resend } = await wait();
    const token = await linkTo(api, email);
    expect((await cancel()).body).toEqual({ pending: null });
    expect(await pending()).toBeNull();
    expect((await confirm(token)).error?.code).toBe('link_expired');
    expect((await resend()).error?.code).toBe('not_found');
    expect((await cancel()).status).toBe(200);
    const unsent = await wait();
    await unsent.cancel();
    expect(await mailsTo(api, unsent.email)).toEqual([]);
  });

  test('AUTH-10 is cancelled by a new password', async () => {
    const { pending, client } = await wait();
    const password = 'a brand new phrase';
    const body = { old_password: testPassword, password, password_repeat: password };
    expect((await client.call('PUT /api/password.php', { body })).status).toBe(200);
    expect(await pending()).toBeNull();
  });
});
