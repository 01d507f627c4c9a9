import { people, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';
import { networkKey } from '../domain/account/throttle-keys.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const logIn = (email: string, password = testPassword, from: TestApi = api) =>
  from.visitor().call('POST /api/user.php', { body: { email, password } });

describe('POST /api/user.php', () => {
  test('CALL-01 AUTH-12 logs in: returns the user and sets the cookie auth.session for 30 days, path /, lax', async () => {
    const milan = await api.make(people.freeMember);
    const response = await logIn(milan.email.toUpperCase());
    expect(response.status).toBe(200);
    expect(response.body.user).toMatchObject({ id: milan.publicId, name: 'Milan', email: milan.email });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^auth\.session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const stored = await api.db.selectFrom('sessions').select('token_hash').execute();
    expect(stored.map((row) => row.token_hash.toString('base64url'))).not.toContain(cookie.slice(13, 56));
  });

  test('AUTH-12 over https only this host can set the cookie; one that another host of the domain has set opens no session', async () => {
    const secure = await startTestApi({ env: { PUBLIC_URL: 'https://pairwise.example' } });
    try {
      const milan = await secure.make(people.freeMember);
      const response = await logIn(milan.email, testPassword, secure);
      const cookie = String(response.headers['set-cookie']);
      expect(cookie).toMatch(
        /^__Host-auth\.session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      );
      const pair = cookie.split(';')[0] ?? '';
      const nameOf = async (own: string): Promise<string | undefined> => {
        const { body } = await secure.visitor().call('GET /api/user.php', { headers: { cookie: own } });
        return body.user?.name;
      };
      expect(await nameOf(pair)).toBe('Milan');
      // A page of another zone sets it for the whole domain; browsers refuse the prefix with a domain.
      expect(await nameOf(pair.replace('__Host-', ''))).toBeUndefined();
      expect(await nameOf(`${pair.replace('__Host-', '').slice(0, -43)}${'x'.repeat(43)}; ${pair}`)).toBe('Milan');
    } finally {
      await secure.close();
    }
  });

  test('a login ends the session the browser came with', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const old = client.cookie() ?? '';
    await client.call('POST /api/user.php', { body: { email: milan.email, password: testPassword } });
    expect(client.cookie()).not.toBe(old);
    const planted = await api.visitor().call('GET /api/user.php', { headers: { cookie: old } });
    expect(planted.body.user).toBeNull();
  });

  test('AUTH-08 a wrong password and an unknown address get the same error', async () => {
    const milan = await api.make(people.freeMember);
    const wrong = await logIn(milan.email, 'not it');
    const unknown = await logIn('unknown@example.test');
    expect(wrong.status).toBe(401);
    expect(wrong.error).toEqual({ code: 'login_failed', message: 'Login failed, please try again' });
    expect(unknown).toMatchObject({ status: wrong.status, error: wrong.error });
  });

  test('refuses a body that does not match the contract, naming the field', async () => {
    const response = await api.visitor().call('POST /api/user.php', { body: { email: 'a@example.test' } });
    expect(response).toMatchObject({ status: 400, error: { code: 'invalid_request', field: 'password' } });
  });

  test('reveals a closed account only to a caller with the right password', async () => {
    const banned = await api.make(people.bannedMember);
    const leaving = await api.make({ status: 'pending_deletion' });
    expect(await logIn(banned.email)).toMatchObject({ status: 403, error: { code: 'account_banned' } });
    expect(await logIn(leaving.email)).toMatchObject({ status: 403, error: { code: 'account_pending_deletion' } });
    expect((await logIn(banned.email, 'not it')).error?.code).toBe('login_failed');
  });
});

describe('the lock after wrong passwords', () => {
  test('AUTH-08 refuses the sixth attempt with the minutes, even with the right password and after a restart', async () => {
    const milan = await api.make(people.freeMember);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logIn(milan.email, 'not it')).error?.code).toBe('login_failed');
    }
    const locked = await logIn(milan.email);
    expect(locked.status).toBe(429);
    expect(locked.error).toEqual({
      code: 'too_many_attempts',
      message: 'Too many incorrect attempts, account blocked for 15 min.',
      params: { minutes: 15 },
    });
    expect(locked.headers['retry-after']).toBe('900');
    const afterRestart = await logIn(milan.email.toUpperCase(), testPassword, await api.restart());
    expect(afterRestart.error?.code).toBe('too_many_attempts');
  });

  test('locks an address without an account alike', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('ghost@example.test', 'not it');
    expect((await logIn('ghost@example.test')).error?.code).toBe('too_many_attempts');
  });

  test('counts thirty concurrent attempts', async () => {
    const milan = await api.make(people.freeMember);
    const responses = await Promise.all(Array.from({ length: 30 }, () => logIn(milan.email, 'not it')));
    const codes = responses.map((response) => response.error?.code);
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(25);
  });

  test('the second lock is twice as long, and the right password resets it', async () => {
    const milan = await api.make(people.freeMember);
    const lockOut = async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) await logIn(milan.email, 'not it');
      return (await logIn(milan.email)).error?.params?.['minutes'];
    };
    const timePasses = () =>
      api.db
        .updateTable('login_throttle')
        .set({ blocked_until: new Date(Date.now() - 1000) })
        .execute();
    expect(await lockOut()).toBe(15);
    await timePasses();
    expect(await lockOut()).toBe(30);
    await timePasses();
    expect((await logIn(milan.email)).status).toBe(200);
    expect(await lockOut()).toBe(15);
  });

  test('refuses a network that fails fifty times in an hour, whatever the account', async () => {
    const milan = await api.make(people.freeMember);
    const from = (address: string, password: string) =>
      api.visitor().call('POST /api/user.php', {
        body: { email: milan.email, password },
        headers: { 'x-forwarded-for': address },
      });
    await from('203.0.113.9', 'not it');
    const key = networkKey('203.0.113.200');
    await api.db.updateTable('login_throttle').set({ failures: 49 }).where('key_hash', '=', key).execute();
    expect((await from('203.0.113.77', 'not it')).error?.code).toBe('login_failed');
    const refused = await from('203.0.113.5', testPassword);
    expect(refused.error).toMatchObject({ code: 'too_many_attempts', params: { minutes: 60 } });
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await from('198.51.100.7', testPassword)).status).toBe(200);
  });
});

describe('GET /api/user.php', () => {
  test('CALL-01 returns null for a visitor, not an error', async () => {
    expect(await api.visitor().call('GET /api/user.php')).toMatchObject({ status: 200, body: { user: null } });
  });

  test('ENT-01 returns exactly the fields of the contract, and nothing else of the row', async () => {
    const milan = await api.make({ ...people.freeMember, photos: ['pending'] });
    const { body } = await (await api.as(milan)).call('GET /api/user.php');
    expect(Object.keys(body.user ?? {}).toSorted()).toEqual([
      'badge',
      'country',
      'credits',
      'email',
      'email_disabled_reason',
      'fictional_icon',
      'free_conversations_left',
      'id',
      'invisible',
      'language',
      'name',
      'new_likes',
      'notifications_disabled',
      'paid_user',
      'profile',
      'signup_date',
      'signup_step',
      'status',
      'swipe_likes_left',
      'time_bonus',
      'unread_messages',
    ]);
    expect(body.user).toMatchObject({
      status: 'active',
      credits: 3,
      paid_user: false,
      language: 'en',
      free_conversations_left: 2,
      swipe_likes_left: 4,
      notifications_disabled: ['promotions', 'weekly_updates', 'news'],
      profile: {
        name: 'Milan',
        country: 'NL',
        status: 'active',
        seek_gender: 'both',
        main_image: { status: 'pending' },
      },
    });
    const main = body.user?.profile.main_image;
    expect(main?.filename).toBe(`${milan.photos[0]}-640.jpg`);
    expect(main?.thumb_filename).toBe(`${milan.photos[0]}-320.jpg`);
  });

  test('ENT-01 returns an unconfirmed member as not_confirmed with a disabled profile', async () => {
    const client = await api.as(await api.make(people.unconfirmedMember));
    const { body } = await client.call('GET /api/user.php');
    expect(body.user).toMatchObject({ status: 'not_confirmed', profile: { status: 'disabled' } });
  });

  test('sessions of a banned member, expired sessions and invented ones belong to no one', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    await api.db.updateTable('users').set({ status: 'banned' }).where('id', '=', milan.id).execute();
    expect((await client.call('GET /api/user.php')).body.user).toBeNull();

    const robin = await api.make(people.premiumMember);
    const other = await api.as(robin);
    await api.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', robin.id)
      .execute();
    expect((await other.call('GET /api/user.php')).body.user).toBeNull();
    const forged = await api
      .visitor()
      .call('GET /api/user.php', { headers: { cookie: `auth.session=${'a'.repeat(43)}` } });
    expect(forged.body.user).toBeNull();
  });

  test('LANG-05 the settings that the gateway reads for a page have the country of the member and leave the session as it is', async () => {
    const fiona = await api.make({ country: 'FI' });
    const client = await api.as(fiona);
    const lastUsed = new Date(Date.now() - 20 * 86_400_000);
    await api.db.updateTable('sessions').set({ last_used_at: lastUsed }).where('user_id', '=', fiona.id).execute();
    const read = await client.call('GET /api/settings.php');
    expect(read.body.settings).toMatchObject({ geoip_selected_country: 'FI', region_data: { country: 'FI' } });
    expect(read.headers['set-cookie']).toBeUndefined();
    // The browser's next call renews the cookie.
    expect((await client.call('GET /api/user.php')).headers['set-cookie']).toBeDefined();
  });

  test.each([
    ['US', ['en', 'es'], 'state', 'USD'],
    ['BE', ['nl', 'fr', 'de'], 'province', 'EUR'],
    ['CH', ['de', 'it', 'fr', 'en'], 'canton', 'CHF'],
    ['FI', ['fi', 'sv'], 'region', 'EUR'],
    ['PL', ['pl', 'en'], 'voivodeship', 'PLN'],
  ])(
    'LANG-05 L-2 a member of %s gets the languages, regions and currency of their country, whatever the address',
    async (country, languages, regionLabel, currency) => {
      const client = await api.as(await api.make({ country }));
      const read = async (address: string) =>
        (await client.call('GET /api/settings.php', { headers: { 'x-forwarded-for': address } })).body.settings;
      const german = await read('217.0.43.1');
      expect(german).toMatchObject({
        geoip_country: 'DE',
        geoip_selected_country: country,
        region_data: { country },
      });
      expect(german.countries.find(({ code }) => code === country)).toMatchObject({
        languages,
        region_label: regionLabel,
        currency,
      });
      // Their profile and the search begin there, too.
      expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ country });
    },
  );

  test('using a session prolongs it, and its cookie', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const longAgo = new Date(Date.now() - 3 * 86_400_000);
    await api.db.updateTable('sessions').set({ last_used_at: longAgo }).where('user_id', '=', milan.id).execute();
    const response = await client.call('GET /api/user.php');
    expect(String(response.headers['set-cookie'])).toMatch(/Max-Age=2592000/);
    const session = await api.db
      .selectFrom('sessions')
      .where('user_id', '=', milan.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(Date.now() - session.last_used_at.getTime()).toBeLessThan(60_000);
    expect((await client.call('GET /api/user.php')).headers['set-cookie']).toBeUndefined();
  });
});

describe('PUT /api/user.php', () => {
  test('CALL-01 saves the language', async () => {
    const client = await api.as(await api.make(people.freeMember));
    expect((await client.call('PUT /api/user.php', { body: { language: 'nl' } })).body.user.language).toBe('nl');
    expect((await client.call('GET /api/user.php')).body.user?.language).toBe('nl');
  });

  test('refuses an unsupported language, and a visitor', async () => {
    const client = await api.as(await api.make(people.freeMember));
    const response = await client.call('PUT /api/user.php', { body: { language: 'tlh' } });
    expect(response).toMatchObject({ status: 422, error: { code: 'invalid_language', field: 'language' } });
    const visitor = await api.visitor().call('PUT /api/user.php', { body: { language: 'nl' } });
    expect(visitor).toMatchObject({ status: 403, error: { code: 'authentication_required' } });
  });
});

describe('GET /api/logout.php', () => {
  test('CALL-02 ends the session and clears the cookie', async () => {
    const client = await api.as(await api.make(people.freeMember));
    const cookie = client.cookie() ?? '';
    expect(await client.call('GET /api/logout.php')).toMatchObject({ status: 200, body: { ok: true } });
    expect(client.cookie()).toBeUndefined();
    const again = await api.visitor().call('GET /api/user.php', { headers: { cookie } });
    expect(again.body.user).toBeNull();
  });

  test.each([
    ['a link', { 'x-request-type': '' }],
    ['a navigation', { 'sec-fetch-mode': 'navigate' }],
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ])('returns 405 and changes nothing for a request from %s', async (_name, headers) => {
    const client = await api.as(await api.make(people.freeMember));
    const response = await client.call('GET /api/logout.php', { headers });
    expect(response).toMatchObject({ status: 405, error: { code: 'method_not_allowed' } });
    expect((await client.call('GET /api/user.php')).body.user).not.toBeNull();
  });

  test.each(['cross-site', 'same-site'])('T9 is refused for a script of a page that is %s', async (site) => {
    const client = await api.as(await api.make(people.freeMember));
    const response = await client.call('GET /api/logout.php', { headers: { 'sec-fetch-site': site } });
    expect(response).toMatchObject({ status: 400, error: { code: 'invalid_request' } });
    expect((await client.call('GET /api/user.php')).body.user).not.toBeNull();
  });
});
