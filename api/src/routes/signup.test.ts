import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { linkTo, mailsTo, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const form = (differences: object = {}) => ({
  email: `${randomUUID()}@example.test`,
  name: 'Anna',
  password: 'a quiet long walk',
  date_of_birth: '1994-03-05',
  terms: true,
  ...differences,
});

const signUp = async (differences: object = {}, headers: Record<string, string> = {}) => {
  const client = api.visitor();
  const body = form(differences);
  return { client, body, response: await client.call('POST /api/signup.php', { body, headers }) };
};

const rowOf = (email: string) =>
  api.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirstOrThrow();

describe('POST /api/signup.php', () => {
  test('AUTH-01 creates an unconfirmed account with its session and tracking, and sends a mail', async () => {
    const { client, body, response } = await signUp({ network: 'fb', ref: 'spring', sub1: 'a', sub3: 'c_1.2-3' });
    expect(response).toMatchObject({ status: 200, body: { step: 0, user: { name: 'Anna', status: 'not_confirmed' } } });
    // For the gateway, which counts the signups of experiments.
    expect(response.headers['x-signup']).toBe('created');
    expect(await rowOf(body.email)).toMatchObject({
      tracking: { network: 'fb', ref: 'spring', sub1: 'a', sub3: 'c_1.2-3' },
      country: 'NL',
      confirmed_at: null,
    });
    expect((await client.call('GET /api/user.php')).body.user?.profile.status).toBe('disabled');
    const [mail] = await mailsTo(api, body.email);
    expect(mail).toMatchObject({ subject: 'Confirm your email address' });
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain('Confirm my address');
  });

  test.each([
    ['invalid_email', { email: 'anna@' }],
    ['invalid_email', { email: 'anna example.test' }],
    ['invalid_name', { name: '@anna' }],
    ['invalid_name', { name: 'A' }],
    ['contact_details_not_allowed', { name: 'anna.example.com' }],
    ['contact_details_not_allowed', { name: 'call 0612345678' }],
    ['invalid_name', { name: 'a'.repeat(21) }],
    ['invalid_password', { password: 'short' }],
    ['invalid_password', { password: 'Password123' }],
    ['invalid_password', { email: 'long.name@own.test', password: 'Long.Name@own.test' }],
    ['invalid_password', { email: 'long.name@own.test', password: 'LONG.name' }],
    ['invalid_password', { name: 'Anna Maria', password: 'annamaria' }],
    ['contact_details_not_allowed', { signup_message: 'Call me: 06 12 34 56 78' }],
    ['date_of_birth_required', { date_of_birth: '' }],
    ['invalid_date_of_birth', { date_of_birth: '1994-02-30' }],
    ['invalid_date_of_birth', { date_of_birth: '05-03-1994' }],
    ['invalid_date_of_birth', { date_of_birth: '1899-12-31' }],
    ['date_of_birth_required', { date_of_birth: '2020-01-01' }],
  ])('AUTH-04 AUTH-05 AUTH-06 refuses with %s for %p, and stores nothing', async (code, wrong) => {
    const { body, response } = await signUp(wrong);
    expect(response).toMatchObject({ status: 422, error: { code } });
    const found = await api.db.selectFrom('users').where('email', '=', body.email).select('id').execute();
    expect(found).toEqual([]);
  });

  test('AUTH-04 refuses the address as the name', async () => {
    const { response } = await signUp({ email: 'anna@x.io', name: 'anna@x.io' });
    expect(response.error).toMatchObject({ code: 'invalid_name', field: 'name' });
  });

  test.each([
    ['at', '@anna'],
    ['short', 'A'],
    ['long', 'a'.repeat(21)],
    ['characters', 'Anna!'],
  ])('AUTH-04 names the rule %s that the name %s breaks', async (rule, name) => {
    expect((await signUp({ name })).response.error?.params).toEqual({ rule });
  });

  test('AUTH-05 the text of the catalogue names the age', async () => {
    expect((await signUp({ date_of_birth: '' })).response.error?.message).toBe('Enter your date of birth (18+)');
    expect((await signUp({ date_of_birth: '1994-13-01' })).response.error?.message).toBe('Invalid date of birth.');
  });

  // At every hour, one of these zones has another date than the server.
  test.each(['Europe/Amsterdam', 'UTC', 'Pacific/Kiritimati', 'Etc/GMT+12'])(
    'AUTH-05 accepts a member who turns eighteen today and refuses tomorrow, in the time zone %s',
    async (timezone) => {
      const set = (zone: string) =>
        api.db.updateTable('countries').set({ timezone: zone }).where('code', '=', 'NL').execute();
      await set(timezone);
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());
      const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      // Years before today and tomorrow. 29 February has no birthday in most years, so it is replaced.
      const yearsBefore = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
      const oldEnough = await signUp({ date_of_birth: yearsBefore(today.replace('-02-29', '-02-28'), 18) });
      const young = await signUp({ date_of_birth: yearsBefore(tomorrow, 18) });
      await set('Europe/Amsterdam');
      expect(oldEnough.response.status).toBe(200);
      expect(young.response.error).toMatchObject({ code: 'date_of_birth_required', params: { min_age: 18 } });
      // A later change of the row passes the constraint in any time zone.
      const { body } = await oldEnough.client.call('PUT /api/user.php', { body: { language: 'nl' } });
      expect(body.user.language).toBe('nl');
    },
  );

  test('AUTH-05 refuses a move to a country where the member is too young', async () => {
    const { client } = await signUp({ date_of_birth: '2006-01-01' });
    await api.db.updateTable('countries').set({ min_age: 30 }).where('code', '=', 'DE').execute();
    const { body } = await client.call('GET /api/regions.php');
    const berlin = body.regions['DE']?.find(({ name }) => name === 'Berlin')?.id;
    const data = { country: 'DE', region: berlin, city: 'Berlin' };
    const response = await client.call('PUT /api/signup.php', { body: { step: 'location', data } });
    await api.db.updateTable('countries').set({ min_age: 18 }).where('code', '=', 'DE').execute();
    expect([response.status, response.error?.code]).toEqual([422, 'invalid_date_of_birth']);
  });

  test('AUTH-06 refuses the address of an account in any case of letters, with another error while it is being deleted', async () => {
    const { body } = await signUp();
    const again = await signUp({ email: body.email.toUpperCase() });
    expect(again.response).toMatchObject({
      status: 409,
      error: { code: 'email_exists', message: 'This email address already owns an account on this website.' },
    });
    const leaving = await api.make({ status: 'pending_deletion' });
    expect((await signUp({ email: leaving.email })).response.error?.code).toBe('email_pending_deletion');
  });

  test('AUTH-06 twenty concurrent signups with one address make exactly one account', async () => {
    const email = `${randomUUID()}@example.test`;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signUp({ email: index % 2 ? email : email.toUpperCase() })),
    );
    expect(responses.filter(({ response }) => response.status === 200)).toHaveLength(1);
    expect(responses.filter(({ response }) => response.error?.code === 'email_exists')).toHaveLength(19);
    expect(await api.db.selectFrom('users').where('email', '=', email).select('id').execute()).toHaveLength(1);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  test('AUTH-01 the same gesture six times makes one account and always starts a session', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const email = `${randomUUID()}@example.test`;
    for (let times = 0; times < 6; times += 1) {
      const { client, response } = await signUp({ email }, headers);
      expect(response.status).toBe(200);
      expect((await client.call('GET /api/user.php')).body.user?.email).toBe(email);
    }
    expect(await mailsTo(api, email)).toHaveLength(1);
    // The key without the password opens nothing.
    expect((await signUp({ email, password: 'another password' }, headers)).response.error?.code).toBe('email_exists');
  });

  test('AUTH-03 the server refuses signups on a closed site, or without a traffic source', async () => {
    const setSignups = async (signups: string) => {
      await api.db.updateTable('sites').set({ signups }).execute();
      return api.restart();
    };
    for (const [signups, sourced, status] of [
      ['other', true, 403],
      ['with_trafficsource', false, 403],
      ['with_trafficsource', true, 200],
    ] as const) {
      const other = await setSignups(signups);
      const body = form(sourced ? { network: 'fb' } : {});
      const response = await other.visitor().call('POST /api/signup.php', { body });
      expect([signups, sourced, response.status]).toEqual([signups, sourced, status]);
    }
    await api.db.updateTable('sites').set({ signups: 'all' }).execute();
  });

  test('a planted session does not become the session of the new account', async () => {
    const victim = await api.as(await api.make());
    const before = victim.cookie();
    await victim.call('POST /api/signup.php', { body: form() });
    expect(victim.cookie()).not.toBe(before);
    const response = await api.app.inject({ url: '/api/user.php', headers: { cookie: before ?? '' } });
    expect(response.json()).toEqual({ user: null });
  });
});

describe('steps', () => {
  test('AUTH-02 saves each step on its own, in any order, and continues at the first open one', async () => {
    const { client } = await signUp();
    const save = async (step: string, data: object) =>
      (await client.call('PUT /api/signup.php', { body: { step, data } })).body.step;
    expect(await save('personal', { gender: 'female', seek_gender: 'male' })).toBe(0);
    expect(await save('message', { signup_message: 'Hello there' })).toBe(1);
    expect(await save('photo', {})).toBe(2);
    const { body } = await client.call('GET /api/signup.php');
    expect(body).toMatchObject({
      step: 2,
      done: ['message', 'photo', 'personal'],
      confirmed: false,
      answers: { signup_message: 'Hello there', gender: 'female', seek_gender: 'male', about: null },
    });
    expect(await save('location', { country: 'NL', region: 110, city: 'utrecht' })).toBe(4);
    expect(await save('about', { about: 'I walk.', interests: ['hiking', 'not on the list'] })).toBe(5);
    const done = (await client.call('GET /api/signup.php')).body;
    expect(done.answers).toMatchObject({ city: 'Utrecht', region: 110, interests: ['hiking'], about: 'I walk.' });
    expect((await client.call('GET /api/user.php')).body.user?.signup_step).toBe(5);
  });

  test('AUTH-02 the town can be skipped, and a town that is not in the list is refused', async () => {
    const { client } = await signUp();
    const save = (data: object | null) => client.call('PUT /api/signup.php', { body: { step: 'location', data } });
    expect((await save(null)).status).toBe(200);
    const state = async () => (await client.call('GET /api/signup.php')).body;
    expect(await state()).toMatchObject({ done: ['location'], answers: { region: null, city: null } });
    const unknown = await save({ country: 'DE', region: 302, city: 'Nowhereville' });
    expect([unknown.status, unknown.error]).toMatchObject([422, { code: 'town_unknown', field: 'city' }]);
    expect((await state()).answers).toMatchObject({ region: null, city: null });
    expect((await save({ country: 'DE', region: 302, city: 'Oberammergau' })).status).toBe(200);
    expect((await state()).answers).toMatchObject({ country: 'DE', region: 302, city: 'Oberammergau' });
  });

  test('AUTH-02 refuses an unknown region, a phone number and a malformed step, naming the field', async () => {
    const { client } = await signUp();
    const save = async (body: object) => (await client.call('PUT /api/signup.php', { body })).error;
    const place = { country: 'DE', region: 110, city: 'Utrecht' };
    expect(await save({ step: 'location', data: place })).toMatchObject({ code: 'invalid_location', field: 'region' });
    const noTown = { ...place, country: 'NL', city: '12345' };
    expect(await save({ step: 'location', data: noTown })).toMatchObject({ code: 'town_unknown', field: 'city' });
    expect(await save({ step: 'location', data: { country: 'NL' } })).toMatchObject({ code: 'invalid_request' });
    const about = { about: 'Call me: 06 12 34 56 78', interests: [] };
    expect(await save({ step: 'about', data: about })).toMatchObject({ code: 'contact_details_not_allowed' });
    expect(await save({ step: 'personal', data: { gender: 'robot' } })).toMatchObject({ code: 'invalid_request' });
    expect(await save({ step: 9, data: {} })).toMatchObject({ code: 'invalid_request' });
    expect((await api.visitor().call('GET /api/signup.php')).error?.code).toBe('authentication_required');
  });
});

describe('activation', () => {
  const credits = async (email: string) => {
    const { id } = await rowOf(email);
    const rows = await api.db.selectFrom('credit_ledger').where('user_id', '=', id).selectAll().execute();
    return rows.map(({ delta, reason }) => [delta, reason]);
  };

  test('AUTH-07 the link confirms once, posts the credits once, and logs a visitor in', async () => {
    const { client, body } = await signUp();
    await client.call('PUT /api/signup.php', {
      body: { step: 'personal', data: { gender: 'female', seek_gender: 'male' } },
    });
    const token = await linkTo(api, body.email);
    const read = await api.visitor().call('GET /api/token.php', { query: { token } });
    expect(read.body).toEqual({ purpose: 'activate', valid: true, done: false, next: '/activate/done' });
    expect((await rowOf(body.email)).status).toBe('not_confirmed');

    const other = api.visitor();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => api.visitor().call('POST /api/activate.php', { body: { token } })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ error }) => error?.code === 'link_expired')).toHaveLength(5);
    expect((await rowOf(body.email)).status).toBe('active');
    expect(await credits(body.email)).toEqual([[3, 'signup']]);
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({
      status: 'active',
      credits: 3,
      profile: { status: 'active' },
    });
    expect((await other.call('GET /api/token.php', { query: { token } })).body).toMatchObject({
      valid: false,
      done: true,
      next: '/activate/done',
    });
  });

  test('ROUTE-32 a link to a changed address has ended, and its page says so before it is pressed', async () => {
    const { client, body } = await signUp();
    const old = await linkTo(api, body.email);
    // Allowed right after a mail was sent again, for members who notice only then that the address is wrong.
    expect((await client.call('POST /api/activation-mail.php', { body: {} })).status).toBe(200);
    const change = { email: `${randomUUID()}@example.test`, password: body.password };
    expect((await client.call('PUT /api/signup-email.php', { body: change })).status).toBe(200);
    const read = await api.visitor().call('GET /api/token.php', { query: { token: old } });
    expect(read.body).toEqual({ purpose: 'activate', valid: false, done: false, next: '/activate/error' });
  });

  test.each([
    [undefined, 'Hello there'],
    ['I walk.', 'Hello there\n\nI walk.'],
    ['Hello there, I walk.', 'Hello there, I walk.'],
  ])('AUTH-01 a first message without a receiver and the own text %j become %j', async (about, expected) => {
    const { client, body } = await signUp({ signup_message: 'Hello there' });
    const { id } = await rowOf(body.email);
    // An older page asked for both.
    if (about !== undefined) await api.db.updateTable('profiles').set({ about }).where('user_id', '=', id).execute();
    await client.call('POST /api/activate.php', { body: { token: await linkTo(api, body.email) } });
    expect((await client.call('GET /api/signup.php')).body.answers).toMatchObject({
      about: expected,
      signup_message: null,
    });
  });

  test('AUTH-01 a first message that the member has edited as their own text is not repeated', async () => {
    const { client, body } = await signUp({ signup_message: 'Hello there' });
    const data = { about: 'Hello, I walk.', interests: [] };
    await client.call('PUT /api/signup.php', { body: { step: 'about', data } });
    expect((await client.call('GET /api/signup.php')).body.answers.signup_message).toBeNull();
    await client.call('POST /api/activate.php', { body: { token: await linkTo(api, body.email) } });
    expect((await client.call('GET /api/signup.php')).body.answers.about).toBe('Hello, I walk.');
  });

  test('AUTH-07 a link does not switch the account of a member who is logged in', async () => {
    const { body } = await signUp();
    const other = await api.make({ name: 'Milan' });
    const client = await api.as(other);
    const response = await client.call('POST /api/activate.php', { body: { token: await linkTo(api, body.email) } });
    expect(response.body.user?.name).toBe('Milan');
    expect((await rowOf(body.email)).status).toBe('active');
    expect((await client.call('GET /api/user.php')).body.user?.name).toBe('Milan');
  });

  test('AUTH-01 the first message reaches the member whose page led to the signup, without credits', async () => {
    const host = await api.make({ name: 'Sanne' });
    const { client, body } = await signUp({ profile: host.publicId, signup_message: 'I liked your page' });
    expect((await client.call('GET /api/signup.php')).body.message_to).toBe('Sanne');
    expect((await (await api.as(host)).call('GET /api/chats.php')).body.chats).toEqual([]);
    await client.call('POST /api/activate.php', { body: { token: await linkTo(api, body.email) } });
    const { chats } = (await (await api.as(host)).call('GET /api/chats.php')).body;
    expect(chats).toMatchObject([{ profile: { name: 'Anna' }, last: { preview: 'I liked your page' } }]);
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({
      credits: 3,
      free_conversations_left: 1,
    });
  });

  test.each([
    ['is invisible', { invisible: true }],
    ['is hidden', { profileStatus: 'hidden' }],
    ['is suspended', { status: 'suspended' }],
  ] as const)('LAND-02 M-15 a signup names no member who %s, and sends them no message', async (_state, options) => {
    const host = await api.make({ name: 'Zora', ...options });
    const { client, body } = await signUp({ profile: host.publicId, signup_message: 'I liked your page' });
    expect((await client.call('GET /api/signup.php')).body.message_to).toBeNull();
    const activated = await client.call('POST /api/activate.php', { body: { token: await linkTo(api, body.email) } });
    expect(activated.body.host).toBeNull();
    const { rows } = await sql`select 1 from conversations where ${host.id} in (user_lo, user_hi)`.execute(api.db);
    expect(rows).toEqual([]);
    const { profiles } = (await client.call('GET /api/signup-matches.php')).body;
    expect(profiles.map(({ id }) => id)).not.toContain(host.publicId);
  });

  test('LAND-02 a new member meets the member whose page led to the signup first, and only while they are shown', async () => {
    const host = await api.make({ name: 'Sanne', country: 'FI', region: null, idle: 600 });
    const { client, body } = await signUp({ profile: host.publicId });
    const matches = async () => (await client.call('GET /api/signup-matches.php')).body.profiles.map(({ id }) => id);
    const before = await matches();
    expect(before[0]).toBe(host.publicId);
    expect(before.filter((id) => id === host.publicId)).toHaveLength(1);
    const activated = await client.call('POST /api/activate.php', { body: { token: await linkTo(api, body.email) } });
    expect(activated.body.host).toEqual({ id: host.publicId, name: 'Sanne' });
    await api.db.updateTable('users').set({ invisible: true }).where('id', '=', host.id).execute();
    expect(await matches()).not.toContain(host.publicId);
  });

  test('AUTH-07 sends a new mail once a minute, changes the address with the password, and ends the old link', async () => {
    const { client, body } = await signUp();
    const old = await linkTo(api, body.email);
    expect((await client.call('POST /api/activation-mail.php', { body: {} })).status).toBe(200);
    const refused = await client.call('POST /api/activation-mail.php', { body: {} });
    // Clients do not wait this long (CALL-11), so the text shows immediately.
    expect([refused.error?.code, refused.headers['retry-after']]).toEqual(['mail_limit', '60']);
    expect(await mailsTo(api, body.email)).toHaveLength(2);
    const email = `${randomUUID()}@example.test`;
    const change = (password: string) => client.call('PUT /api/signup-email.php', { body: { email, password } });
    expect((await change('wrong')).error).toMatchObject({ code: 'old_password_wrong' });
    await api.db.deleteFrom('limit_slots').execute();
    expect((await change(body.password)).body.user.email).toBe(email);
    expect((await api.visitor().call('POST /api/activate.php', { body: { token: old } })).status).toBe(410);
    const response = await client.call('POST /api/activate.php', { body: { token: await linkTo(api, email) } });
    expect(response.body.next).toBe('/activate/done');
    expect((await client.call('POST /api/activation-mail.php', { body: {} })).error?.code).toBe('already_confirmed');
  });

  test('ROUTE-32 an unknown link is not found; a link of another purpose does not confirm', async () => {
    const read = (token: string) => api.visitor().call('GET /api/token.php', { query: { token } });
    expect((await read('x'.repeat(43))).status).toBe(404);
    expect((await read('short')).status).toBe(400);
    const { email } = await api.make();
    await api.visitor().call('POST /api/password-reset.php', { body: { email } });
    const token = await linkTo(api, email);
    expect((await api.visitor().call('POST /api/activate.php', { body: { token } })).error?.code).toBe('link_expired');
    expect((await read(token)).body).toMatchObject({ purpose: 'reset_password', valid: true });
  });
});
