import { sql } from 'kysely';

import { type Json, filledPaths } from '../../testing/filled-paths.ts';
import {
  block,
  people,
  type PersonOptions,
  startTestApi,
  type TestApi,
  type TestClient,
  type TestPerson,
} from '../../testing/index.ts';
import { purgeAccounts } from '../domain/account-deletion/purge-accounts.ts';
import { findLandingMember } from '../domain/members/landing-member.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const open = (client: TestClient, id: number) => client.call('GET /api/member-landing.php', { query: { id } });

const woman: PersonOptions = {
  name: 'Sanne Marie',
  landing: true,
  photos: ['active', 'active', 'pending'],
  interests: ['wine', 'travel'],
  headline: 'Coffee first',
};

describe('GET /api/member-landing.php', () => {
  test('LAND-02 ROUTE-08 shows a visitor first name, age, region, main photo and interests, and nothing else', async () => {
    const sanne = await api.make(woman);
    const { body, status } = await open(api.visitor(), sanne.publicId);
    expect(status).toBe(200);
    expect(body.member).toMatchObject({
      id: sanne.publicId,
      name: 'Sanne',
      region: 'Utrecht',
      country: 'NL',
      fictional_icon: false,
      interests: ['travel', 'wine'],
      main_image: { id: sanne.photos[0], status: 'active' },
    });
    const image = ['filename', 'height', 'id', 'status', 'thumb_filename', 'width'];
    expect(filledPaths(body as unknown as Json)).toEqual(
      [
        ...['age', 'country', 'fictional_icon', 'id', 'interests[]', 'name', 'region'].map((key) => `member.${key}`),
        ...image.map((key) => `member.main_image.${key}`),
      ].toSorted(),
    );
    // Not the town, the second photo, the words of the profile or the name in full.
    for (const secret of ['Marie', 'Coffee', 'tests', '"city"', ...sanne.photos.slice(1)]) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  test.each<[string, PersonOptions]>([
    ['has not agreed', { landing: false }],
    ['is invisible', { invisible: true }],
    ['is hidden', { profileStatus: 'hidden' }],
    ['was refused', { profileStatus: 'rejected' }],
    ['has no profile yet', { profileStatus: 'disabled' }],
    ['is not confirmed', { status: 'not_confirmed' }],
    ['is suspended', { status: 'suspended' }],
    ['is banned', { status: 'banned' }],
    ['is leaving', { status: 'pending_deletion' }],
  ])('LAND-02 M-15 a member who %s gets the same response as one who does not exist', async (_state, options) => {
    const unknown = await open(api.visitor(), 7);
    const hidden = await open(api.visitor(), (await api.make({ ...woman, ...options })).publicId);
    expect([hidden.status, hidden.body]).toEqual([unknown.status, unknown.body]);
    expect(hidden.body).toEqual({ member: null });
    // The control.
    expect((await open(api.visitor(), (await api.make(woman)).publicId)).body.member?.name).toBe('Sanne');
  });

  test('LAND-02 a member whose account was purged is gone, and so is the agreement', async () => {
    const sanne = await api.make({ ...woman, status: 'pending_deletion' });
    await sql`update users set purge_after = now() - interval '1 hour' where id = ${sanne.id}`.execute(api.db);
    await purgeAccounts(api.db, api.app.services.files);
    expect((await open(api.visitor(), sanne.publicId)).body).toEqual({ member: null });
    const { rows } = await sql`select landing_opt_in from profiles where user_id = ${sanne.id}`.execute(api.db);
    expect(rows).toEqual([{ landing_opt_in: false }]);
  });

  test.each<[string, PersonOptions['photos'], number | undefined]>([
    ['an active main photo', ['active', 'active'], 0],
    ['a main photo that is checked: the next active one', ['pending', 'active'], 1],
    ['a photo that is checked', ['pending'], undefined],
    ['a photo that was refused', ['rejected'], undefined],
    ['no photo', [], undefined],
  ])('MEMBER-17 the picture of a member with %s', async (_photos, photos = [], shown) => {
    const sanne = await api.make({ ...woman, photos });
    const { body } = await open(api.visitor(), sanne.publicId);
    expect(body.member?.main_image?.id).toBe(shown === undefined ? undefined : sanne.photos[shown]);
  });

  test('LAND-02 a fictional member is shown without an agreement, and is marked', async () => {
    const { publicId } = await api.make({ ...woman, landing: false, fictional: true });
    expect((await open(api.visitor(), publicId)).body.member?.fictional_icon).toBe(true);
  });

  test('LAND-02 no one sees a member of another site', async () => {
    const { publicId } = await api.make(woman);
    expect(await findLandingMember(api.db, 2, publicId, 0)).toBeUndefined();
    expect(await findLandingMember(api.db, 1, publicId, 0)).toBeDefined();
  });

  describe('for a member who is logged in', () => {
    const seenBy = async (viewer: TestPerson, other: TestPerson) =>
      (await open(await api.as(viewer), other.publicId)).body.member;

    test('MEMBER-11 a block in either direction hides it; otherwise it is what visitors see', async () => {
      const [sanne, milan] = [await api.make(woman), await api.make(people.premiumMember)];
      expect(await seenBy(milan, sanne)).toEqual((await open(api.visitor(), sanne.publicId)).body.member);
      await block(api.db, sanne, milan);
      expect(await seenBy(milan, sanne)).toBeNull();
      expect(await seenBy(sanne, await api.make({ ...woman, name: 'Nora' }))).toMatchObject({ name: 'Nora' });
    });
  });

  test('refuses an invalid id', async () => {
    const response = await api.visitor().call('GET /api/member-landing.php', { query: { id: 'abc' } });
    expect(response).toMatchObject({ status: 400, error: { field: 'id' } });
  });
});

describe('the agreement', () => {
  test('LAND-02 R-10 is off until the member gives it in their profile, and can be withdrawn', async () => {
    const sanne = await api.make({ ...woman, landing: false });
    const client = await api.as(sanne);
    const agree = async (landing_opt_in: boolean) =>
      (await client.call('PUT /api/profile.php', { body: { landing_opt_in } })).body.profile.landing_opt_in;
    expect((await client.call('GET /api/profile.php')).body.profile.landing_opt_in).toBe(false);
    expect(await agree(true)).toBe(true);
    expect((await open(api.visitor(), sanne.publicId)).body.member?.name).toBe('Sanne');
    expect(await agree(false)).toBe(false);
    expect((await open(api.visitor(), sanne.publicId)).body.member).toBeNull();
  });

  test('a change of another field keeps it', async () => {
    const sanne = await api.make(woman);
    const client = await api.as(sanne);
    await client.call('PUT /api/profile.php', { body: { headline: 'Tea first' } });
    expect((await client.call('GET /api/profile.php')).body.profile.landing_opt_in).toBe(true);
  });
});
