import { codeOf, newAddress, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';
import { NETWORK_ATTEMPTS } from '../domain/account/login-throttle.policy.ts';
import { networkKey } from '../domain/account/throttle-keys.ts';
import { takeSlot } from '../domain/limits/limits.repository.ts';
import { signupLimit } from '../domain/signup/signup.policy.ts';

/** Limits count before the work they limit, so that a concurrent burst gets no further than a sequence. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const count = (codes: (string | undefined)[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code ?? 'ok', codes.filter((one) => one === code).length]));
const burst = async (size: number, act: () => Promise<{ error: { code: string } | undefined }>) =>
  count(await Promise.all(Array.from({ length: size }, () => codeOf(act()))));

describe('the attempts of a network', () => {
  const logIn = (address: string, email: string, password: string) =>
    api.visitor().call('POST /api/user.php', { body: { email, password }, ...from(address) });

  test('AUTH-08 of sixty concurrent wrong passwords of one network fifty are checked', async () => {
    expect(NETWORK_ATTEMPTS).toBe(50);
    const guess = () => logIn('203.0.113.7', newAddress(), 'not it');
    expect(await burst(60, guess)).toEqual({ login_failed: 50, too_many_attempts: 10 });
    const refused = await logIn('203.0.113.8', (await api.make()).email, testPassword);
    expect(refused.error).toMatchObject({ code: 'too_many_attempts', params: { minutes: 60 } });
  });

  test('AUTH-11 concurrent guesses at the reactivation mail meet the same limit', async () => {
    const guess = () =>
      api.visitor().call('POST /api/reactivate-mail.php', {
        body: { email: newAddress(), password: 'not it' },
        ...from('198.51.100.7'),
      });
    expect(await burst(60, guess)).toEqual({ login_failed: 50, too_many_attempts: 10 });
  });

  test('right passwords and attempts on a locked account do not count', async () => {
    const person = await api.make();
    for (let times = 0; times < 55; times += 1) {
      expect((await logIn('192.0.2.7', person.email, testPassword)).status).toBe(200);
    }
    const locked = await api.make();
    for (let times = 0; times < 60; times += 1) await logIn('192.0.2.7', locked.email, 'not it');
    expect((await logIn('192.0.2.7', person.email, testPassword)).status).toBe(200);
    const key = networkKey('192.0.2.7');
    const row = await api.db.selectFrom('login_throttle').where('key_hash', '=', key).select('failures').execute();
    expect(row).toEqual([{ failures: 5 }]);
  });

  test('a network may try again after an hour', async () => {
    const email = newAddress();
    await logIn('192.0.2.250', email, 'not it');
    const passed = { failures: 50, window_started: new Date(Date.now() - 3_601_000) };
    await api.db.updateTable('login_throttle').set(passed).where('key_hash', '=', networkKey('192.0.2.1')).execute();
    expect(await codeOf(logIn('192.0.2.9', newAddress(), 'not it'))).toBe('login_failed');
  });
});

test('AUTH-01 a network gets two hundred signups a day, also concurrently; other networks are not affected', async () => {
  const signUp = (address: string) =>
    api.visitor().call('POST /api/signup.php', {
      body: { email: newAddress(), name: 'Anna', password: testPassword, date_of_birth: '1994-03-05', terms: true },
      ...from(address),
    });
  const limit = signupLimit(networkKey('203.0.113.1'));
  expect(limit.most).toBe(200);
  for (let taken = 0; taken < 198; taken += 1) await takeSlot(api.db, limit);
  expect(await burst(8, () => signUp('203.0.113.99'))).toEqual({ ok: 2, signup_limit: 6 });
  const refused = await signUp('203.0.113.99');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400']);
  expect((await signUp('198.51.100.99')).status).toBe(200);
});
