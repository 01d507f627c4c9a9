import { randomUUID } from 'node:crypto';

import { type EndpointKey, endpoints } from '@pairwise/contracts/endpoints';

import {
  linkTo,
  newAddress,
  startTestApi,
  type TestApi,
  type TestClient,
  testPassword,
  type TestPerson,
} from '../testing/index.ts';
import { createLink } from './domain/links/create-link.ts';
import { storeMailChange } from './domain/links/mail-changes.repository.ts';

/**
 * Sends every write of the account six times. With one Idempotency-Key all get the first response, and the write happens
 * once. Without a key the result is that of one write, whatever the responses to the repeats are.
 */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('limit_slots').execute();
  await api.db.deleteFrom('login_throttle').execute();
});

const newPassword = 'a brand new phrase';
const twice = { password: newPassword, password_repeat: newPassword };

interface Scene {
  person: TestPerson;
  /** A browser, which may get a session by the write. */
  client: TestClient;
  query?: Record<string, string>;
  body?: object;
  /** The address whose account the write is about. */
  email?: string;
}

interface Write {
  start: () => Promise<Scene>;
  /** How many mails the write sends altogether. */
  mails?: number;
  /** The error of a repeat without a key; none by default. */
  repeat?: string;
  /** A limit that six concurrent calls may reach, because each counts before one succeeds. */
  limit?: string;
}

const asMember =
  (body: object | (() => object), options = {}) =>
  async (): Promise<Scene> => {
    const person = await api.make(options);
    return { person, client: await api.as(person), body: typeof body === 'function' ? body() : body };
  };
const withLink =
  (purpose: Parameters<typeof createLink>[2], more: object = {}, options = {}) =>
  async () => {
    const person = await api.make(options);
    const token = await createLink(api.db, person.id, purpose, { email: newAddress() });
    return { person, client: api.visitor(), body: { token, ...more } };
  };
const withMailChange = async (): Promise<Scene> => {
  const person = await api.make();
  const email = newAddress();
  await storeMailChange(api.db, person.id, email);
  return { person, client: await api.as(person), body: {}, email };
};
const closedAccount = async (body: (person: TestPerson, token: string) => object): Promise<Scene> => {
  const person = await api.make();
  await (await api.as(person)).call('POST /api/account-delete.php', { body: { password: testPassword } });
  return { person, client: api.visitor(), body: body(person, await linkTo(api, person.email)) };
};

const writes: Partial<Record<EndpointKey, Write>> = {
  'POST /api/user.php': {
    start: async () => {
      const person = await api.make();
      return { person, client: api.visitor(), body: { email: person.email, password: testPassword } };
    },
    limit: 'too_many_attempts',
  },
  'PUT /api/user.php': { start: asMember({ language: 'de' }) },
  'POST /api/signup.php': {
    start: async () => {
      const email = newAddress();
      const body = { email, name: 'Anna', password: newPassword, date_of_birth: '1994-03-05', terms: true };
      return { person: await api.make(), client: api.visitor(), body, email };
    },
    mails: 1,
    repeat: 'email_exists',
  },
  'PUT /api/signup.php': { start: asMember({ step: 'message', data: { signup_message: 'Hello' } }) },
  'PUT /api/signup-email.php': {
    start: asMember(() => ({ email: newAddress(), password: testPassword }), { status: 'not_confirmed' }),
    mails: 1,
    repeat: 'mail_limit',
  },
  'POST /api/activation-mail.php': {
    start: asMember({}, { status: 'not_confirmed' }),
    mails: 1,
    repeat: 'mail_limit',
  },
  'POST /api/activate.php': { start: withLink('activate', {}, { status: 'not_confirmed' }), repeat: 'link_expired' },
  'POST /api/login-link.php': { start: withLink('login'), repeat: 'link_expired' },
  'POST /api/unsubscribe.php': {
    start: async () => {
      const person = await api.make();
      return { person, client: api.visitor(), query: { token: await createLink(api.db, person.id, 'unsubscribe') } };
    },
  },
  'POST /api/password-reset.php': {
    start: async () => {
      const person = await api.make();
      return { person, client: api.visitor(), body: { email: person.email } };
    },
    mails: 1,
  },
  'PUT /api/password-reset.php': { start: withLink('reset_password', twice), mails: 1, repeat: 'link_expired' },
  'PUT /api/password.php': {
    start: asMember({ old_password: testPassword, ...twice }),
    mails: 1,
    repeat: 'old_password_wrong',
  },
  'POST /api/mail-change.php': {
    start: asMember(() => ({ email: newAddress(), password: testPassword })),
    mails: 2,
  },
  'PUT /api/mail-change.php': { start: withLink('mail_change'), mails: 1, repeat: 'link_expired' },
  'POST /api/mail-change-resend.php': { start: withMailChange, mails: 1 },
  'DELETE /api/mail-change.php': { start: withMailChange },
  'DELETE /api/sessions.php': { start: asMember({ id: 'all' }) },
  'PUT /api/notifications.php': { start: asMember({ type: 'like', channel: 'email', enabled: false }) },
  'POST /api/email-enable.php': { start: asMember({}) },
  'PUT /api/invisible.php': { start: asMember({ enabled: true }) },
  'PUT /api/account-delete.php': { start: asMember({ offer: 'pause_mails' }), repeat: 'offer_used' },
  // The write ends the session, so a repeat has none.
  'POST /api/account-delete.php': {
    start: asMember({ password: testPassword }),
    mails: 1,
    repeat: 'authentication_required',
  },
  'POST /api/reactivate.php': { start: () => closedAccount((_person, token) => ({ token })), repeat: 'link_expired' },
  'POST /api/reactivate-mail.php': {
    start: () => closedAccount(({ email }) => ({ email, password: testPassword })),
    mails: 1,
  },
  'POST /api/export.php': { start: asMember({ password: testPassword }), mails: 1, repeat: 'one_per_day' },
};

/** Paths of the account's writes. A new write has to be added above. */
const accountPaths =
  /^(POST|PUT|DELETE) \/api\/(user|signup|signup-email|activation-mail|activate|login-link|unsubscribe|password-reset|password|mail-change|mail-change-resend|sessions|notifications|email-enable|invisible|account-delete|reactivate|reactivate-mail|export)\.php$/;

test('lists every write of the account', () => {
  const all = Object.keys(endpoints).filter((key) => accountPaths.test(key));
  expect(Object.keys(writes).toSorted()).toEqual(all.toSorted());
});

/** Counts the mails of an account, queued ones included. */
const mailsOf = async (scene: Scene): Promise<number> => {
  await api.runDueJobs();
  const all = (await api.app.inject({ url: '/__dev/outbox' })).json<{ to: string }[]>();
  const bodyEmail = scene.body && 'email' in scene.body ? String(scene.body.email) : '';
  return all.filter(({ to }) => to === scene.person.email || to === scene.email || to === bodyEmail).length;
};

const cases = Object.entries(writes) as [EndpointKey, Write][];

describe.each(cases)('%s', (key, { start, mails = 0, repeat, limit = 'rate_limited' }) => {
  const send = ({ client, query, body }: Scene, headers: Record<string, string> = {}) =>
    client.call(key, { headers, ...(query && { query }), ...(body && { body }) });

  test('CALL-11 six times with one key: returns the first response each time, and writes once', async () => {
    const scene = await start();
    const before = await mailsOf(scene);
    const headers = { 'idempotency-key': randomUUID() };
    const responses = [];
    for (let times = 0; times < 6; times += 1) responses.push(await send(scene, headers));
    const first = responses[0];
    expect(first?.status).toBe(200);
    for (const response of responses.slice(1)) expect([response.status, response.body]).toEqual([200, first?.body]);
    expect((await mailsOf(scene)) - before).toBe(mails);
  });

  test('CALL-11 six concurrent calls with one key: writes once, and fails only with "retry in a moment"', async () => {
    const scene = await start();
    const before = await mailsOf(scene);
    const headers = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(scene, headers)));
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    const codes = new Set(responses.map(({ error }) => error?.code ?? 'ok'));
    for (const code of codes) expect(['ok', 'rate_limited', limit]).toContain(code);
    expect((await mailsOf(scene)) - before).toBe(mails);
  });

  test('CALL-11 six times without a key: repeats get the expected error of the catalogue', async () => {
    const scene = await start();
    const codes = [];
    for (let times = 0; times < 6; times += 1) codes.push((await send(scene)).error?.code ?? 'ok');
    const [first, ...repeats] = codes;
    expect(first).toBe('ok');
    // A day's five mails may end before the sixth.
    const allowed = repeat === undefined ? ['ok', 'mail_limit', 'reset_limit'] : [repeat, 'too_many_attempts'];
    for (const code of repeats) expect(allowed).toContain(code);
    expect(repeats).toContain(repeat ?? 'ok');
  });
});
