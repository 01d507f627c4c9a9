import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  block,
  like as likeInDatabase,
  people,
  type PersonOptions,
  startTestApi,
  type TestApi,
  type TestClient,
  type TestPerson,
} from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const swipe = (
  client: TestClient,
  person: Pick<TestPerson, 'publicId'>,
  action: 'like' | 'pass',
  headers: Record<string, string> = {},
) => client.call('POST /api/swipe.php', { body: { profile: person.publicId, action }, headers });
const undo = (client: TestClient, person: TestPerson) =>
  client.call('DELETE /api/swipe.php', { body: { profile: person.publicId } });
const cards = async (client: TestClient, limit = 20): Promise<number[]> =>
  (await client.call('GET /api/swipe.php', { query: { limit } })).body.profiles.map(({ id }) => id);
const crowd = async (count: number, options: PersonOptions = {}): Promise<TestPerson[]> => {
  const made: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) made.push(await api.make(options));
  return made;
};
const countOf = async (table: 'swipe_like_slots' | 'swipe_passes' | 'likes', person: TestPerson): Promise<number> => {
  const column = table === 'likes' ? 'from_id' : 'user_id';
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${person.id}`.execute(api.db);
  return rows[0]?.n ?? -1;
};
/** Hides the members of earlier tests. */
const hideEveryone = () => sql`update profiles set status = 'hidden' where status = 'active'`.execute(api.db);
const milanSeekingWomen = { ...people.freeMember, seeks: 'female' } satisfies PersonOptions;

describe('the limits of a day', () => {
  test('MEMBER-09 of forty concurrent likes exactly four succeed, and user.php counts the same', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const others = await crowd(40);
    const responses = await Promise.all(others.map((other) => swipe(client, other, 'like')));
    const given = responses.filter(({ status }) => status === 200);
    expect(given).toHaveLength(4);
    const { resets_at } = given[0]?.body ?? { resets_at: '' };
    for (const { status, error } of responses.filter((response) => response.status !== 200)) {
      expect([status, error?.code, error?.params]).toEqual([403, 'swipe_limit', { resets_at }]);
    }
    expect([await countOf('likes', milan), await countOf('swipe_like_slots', milan)]).toEqual([4, 4]);
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ swipe_likes_left: 0 });
    expect((await client.call('GET /api/swipe.php')).body).toMatchObject({
      likes_left: 0,
      passes_left: 200,
      resets_at,
    });
    // A like from a page is counted apart, and passes are still possible.
    const other = await api.make();
    expect((await client.call('POST /api/like.php', { body: { profile: other.publicId } })).status).toBe(200);
    expect((await swipe(client, await api.make(), 'pass')).status).toBe(200);
    // A premium member has four too.
    const robin = await api.as(await api.make(people.premiumMember));
    expect((await robin.call('GET /api/swipe.php')).body.likes_left).toBe(4);
  });

  test('MEMBER-09 of four hundred concurrent passes exactly two hundred succeed', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    // One statement is faster than a call for each member.
    const { rows } = await sql<{ public_id: number }>`
      insert into users (site_id, email, name, date_of_birth, language, country, status, confirmed_at)
      select 1, 'crowd-' || n || '@example.test', 'Crowd', '1990-01-01', 'en', 'NL', 'active', now()
      from generate_series(1, 400) n returning public_id`.execute(api.db);
    const responses = await Promise.all(rows.map((row) => swipe(client, { publicId: row.public_id }, 'pass')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(200);
    expect(new Set(responses.filter(({ status }) => status !== 200).map(({ error }) => error?.code))).toEqual(
      new Set(['swipe_pass_limit']),
    );
    expect(await countOf('swipe_passes', milan)).toBe(200);
    expect((await client.call('GET /api/swipe.php')).body).toMatchObject({ likes_left: 4, passes_left: 0 });
  });

  test('CALL-10 the same card six times, in a row and concurrently, costs one slot; a member liked before costs none', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const [liked, passed, known] = [await api.make(), await api.make(), await api.make()];
    const headers = { 'idempotency-key': randomUUID() };
    for (let round = 0; round < 6; round += 1) {
      expect((await swipe(client, liked, 'like', headers)).body).toMatchObject({ match: null, likes_left: 3 });
      await swipe(client, passed, 'pass');
    }
    await Promise.all(Array.from({ length: 6 }, () => swipe(client, liked, 'like')));
    await Promise.all(Array.from({ length: 6 }, () => swipe(client, passed, 'pass')));
    expect([await countOf('swipe_like_slots', milan), await countOf('swipe_passes', milan)]).toEqual([1, 1]);
    await client.call('POST /api/like.php', { body: { profile: known.publicId } });
    expect((await swipe(client, known, 'like')).body).toMatchObject({ likes_left: 3, passes_left: 199 });
    // A like that was undone and given again in the game costs one slot too.
    await client.call('DELETE /api/like.php', { body: { profile: liked.publicId } });
    expect((await swipe(client, liked, 'like')).body).toMatchObject({ likes_left: 3 });
    expect(await countOf('likes', milan)).toBe(2);
  });

  test('M-7 an unconfirmed member has one like left, then none; the day counts again once the address is confirmed', async () => {
    const olivia = await api.make(people.unconfirmedMember);
    const client = await api.as(olivia);
    const left = async () => [
      (await client.call('GET /api/swipe.php')).body.likes_left,
      (await client.call('GET /api/user.php')).body.user?.swipe_likes_left,
    ];
    expect(await left()).toEqual([1, 1]);
    expect((await swipe(client, await api.make(), 'like')).body).toMatchObject({ likes_left: 0 });
    expect(await left()).toEqual([0, 0]);
    await api.db
      .updateTable('users')
      .set({ status: 'active', confirmed_at: new Date() })
      .where('id', '=', olivia.id)
      .execute();
    expect(await left()).toEqual([3, 3]);
  });

  test('the day ends at midnight in the member’s country, and yesterday does not count', async () => {
    const milan = await api.make({ ...people.freeMember, country: 'US', region: null });
    const client = await api.as(milan);
    const others = await crowd(5);
    await sql`insert into swipe_like_slots (user_id, day, n, target_id)
      select ${milan.id}, local_day('America/New_York') - 1, n, (array[${sql.join(others.map(({ id }) => sql`${id}::bigint`))}])[n]
      from generate_series(1, 4) n`.execute(api.db);
    const { body } = await client.call('GET /api/swipe.php');
    expect(body.likes_left).toBe(4);
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    expect(clock.format(new Date(body.resets_at))).toBe('00:00:00');
    const hoursLeft = (Date.parse(body.resets_at) - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(0);
    expect(hoursLeft).toBeLessThanOrEqual(25);
    expect((await swipe(client, others[4] ?? milan, 'like')).body).toMatchObject({ likes_left: 3 });
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ swipe_likes_left: 3 });
  });

  test('a day ends at the right time when clocks change; every country has a known time zone', async () => {
    const { rows } = await sql<{ zone: string; at: string; ends: Date }>`
      select zone, at, local_day_end(zone, at::timestamptz) as ends from (values
        ('Europe/Amsterdam', '2026-03-29T00:30:00Z'), ('Europe/Amsterdam', '2026-10-24T23:30:00Z'),
        ('Europe/London', '2026-10-25T00:30:00Z'), ('America/New_York', '2026-11-01T03:59:00Z'),
        ('America/New_York', '2026-11-01T04:01:00Z')) t (zone, at)`.execute(api.db);
    expect(rows.map(({ ends }) => ends.toISOString())).toEqual([
      '2026-03-29T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
      '2026-10-26T00:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ]);
    const unknown = await sql`select code from countries
      where timezone not in (select name from pg_timezone_names) or timezone !~ '/'`.execute(api.db);
    expect(unknown.rows).toEqual([]);
  });
});

describe('the cards', () => {
  beforeEach(hideEveryone);

  test('MEMBER-09 show members who fit both ways, none of them liked, passed, blocked, hidden or fictional', async () => {
    const milan = await api.make({ ...milanSeekingWomen, birthDate: '1990-01-01' });
    const fitting = await api.make();
    const unfitting = [
      await api.make({ gender: 'male' }),
      await api.make({ seeks: 'female' }),
      await api.make({ invisible: true }),
      await api.make({ fictional: true }),
      await api.make({ profileStatus: 'hidden' }),
      await api.make({ status: 'banned' }),
      await api.make({ status: 'not_confirmed' }),
    ];
    const [tooChoosy, liked, blocked, blocking, passed] = await crowd(5);
    if (!tooChoosy || !liked || !blocked || !blocking || !passed) throw new Error('a member is missing');
    await sql`update profiles set seek_min_age = 18, seek_max_age = 30 where user_id = ${tooChoosy.id}`.execute(api.db);
    await likeInDatabase(api.db, milan, liked);
    await block(api.db, milan, blocked);
    await block(api.db, blocking, milan);
    const client = await api.as(milan);
    await swipe(client, passed, 'pass');
    expect(unfitting).toHaveLength(7);
    expect(await cards(client)).toEqual([fitting.publicId]);
    // Only her preference had excluded him.
    await sql`update profiles set seek_max_age = 60 where user_id = ${tooChoosy.id}`.execute(api.db);
    expect(new Set(await cards(client))).toEqual(new Set([fitting.publicId, tooChoosy.publicId]));
  });

  test('members with a photo first, then near ones; the same order each time; neighbouring countries when too few fit', async () => {
    const dublin = { country: 'IE', region: null, lat: 53.35, lon: -6.26 } as const;
    const cork = { ...dublin, lat: 51.9, lon: -8.47 };
    const milan = await api.make({ ...milanSeekingWomen, ...dublin });
    const near = await crowd(3, { ...dublin, photos: ['active'] });
    const far = await api.make({ ...cork, photos: ['active'] });
    const faceless = await api.make({ ...dublin, photos: ['pending'] });
    const neighbour = await api.make({ country: 'GB', region: null, photos: ['active'] });
    const client = await api.as(milan);
    const order = await cards(client);
    expect(new Set(order.slice(0, 3))).toEqual(new Set(near.map(({ publicId }) => publicId)));
    expect(order.slice(3)).toEqual([far.publicId, faceless.publicId, neighbour.publicId]);
    expect(await cards(client)).toEqual(order);
    expect(await cards(client, 2)).toEqual(order.slice(0, 2));
    await swipe(client, { publicId: order[0] ?? 0 }, 'pass');
    expect(await cards(client)).toEqual(order.slice(1));
  });

  test('a card has the photos that the viewer may see, and only fields of the contract', async () => {
    const sanne = await api.make({ premium: true, headline: 'Hej', photos: Array(6).fill('active') });
    const free = await api.as(await api.make(milanSeekingWomen));
    const premium = await api.as(await api.make({ ...people.premiumMember, seeks: 'female' }));
    const [seen] = (await free.call('GET /api/swipe.php')).body.profiles;
    expect(seen?.images.map(({ id }) => id)).toEqual(sanne.photos.slice(0, 3));
    expect(seen?.headline).toBe('Hej');
    expect(
      Object.keys(seen ?? {})
        .toSorted()
        .join(' '),
    ).toBe('age city country distance_band fictional_icon headline id images liked main_image name online region');
    expect((await premium.call('GET /api/swipe.php')).body.profiles[0]?.images).toHaveLength(6);
  });
});

describe('passing and undoing', () => {
  beforeEach(hideEveryone);

  test('decisions M-8 undo returns the last card but not its slot; an earlier pass stays; undoing again changes nothing', async () => {
    const milan = await api.make(milanSeekingWomen);
    const [first, last] = await crowd(2);
    if (!first || !last) throw new Error('a member is missing');
    const client = await api.as(milan);
    await swipe(client, first, 'pass');
    expect((await swipe(client, last, 'pass')).body).toMatchObject({ match: null, passes_left: 198 });
    expect(await cards(client)).toEqual([]);
    expect((await undo(client, first)).body).toEqual({ ok: true });
    expect(await cards(client)).toEqual([]);
    await undo(client, last);
    await undo(client, last);
    expect(await cards(client)).toEqual([last.publicId]);
    expect((await client.call('GET /api/swipe.php')).body.passes_left).toBe(198);
    // Passed again, the card is the last one and costs no second slot. Undone, it makes the earlier pass the last one.
    expect((await swipe(client, last, 'pass')).body.passes_left).toBe(198);
    await undo(client, last);
    await undo(client, first);
    expect(new Set(await cards(client))).toEqual(new Set([first.publicId, last.publicId]));
  });

  test('a passed card returns on another day, and another member cannot undo a pass', async () => {
    const milan = await api.make(milanSeekingWomen);
    const sanne = await api.make();
    const client = await api.as(milan);
    await swipe(client, sanne, 'pass');
    await undo(await api.as(await api.make(people.freeMember)), sanne);
    expect(await cards(client)).toEqual([]);
    await sql`update swipe_passes set day = day - 1 where user_id = ${milan.id}`.execute(api.db);
    expect(await cards(client)).toEqual([sanne.publicId]);
    expect((await client.call('GET /api/swipe.php')).body.passes_left).toBe(200);
    // A pass of yesterday cannot be undone today.
    await undo(client, sanne);
    const { rows } = await sql`select 1 from swipe_passes where user_id = ${milan.id} and undone_at is null`.execute(
      api.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('MEMBER-08 a like in the game returns a match; it is refused for the same reasons as every like', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const [sanne, blocking] = [await api.make({ photos: ['active'] }), await api.make({ name: 'Bo' })];
    await likeInDatabase(api.db, sanne, milan);
    await block(api.db, blocking, milan);
    expect((await swipe(client, sanne, 'like')).body.match).toMatchObject({
      id: sanne.publicId,
      main_image: { match: `/media/${sanne.photos[0]}-640.jpg` },
    });
    expect(await swipe(client, blocking, 'like')).toMatchObject({ status: 403, error: { code: 'blocked' } });
    expect(await swipe(client, milan, 'like')).toMatchObject({ status: 422, error: { code: 'own_profile' } });
    expect(await swipe(client, milan, 'pass')).toMatchObject({ status: 422, error: { code: 'own_profile' } });
    const unknown = { publicId: 12_345 };
    for (const action of ['like', 'pass'] as const) {
      expect(await swipe(client, unknown, action)).toMatchObject({ status: 404, error: { code: 'not_available' } });
    }
    // The refused ones used no slot.
    expect((await client.call('GET /api/swipe.php')).body).toMatchObject({ likes_left: 3, passes_left: 200 });
    expect(await api.visitor().call('GET /api/swipe.php')).toMatchObject({
      error: { code: 'authentication_required' },
    });
    for (const limit of [0, 21, 'x']) {
      expect((await client.call('GET /api/swipe.php', { query: { limit } })).status).toBe(400);
    }
  });
});
