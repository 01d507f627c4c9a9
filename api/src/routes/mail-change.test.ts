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
