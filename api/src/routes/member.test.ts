import { sql } from 'kysely';

import {
  block,
  converse,
  like,
  people,
  type PersonOptions,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await sql`update sites set settings = '{"logged_out_search": "yes"}' where id = 1`.execute(api.db);
});
afterAll(() => api.close());

const open = (client: TestClient, id: number) => client.call('GET /api/member.php', { query: { id } });

const fourPhotos: PersonOptions = {
  premium: true,
  photos: ['active', 'active', 'active', 'active', 'pending', 'rejected'],
};

describe('GET /api/member.php', () => {
  test('MEMBER-03 returns fields, notes and interests of the profile, and only fields of the contract', async () => {
    const sanne = await api.make({ interests: ['travel', 'wine'], headline: 'Coffee first' });
    const client = await api.as(await api.make(people.freeMember));
    const { body } = await open(client, sanne.publicId);
    expect(body.member).toMatchObject({
      id: sanne.publicId,
      name: 'Sanne',
      headline: 'Coffee first',
      about: 'I like to write tests.',
      interests: ['travel', 'wine'],
      relation: { i_liked: false, liked_me: false, match: false, conversation: null, i_blocked: false },
    });
    expect(body.member.fields).toEqual([
      { key: 'gender', value: 'female' },
      { key: 'sexuality', value: 'hetero' },
      { key: 'region', value: 'Utrecht' },
      { key: 'hair_color', value: 'brown' },
    ]);
    expect(Object.keys(body.member).toSorted()).toEqual(
      [
        'about',
        'age',
        'city',
        'country',
        'distance_band',
        'fictional_icon',
        'fields',
        'headline',
        'id',
        'images',
        'images_locked',
        'interests',
        'liked',
        'main_image',
        'name',
        'online',
        'region',
        'relation',
      ].toSorted(),
    );
  });

  test('MEMBER-03 ENT-02 the site decides which fields and notes are shown', async () => {
    const sanne = await api.make({ headline: 'Coffee first', interests: ['wine'] });
    const settings = {
      logged_out_search: 'yes',
      visible_profile_fields: ['hair_color'],
      visible_profile_notes: ['headline'],
    };
    await sql`update sites set settings = ${JSON.stringify(settings)}::jsonb where id = 1`.execute(api.db);
    const other = await api.restart();
    const { body } = await open(await other.as(await api.make(people.freeMember)), sanne.publicId);
    await sql`update sites set settings = '{"logged_out_search": "yes"}' where id = 1`.execute(api.db);
    expect(body.member.fields.map(({ key }) => key)).toEqual(['hair_color']);
    expect(body.member).toMatchObject({ headline: 'Coffee first', about: null, interests: [] });
  });

  test('MEMBER-04 counts locked photos and never names their files', async () => {
    const sanne = await api.make(fourPhotos);
    const free = await open(await api.as(await api.make(people.freeMember)), sanne.publicId);
    expect(free.body.member.images.map(({ id }) => id)).toEqual(sanne.photos.slice(0, 3));
    expect(free.body.member.images_locked).toBe(1);
    for (const hidden of sanne.photos.slice(3)) expect(JSON.stringify(free.body)).not.toContain(hidden);

    const premium = await open(await api.as(await api.make(people.premiumMember)), sanne.publicId);
    expect(premium.body.member.images.map(({ id }) => id)).toEqual(sanne.photos.slice(0, 4));
    expect(premium.body.member.images_locked).toBe(0);
  });

  test('MEMBER-02 a visitor gets only the card and the main photo', async () => {
    const sanne = await api.make({ ...fourPhotos, name: 'Sanne Marie', interests: ['wine'] });
    const { body } = await open(api.visitor(), sanne.publicId);
    expect(body.member).toMatchObject({
      name: 'Sanne',
      city: null,
      online: null,
      headline: null,
      about: null,
      fields: [],
      interests: [],
      images_locked: 3,
    });
    expect(body.member.images.map(({ id }) => id)).toEqual([sanne.photos[0]]);
  });

  test('hides photos after the third when the owner is no longer premium', async () => {
    const sanne = await api.make(fourPhotos);
    await sql`update payments set status = 'refunded' where user_id = ${sanne.id}`.execute(api.db);
    const { body } = await open(await api.as(await api.make(people.premiumMember)), sanne.publicId);
    expect(body.member.images).toHaveLength(3);
    expect(body.member.images_locked).toBe(0);
  });

  test('the relation contains likes, the match and the chat', async () => {
    const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
    await like(api.db, milan, sanne);
    await like(api.db, sanne, milan);
    const conversation = await converse(api.db, milan, sanne, ['hi']);
    const { body } = await open(await api.as(milan), sanne.publicId);
    expect(body.member.relation).toEqual({
      i_liked: true,
      liked_me: true,
      match: true,
      conversation: conversation.publicId,
      i_blocked: false,
    });
  });

  test('MEMBER-11 a blocked viewer gets the blocker’s name; the blocker still sees the page', async () => {
    const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
    await block(api.db, sanne, milan);
    const refused = await open(await api.as(milan), sanne.publicId);
    expect(refused.status).toBe(403);
    expect(refused.error).toEqual({
      code: 'blocked',
      message: "You're blocked by Sanne. You do not have access to this page.",
      params: { name: 'Sanne' },
    });
    const seen = await open(await api.as(sanne), milan.publicId);
    expect(seen.body.member.relation.i_blocked).toBe(true);
  });

  test.each([
    ['hidden', { profileStatus: 'hidden' }],
    ['unconfirmed', { status: 'not_confirmed' }],
    ['banned', { status: 'banned' }],
    ['leaving', { status: 'pending_deletion' }],
    ['invisible', { invisible: true }],
  ] as const)(
    'does not find a %s member, with the same error as for one who does not exist',
    async (_name, options) => {
      const client = await api.as(await api.make(people.freeMember));
      const hidden = await open(client, (await api.make(options)).publicId);
      const unknown = await open(client, 7);
      expect(hidden).toMatchObject({ status: 404, error: { code: 'not_found' } });
      expect(hidden.error).toEqual(unknown.error);
    },
  );

  test('MEMBER-13 an invisible member is seen by members they like, without an online state', async () => {
    const [milan, shy] = [await api.make(people.freeMember), await api.make({ invisible: true })];
    await like(api.db, shy, milan);
    const { body } = await open(await api.as(milan), shy.publicId);
    expect(body.member.online).toBeNull();
  });

  test('refuses an invalid id', async () => {
    const response = await api.visitor().call('GET /api/member.php', { query: { id: 'abc' } });
    expect(response).toMatchObject({ status: 400, error: { field: 'id' } });
  });
});
