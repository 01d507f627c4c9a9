import { newAddress, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';

/** Limits on finding out which addresses have an account (decisions A-10, 0015). */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const count = (codes: (string | undefined)[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));

test('AUTH-06 a network learns of fifty taken addresses an hour by signups; another network has its own limit', async () => {
  const { email } = await api.make();
  const signUp = async (from: string, address = email) => {
    const body = {
      email: address,
      name: 'Anna',
      password: 'a quiet long walk',
      date_of_birth: '1994-03-05',
      terms: true,
    };
    const headers = { 'x-forwarded-for': from };
    return (await api.visitor().call('POST /api/signup.php', { body, headers })).error?.code;
  };
  const codes = await Promise.all(Array.from({ length: 55 }, (_, n) => signUp(`203.0.113.${n}`)));
  expect(count(codes)).toEqual({ email_exists: 50, network_limit: 5 });
  expect(await signUp('203.0.113.9', newAddress())).toBe('network_limit');
  expect(await signUp('198.51.100.7')).toBe('email_exists');
  expect(await signUp('198.51.100.7', newAddress())).toBeUndefined();
});

test('AUTH-06 an unconfirmed member learns of ten taken addresses a day, and then of none, free or taken', async () => {
  const { email } = await api.make();
  const newcomer = await api.as(await api.make({ status: 'not_confirmed' }));
  const request = async (address: string) =>
    (await newcomer.call('PUT /api/signup-email.php', { body: { email: address, password: testPassword } })).error
      ?.code;
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1) codes.push(await request(email));
  expect(count(codes)).toEqual({ email_exists: 10, address_limit: 2 });
  expect(await request(newAddress())).toBe('address_limit');
  await api.db.deleteFrom('limit_slots').execute();
  expect(await request(newAddress())).toBeUndefined();
});

test('AUTH-10 a member can request five addresses a day, free or taken', async () => {
  const { email } = await api.make();
  const member = await api.as(await api.make());
  const request = async (address: string) =>
    (await member.call('POST /api/mail-change.php', { body: { email: address, password: testPassword } })).error?.code;
  const codes = [await request(newAddress())];
  for (let tries = 0; tries < 6; tries += 1) codes.push(await request(email));
  expect(count(codes)).toEqual({ undefined: 1, email_exists: 4, mail_limit: 2 });
});
