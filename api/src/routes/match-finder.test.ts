import { randomUUID } from 'node:crypto';

import type { MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';
import { sql } from 'kysely';

import { findMatchFinderAnswers } from '../domain/match-finder/match-finder.repository.ts';
import {
  block,
  like as likeInDatabase,
  people,
  startTestApi,
  type TestApi,
  type TestClient,
  type TestPerson,
} from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => sql`update profiles set status = 'hidden' where status = 'active'`.execute(api.db));
afterAll(() => api.close());

const matchAnswers: MatchFinderAnswers = {
  gender: 'female',
  min_age: 25,
  max_age: 35,
  country: 'NL',
  region: 111,
  intention: 'dating',
  interests: ['wine', 'travel'],
  hard: true,
};
const save = (client: TestClient, body: unknown, headers: Record<string, string> = {}) =>
  client.call('PUT /api/match-finder.php', { body, headers });
const soughtBy = async (person: TestPerson) =>
  api.db
    .selectFrom('profiles')
    .where('user_id', '=', person.id)
    .select(['seek_gender', 'seek_min_age', 'seek_max_age'])
    .executeTakeFirstOrThrow();

describe('/api/match-finder.php', () => {
  test('MEMBER-10 proposes answers from the member’s profile, and changes nothing', async () => {
    const milan = await api.make({
      ...people.freeMember,
      birthDate: '1996-06-15',
      seeks: 'female',
      interests: ['wine', 'travel', 'music', 'cooking'],
    });
    const client = await api.as(milan);
    const { body } = await client.call('GET /api/match-finder.php');
    expect(body.answers).toBeNull();
    const age = body.proposal.min_age + 10;
    expect(age).toBeGreaterThanOrEqual(30);
    expect(body.proposal).toEqual({
      gender: 'female',
      min_age: age - 10,
      max_age: age + 10,
      country: 'NL',
      region: null,
      intention: 'relationship',
      interests: expect.any(Array),
      hard: false,
    });
    expect(body.proposal.interests).toHaveLength(3);
    expect(await findMatchFinderAnswers(api.db, milan.id)).toBeNull();
    const young = await api.as(await api.make({ birthDate: '2006-01-01', seeks: null }));
    expect((await young.call('GET /api/match-finder.php')).body.proposal).toMatchObject({
      gender: 'female',
      min_age: 18,
    });
  });

  test('decisions R-6 searches start from the saved answers; only hard ages become preferences of the profile', async () => {
    const milan = await api.make({ ...people.freeMember, seeks: 'both' });
    const client = await api.as(milan);
    const { body } = await save(client, matchAnswers);
    expect(body.search).toEqual({
      gender: 'female',
      country: 'NL',
      countryregion: '111',
      min_age: '25',
      max_age: '35',
      interests: body.answers.interests.join(','),
    });
    expect(body.answers).toEqual({ ...matchAnswers, interests: expect.arrayContaining(['wine', 'travel']) });
    expect(await findMatchFinderAnswers(api.db, milan.id)).toEqual(body.answers);
    expect(await soughtBy(milan)).toEqual({ seek_gender: 'female', seek_min_age: 25, seek_max_age: 35 });
    expect((await client.call('GET /api/user.php')).body.user?.profile.seek_gender).toBe('female');
    expect((await client.call('GET /api/match-finder.php')).body).toEqual({
      answers: body.answers,
      proposal: body.answers,
    });

    const everywhere = { ...matchAnswers, gender: 'both', region: null, interests: [], hard: false };
    expect((await save(client, everywhere)).body.search).toEqual({ country: 'NL', min_age: '25', max_age: '35' });
    expect(await soughtBy(milan)).toEqual({ seek_gender: 'both', seek_min_age: null, seek_max_age: null });
  });

  test('members.php accepts the returned search', async () => {
    const fitting = await api.make({ region: 111, interests: ['wine'], birthDate: '1996-06-15' });
    await api.make({ region: 110, interests: ['wine'], birthDate: '1996-06-15' });
    await api.make({ region: 111, interests: ['wine'], birthDate: '1980-06-15' });
    const client = await api.as(await api.make({ ...people.freeMember }));
    const { search } = (await save(client, matchAnswers)).body;
    const { status, body } = await client.call('GET /api/members.php', { query: search });
    expect([status, body.profiles.map(({ id }) => id)]).toEqual([200, [fitting.publicId]]);
  });

  test('hard preferences exclude on both sides; soft ones do not', async () => {
    const choosy = await api.make({ seeks: 'male' });
    const old = await api.make({ ...people.freeMember, birthDate: '1970-01-01', seeks: 'female' });
    const [hers, his] = [await api.as(choosy), await api.as(old)];
    const offered = async () => (await his.call('GET /api/swipe.php')).body.profiles.map(({ id }) => id);
    const answers = { ...matchAnswers, gender: 'male', region: null };
    await save(hers, { ...answers, hard: false });
    expect(await offered()).toEqual([choosy.publicId]);
    await save(hers, { ...answers, hard: true });
    expect(await offered()).toEqual([]);
    await save(hers, { ...answers, hard: true, max_age: 99 });
    expect(await offered()).toEqual([choosy.publicId]);
    // The member's own ages filter the candidates too.
    await save(his, { ...answers, gender: 'female', min_age: 50, max_age: 60 });
    expect(await offered()).toEqual([]);
  });

  test('refuses ages in the wrong order, regions of other countries and more than three interests, and saves nothing', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    for (const [change, status, code, field] of [
      [{ min_age: 40, max_age: 30 }, 422, 'invalid_age_range', 'min_age'],
      [{ country: 'DE' }, 422, 'invalid_location', 'region'],
      [{ region: 99_999 }, 422, 'invalid_location', 'region'],
      [{ region: 2 ** 40 }, 422, 'invalid_location', 'region'],
      [{ country: 'ZZ', region: null }, 422, 'invalid_location', 'country'],
      [{ interests: ['wine', 'travel', 'music', 'cooking'] }, 400, 'invalid_request', 'interests'],
      [{ interests: ['nonsense'] }, 400, 'invalid_request', 'interests.0'],
      [{ min_age: 17 }, 400, 'invalid_request', 'min_age'],
      [{ intention: 'money' }, 400, 'invalid_request', 'intention'],
      [{ hard: undefined }, 400, 'invalid_request', 'hard'],
    ] as const) {
      expect([change, await save(client, { ...matchAnswers, ...change })]).toMatchObject([
        change,
        { status, error: { code, field } },
      ]);
    }
    expect(await findMatchFinderAnswers(api.db, milan.id)).toBeNull();
    expect(await save(api.visitor(), matchAnswers)).toMatchObject({ error: { code: 'authentication_required' } });
  });

  test('CALL-10 saving the same answers six times writes one row', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const headers = { 'idempotency-key': randomUUID() };
    for (let round = 0; round < 6; round += 1) expect((await save(client, matchAnswers, headers)).status).toBe(200);
    const responses = await Promise.all(Array.from({ length: 6 }, () => save(client, matchAnswers)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const rows = await api.db.selectFrom('match_finder_answers').where('user_id', '=', milan.id).selectAll().execute();
    expect(rows).toHaveLength(1);
    // A repeated interest is saved once.
    expect((await save(client, { ...matchAnswers, interests: ['wine', 'wine'] })).body.answers.interests).toEqual([
      'wine',
    ]);
  });
});

describe('GET /api/signup-matches.php', () => {
  const matches = async (client: TestClient) =>
    (await client.call('GET /api/signup-matches.php')).body.profiles.map(({ id }) => id);

  test('MEMBER-10 returns at most twelve candidates by the member’s answers, also before the address is confirmed', async () => {
    for (let index = 0; index < 14; index += 1) await api.make({ photos: ['active'], region: 110 });
    const here = await api.make({ photos: ['active'], region: 111 });
    const alike = await api.make({ photos: ['active'], region: 111, interests: ['wine'] });
    await api.make({ gender: 'male', region: 111 });
    const client = await api.as(await api.make({ ...people.unconfirmedMember, gender: 'male', seeks: 'female' }));
    expect(await matches(client)).toHaveLength(12);
    await save(client, matchAnswers);
    const found = await matches(client);
    expect(found).toHaveLength(12);
    expect(found.slice(0, 2)).toEqual([alike.publicId, here.publicId]);
  });

  test('leaves out members who are liked, blocked, invisible or fictional', async () => {
    const milan = await api.make({ ...people.freeMember, seeks: 'female' });
    const [fitting, liked, blocked] = [await api.make(), await api.make(), await api.make()];
    await api.make({ invisible: true });
    await api.make({ fictional: true });
    await likeInDatabase(api.db, milan, liked);
    await block(api.db, blocked, milan);
    const client = await api.as(milan);
    // A pass in the game does not count here.
    await client.call('POST /api/swipe.php', { body: { profile: fitting.publicId, action: 'pass' } });
    expect(await matches(client)).toEqual([fitting.publicId]);
  });
});
