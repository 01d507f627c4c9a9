import { randomUUID } from 'node:crypto';

import {
  linkTo,
  logIn,
  mailsTo,
  newAddress,
  startTestApi,
  type TestApi,
  testPassword,
  type TestPerson,
} from '../../testing/index.ts';
import { EQUAL_TIME_MS } from '../domain/limits/equal-time.ts';

/** A site with uniform replies (decisions A-10): nothing may reveal whether an address has an account. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db
    .updateTable('sites')
    .set({ settings: JSON.stringify({ uniform_reset_reply: true }) })
    .execute();
});
afterAll(() => api.close());

const password = 'a quiet long walk';

const signUp = async (email: string, { key = randomUUID(), client = api.visitor(), differences = {} } = {}) => {
  const body = { email, name: 'Anna', password, date_of_birth: '1994-03-05', terms: true, ...differences };
  const response = await client.call('POST /api/signup.php', { body, headers: { 'idempotency-key': key } });
  return { client, response };
};
const subjects = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject);

/** All that a browser receives, without the headers that differ with every response, and the one that the gateway removes. */
const seen = ({ status, body, headers }: { status: number; body: object; headers: object }) => {
  const {
    date: _date,
    'x-server-time': _clock,
    'x-signup': _counted,
    ...rest
  } = Object.fromEntries(Object.entries(headers));
  return { status, body, headers: rest };
};

test.each(['active', 'not_confirmed', 'pending_deletion', 'banned', 'suspended'] as const)(
  'AUTH-06 a signup with the address of a %s account gets exactly the response of a new one, without a session',
  async (status) => {
    const owner = await api.make({ status });
    const known = await signUp(owner.email.toUpperCase());
    const fresh = await signUp(newAddress());
    expect(fresh.response).toMatchObject({ status: 200, body: { user: null, step: 0 } });
    expect(seen(known.response)).toEqual(seen(fresh.response));
    // For the gateway alone, which counts the signups of experiments.
    expect([known, fresh].map(({ response }) => response.headers['x-signup'])).toEqual([undefined, 'created']);
    for (const { client } of [known, fresh]) {
      expect(client.cookie()).toBeUndefined();
      expect((await client.call('GET /api/user.php')).body.user).toBeNull();
    }
  },
);

test.each([
  ['active', 'You already have an account', /\/login\?lang=en$/],
  ['not_confirmed', 'Confirm your email address', /\/[\w-]{43}\?lang=en$/],
  ['pending_deletion', 'Your account will be deleted', /\/[\w-]{43}\?lang=en$/],
] as const)(
  'AUTH-06 the owner of a %s account is notified by mail, with a link to log in',
  async (status, subject, link) => {
    const owner = await api.make({ status });
    if (status === 'pending_deletion') {
      await api.db
        .updateTable('users')
        .set({ purge_after: new Date(Date.now() + 86_400_000) })
        .where('id', '=', owner.id)
        .execute();
    }
    await signUp(owner.email);
    const [mail] = await mailsTo(api, owner.email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.links.some((one) => link.test(one))).toBe(true);
  },
);

test('AUTH-06 the account does not change, and its owner gets three such mails a day, one for each gesture', async () => {
  const owner = await api.make({ name: 'Milan' });
  const row = () => api.db.selectFrom('users').where('id', '=', owner.id).selectAll().executeTakeFirstOrThrow();
  const before = await row();
  const key = randomUUID();
  await Promise.all(Array.from({ length: 6 }, () => signUp(owner.email, { key })));
  expect(await subjects(owner.email)).toHaveLength(1);
  for (let times = 0; times < 6; times += 1) await signUp(owner.email);
  expect(await subjects(owner.email)).toHaveLength(3);
  expect(await row()).toEqual(before);
  expect((await logIn(api, owner.email, password)).status).toBe(401);
});

test('AUTH-01 AUTH-06 twenty concurrent signups with one new address make one account and get the same response', async () => {
  const email = newAddress();
  const responses = await Promise.all(Array.from({ length: 20 }, () => signUp(email)));
  expect(new Set(responses.map(({ response }) => JSON.stringify(seen(response)))).size).toBe(1);
  expect(await api.db.selectFrom('users').where('email', '=', email).select('id').execute()).toHaveLength(1);
});

test('AUTH-01 the same gesture six times makes one account and sends one mail', async () => {
  const [email, key] = [newAddress(), randomUUID()];
  for (let times = 0; times < 6; times += 1) expect((await signUp(email, { key })).response.status).toBe(200);
  expect(await subjects(email)).toEqual(['Confirm your email address']);
});

test('AUTH-07 the link of the mail logs in, and the remaining steps follow', async () => {
  const email = newAddress();
  await signUp(email, { differences: { signup_message: 'Hello there', network: 'fb' } });
  const visitor = api.visitor();
  const { body } = await visitor.call('POST /api/activate.php', { body: { token: await linkTo(api, email) } });
  expect(body.user).toMatchObject({ status: 'active', email, signup_step: 1 });
  expect((await visitor.call('GET /api/signup.php')).body).toMatchObject({ step: 1, confirmed: true });
  expect((await logIn(api, email, password)).status).toBe(200);
});

describe('other ways to find out', () => {
  test('a login right after the signup fails: the account opens by its link, which the right password sends again', async () => {
    const [email, taken] = [newAddress(), (await api.make()).email];
    for (const address of [email, taken]) await signUp(address);
    const [made, refused] = [await logIn(api, email, password), await logIn(api, taken, password)];
    expect([made.status, made.error]).toEqual([401, refused.error]);
    expect(await subjects(email)).toEqual(['Confirm your email address', 'Confirm your email address']);
    // The right password does not reset the counter: it counts as an attempt like a wrong one.
    const codes: (string | undefined)[] = [];
    for (const secret of ['x', 'x', password, 'x', 'x']) codes.push((await logIn(api, email, secret)).error?.code);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'login_failed'), 'too_many_attempts']);
  });

  test('one key with two addresses gets the same response', async () => {
    const key = randomUUID();
    const taken = (await api.make()).email;
    const codes = [];
    for (const email of [newAddress(), taken, newAddress()]) codes.push((await signUp(email, { key })).response.status);
    expect(codes).toEqual([200, 200, 200]);
  });

  test('an invalid form gets the same error', async () => {
    const taken = (await api.make()).email;
    for (const differences of [{ password: 'short' }, { name: '@x' }, { date_of_birth: '2020-01-01' }]) {
      const [known, fresh] = [await signUp(taken, { differences }), await signUp(newAddress(), { differences })];
      expect(known.response.error).toEqual(fresh.response.error);
      expect(known.response.status).toBe(422);
    }
  });

  test('a change of address gets the same response; the owner of a taken address is notified and no link is sent', async () => {
    const member = await api.as(await api.make());
    const owner = await api.make();
    const requestChange = (email: string) =>
      member.call('POST /api/mail-change.php', { body: { email, password: testPassword } });
    const free = newAddress();
    expect(seen(await requestChange(owner.email))).toEqual(seen(await requestChange(free)));
    expect(await subjects(owner.email)).toEqual(['You already have an account']);
    expect(await subjects(free)).toEqual(['Confirm your new email address']);
  });

  test('an unconfirmed member from before the setting gets the same; the address changes by its link', async () => {
    const owner = await api.make();
    const change = async (person: TestPerson, email: string) => {
      // The session is from before the setting: since then unconfirmed members get none.
      const client = await sessionOf(person);
      const response = await client.call('PUT /api/signup-email.php', { body: { email, password: testPassword } });
      return { ...response, body: response.body.user.email === person.email ? 'unchanged' : response.body };
    };
    const [one, other] = [await api.make({ status: 'not_confirmed' }), await api.make({ status: 'not_confirmed' })];
    const free = newAddress();
    const [known, fresh] = [await change(one, owner.email), await change(other, free)];
    expect([known.status, known.body]).toEqual([200, 'unchanged']);
    expect([fresh.status, fresh.body]).toEqual([200, 'unchanged']);
    await api.visitor().call('PUT /api/mail-change.php', { body: { token: await linkTo(api, free) } });
    const { email } = await api.db
      .selectFrom('users')
      .where('id', '=', other.id)
      .select('email')
      .executeTakeFirstOrThrow();
    expect(email).toBe(free);
  });

  test('every response leaves at a fixed interval', async () => {
    const taken = (await api.make()).email;
    const timeOf = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const reset = (email: string) => api.visitor().call('POST /api/password-reset.php', { body: { email } });
    for (const work of [
      () => signUp(taken),
      () => signUp(newAddress()),
      () => logIn(api, taken, 'wrong'),
      () => logIn(api, newAddress(), 'wrong'),
      () => reset(taken),
      () => reset(newAddress()),
    ]) {
      expect(await timeOf(work)).toBeGreaterThanOrEqual(EQUAL_TIME_MS - 1);
    }
  });
});

const sessionOf = async (person: TestPerson) => {
  const set = (settings: object) =>
    api.db
      .updateTable('sites')
      .set({ settings: JSON.stringify(settings) })
      .execute();
  await set({});
  const before = await api.restart();
  const client = await before.as(person);
  await set({ uniform_reset_reply: true });
  const cookie = client.cookie() ?? '';
  const call: typeof client.call = (key, options = {}) =>
    api.visitor().call(key, { ...options, headers: { ...options.headers, cookie } });
  return { call };
};
