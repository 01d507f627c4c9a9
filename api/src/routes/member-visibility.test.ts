import { sql } from 'kysely';
import sharp from 'sharp';

import {
  block,
  like,
  people,
  type PersonOptions,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../testing/index.ts';
import { type Json, toldIn } from './told-in.ts';

/**
 * Who sees what, over HTTP: for each kind of viewer and each endpoint that tells of other members, the full list of
 * what may be told. A field that is not in the list fails, whatever its value; a null tells nothing and is not counted.
 */
let api: TestApi;
/** Likes everybody and is liked; behind the fourth photo of hers nobody but premium members may look. */
let sanne: TestPerson;
/** Nobody has liked her yet, so that the games offer her. */
let nora: TestPerson;
/** Lives next door: similar to whom a search in the Netherlands finds. */
let bea: TestPerson;

const woman: PersonOptions = {
  gender: 'female',
  birthDate: '1996-06-15',
  lat: 52.37,
  lon: 4.89,
  city: 'Amsterdam',
  premium: true,
  photos: ['active', 'active', 'active', 'active', 'pending', 'rejected'],
  interests: ['wine'],
  headline: 'Coffee first',
};
/** Texts that no answer may hold: places to the kilometre, the day of birth, addresses, photos nobody else may see. */
const secrets = (person: TestPerson): string[] => [
  '52.37',
  '4.89',
  '1996-06-15',
  person.email,
  ...person.photos.slice(4),
];

beforeAll(async () => {
  api = await startTestApi();
  await sql`update sites set settings = '{"logged_out_search_trafficsource": "yes"}' where id = 1`.execute(api.db);
  sanne = await api.make({ ...woman, name: 'Sanne Marie' });
  nora = await api.make({ ...woman, name: 'Nora Lotte' });
  const region = await api.db.selectFrom('regions').where('country', '=', 'BE').select('id').executeTakeFirstOrThrow();
  bea = await api.make({ ...woman, name: 'Bea Marie', country: 'BE', region: region.id });
  const details = { eye_color: 'green', body_type: 'slim', relationship_status: 'single', tattoos: 'one' };
  await api.db.updateTable('profiles').set(details).where('user_id', 'in', [sanne.id, nora.id, bea.id]).execute();
  await api.db.updateTable('photos').set({ blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' }).execute();
  const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer();
  await api.app.services.photos.keep('abcdef0123456789', async () => picture);
});
afterAll(() => api.close());

const man: PersonOptions = { ...people.freeMember, seeks: 'female', lat: 52.4, lon: 4.9, birthDate: '1990-01-01' };
const viewers = {
  visitor: null,
  'visitor from a source': null,
  unconfirmed: { ...man, name: 'Olaf', status: 'not_confirmed' },
  free: man,
  premium: { ...man, ...people.premiumMember },
  blocked: man,
  blocking: man,
  invisible: { ...man, invisible: true },
  leaving: man,
} satisfies Record<string, PersonOptions | null>;
type Viewer = keyof typeof viewers;

interface Asked {
  url: string;
  query?: Record<string, string>;
}

/** What a viewer is answered: the status, what is told, and the body for what is not a matter of fields. */
const answersTo = async (viewer: Viewer) => {
  const wish: PersonOptions | null = viewers[viewer];
  const person = wish && (await api.make(wish));
  const cookie = person && (await api.as(person)).cookie();
  if (person) {
    await like(api.db, sanne, person);
    if (viewer !== 'unconfirmed') await like(api.db, person, sanne);
    for (const other of [sanne, nora, bea]) {
      if (viewer === 'blocked') await block(api.db, other, person);
      if (viewer === 'blocking') await block(api.db, person, other);
    }
  }
  if (viewer === 'leaving' && person) {
    const purge_after = new Date(Date.now() + 1e9);
    await api.db
      .updateTable('users')
      .set({ status: 'pending_deletion', purge_after })
      .where('id', '=', person.id)
      .execute();
  }
  const source = viewer === 'visitor from a source' ? { ref: 'partner-7' } : {};
  return {
    person,
    ask: async ({ url, query }: Asked) => {
      const answer = await api.app.inject({
        url,
        query: { ...query, ...source },
        headers: cookie ? { cookie } : {},
      });
      const told = url.startsWith('/api/') ? toldIn(answer.json<Json>()) : [];
      return { status: answer.statusCode, text: answer.body, told };
    },
  };
};

const at = (place: string, fields: readonly string[]): string[] => fields.map((field) => `${place}.${field}`);
const image = ['id', 'filename', 'thumb_filename', 'status', 'width', 'height', 'blurhash'];
const imageAt = (place: string, more: string[] = []): string[] => at(place, [...image, ...more]);

/** A card to a member, and to a visitor: first name, age, region, main photo (decisions M-4). */
const visitorCard = (place: string): string[] => [
  ...at(place, ['id', 'name', 'age', 'region', 'country', 'fictional_icon', 'liked']),
  ...imageAt(`${place}.main_image`),
];
const card = (place: string): string[] => [...visitorCard(place), ...at(place, ['city', 'online', 'distance_band'])];
const relation = at('member.relation', ['i_liked', 'liked_me', 'match', 'i_blocked']);
const profile = [
  ...card('member'),
  ...at('member', ['headline', 'about', 'interests[]', 'fields[].key', 'fields[].value', 'images_locked']),
  ...imageAt('member.images[]'),
  ...relation,
];
const blockedProfile = [
  ...at('member', ['id', 'name', 'age', 'city', 'region', 'country', 'distance_band', 'fictional_icon', 'liked']),
  'member.images_locked',
  ...relation,
];
const visitorProfile = [...visitorCard('member'), ...imageAt('member.images[]'), 'member.images_locked', ...relation];
const found = [...card('profiles[]'), ...card('similar[]'), 'relaxed[]', 'numResults'];
const visitorFound = [...visitorCard('profiles[]'), ...visitorCard('similar[]'), 'relaxed[]', 'numResults'];
const likes = [...card('profiles[]'), ...at('liked_by[]', ['id', 'like_new', 'created_at']), 'total_new'];
const matches = [...likes, 'profiles[].main_image.match'];
const day = ['likes_left', 'passes_left', 'resets_at'];
const game = [...card('profiles[]'), 'profiles[].headline', ...imageAt('profiles[].images[]'), ...day];
const met = [...card('').map((path) => path.slice(1)), 'main_image.match'];
const own = [
  ...at('profile', ['name', 'status', 'date_of_birth', 'gender', 'sexuality', 'seek_gender', 'country', 'region']),
  ...at('profile', ['region_name', 'city', 'hair_color', 'about']),
  'completeness',
  'missing[]',
];
const refusal = ['error.code', 'error.message'];

/** The status, the full list of what is told, and which of Sanne's photos are named. */
type Expected = readonly [status: number, told: readonly string[], photos?: readonly number[]];
const refused: Expected = [403, refusal];
const free: Record<string, Expected> = {
  members: [200, found, [1]],
  member: [200, profile, [1, 2, 3]],
  received: [200, likes, [1]],
  given: [200, likes, [1]],
  matches: [200, matches, [1]],
  swipe: [200, game],
  signup: [200, card('profiles[]')],
  autoLike: [200, met, [1]],
  profile: [200, own],
};
const nobody: Record<string, Expected> = Object.fromEntries(Object.keys(free).map((name) => [name, refused]));
/** Who stands in a block, on either side, meets the other nowhere (decisions S-9). */
const apart: Record<string, Expected> = {
  ...free,
  members: [200, ['numResults']],
  received: [200, ['total_new']],
  given: [200, ['total_new']],
  matches: [200, ['total_new']],
  swipe: [200, day],
  signup: [200, []],
  autoLike: [200, []],
};
const expected: Record<Viewer, Record<string, Expected>> = {
  visitor: nobody,
  'visitor from a source': { ...nobody, members: [200, visitorFound, [1]], member: [200, visitorProfile, [1]] },
  // Has not liked back: nothing given, no match, and the games offer Sanne.
  unconfirmed: {
    ...free,
    given: [200, ['total_new']],
    matches: [200, ['total_new']],
    swipe: [200, game, [1, 2, 3]],
    signup: [200, card('profiles[]'), [1]],
    autoLike: [200, []],
  },
  free,
  premium: { ...free, member: [200, profile, [1, 2, 3, 4]] },
  blocked: { ...apart, member: [403, [...refusal, 'error.params.name']] },
  // Sees by name whom they blocked, to take it back, and nothing to look at (MEMBER-11, decisions S-1).
  blocking: { ...apart, member: [200, blockedProfile] },
  invisible: free,
  leaving: nobody,
};

const asked: Record<string, () => Asked> = {
  members: () => ({ url: '/api/members.php', query: { country: 'NL', gender: 'female' } }),
  member: () => ({ url: '/api/member.php', query: { id: String(sanne.publicId) } }),
  received: () => ({ url: '/api/likes.php', query: { type: 'received' } }),
  given: () => ({ url: '/api/likes.php', query: { type: 'given' } }),
  matches: () => ({ url: '/api/likes.php', query: { type: 'matches' } }),
  swipe: () => ({ url: '/api/swipe.php' }),
  signup: () => ({ url: '/api/signup-matches.php' }),
  autoLike: () => ({ url: '/api/auto-like.php' }),
  profile: () => ({ url: '/api/profile.php' }),
};

const everyViewer = Object.keys(viewers) as Viewer[];
const namedPhotos = (text: string): number[] =>
  sanne.photos.flatMap((id, index) => (text.includes(id) ? [index + 1] : []));

describe.each(everyViewer)('MEMBER-02 MEMBER-03 MEMBER-04 MEMBER-11 MEMBER-13 what a %s is told', (viewer) => {
  let ask: Awaited<ReturnType<typeof answersTo>>['ask'];
  beforeAll(async () => {
    ({ ask } = await answersTo(viewer));
  });

  test.each(Object.keys(asked))('by %s: exactly these fields, and no secret', async (name) => {
    const question = asked[name]?.() ?? { url: '' };
    const { status, told, text } = await ask(question);
    const [wantedStatus, wantedTold, photos = []] = expected[viewer][name] ?? refused;
    expect({ status, told }).toEqual({ status: wantedStatus, told: [...wantedTold].toSorted() });
    expect(namedPhotos(text)).toEqual(photos);
    const known = [sanne, nora, bea].flatMap(secrets);
    expect(known.filter((secret) => text.includes(secret))).toEqual([]);
    // Whatever a place is called, nothing of an answer is a coordinate or a distance but the band.
    expect(text).not.toMatch(/"(lat|lon|latitude|longitude|distance|birth_date|email|last_active\w*|active_bucket)"/);
    for (const [, band] of text.matchAll(/"distance_band":"([^"]*)"/g)) {
      expect(['10', '25', '50', '100', 'more']).toContain(band);
    }
  });

  test('of files under /media: what is active, and nothing that waits, was refused or is made up', async () => {
    const statuses = await Promise.all(
      sanne.photos.map((id) => api.app.inject(`/media/${id}-320.jpg`).then(({ statusCode }) => statusCode)),
    );
    const asViewer: number[] = [];
    for (const id of sanne.photos) asViewer.push((await ask({ url: `/media/${id}-320.jpg` })).status);
    expect(asViewer).toEqual([200, 200, 200, 200, 404, 404]);
    expect(statuses).toEqual(asViewer);
  });
});

describe('who is seen by nobody', () => {
  test.each([
    ['invisible', { invisible: true }],
    ['hidden', { profileStatus: 'hidden' }],
    ['disabled', { profileStatus: 'disabled' }],
    ['unconfirmed', { status: 'not_confirmed' }],
    ['suspended', { status: 'suspended' }],
    ['banned', { status: 'banned' }],
    ['leaving', { status: 'pending_deletion' }],
  ] as const)('MEMBER-13 somebody %s is named by no answer, as somebody else beside them is', async (_name, wish) => {
    const abroad = { country: 'FI', region: null } as const;
    const gone = await api.make({ ...woman, name: 'Gone', ...abroad, ...wish });
    const seen = await api.make({ ...woman, name: 'Seen', ...abroad });
    const [viewer, stranger] = [await api.make({ ...man, ...abroad }), await api.make({ ...man, ...abroad })];
    for (const other of [gone, seen]) await like(api.db, viewer, other);
    const named = async (by: TestPerson, url: string, query: Record<string, string> = {}): Promise<boolean[]> => {
      const cookie = (await api.as(by)).cookie() ?? '';
      const { body } = await api.app.inject({ url: `/api/${url}.php`, query, headers: { cookie } });
      return [gone, seen].map(({ publicId, name }) => body.includes(String(publicId)) || body.includes(name));
    };
    expect(await named(viewer, 'members', { country: 'FI' })).toEqual([false, true]);
    expect(await named(viewer, 'likes', { type: 'given' })).toEqual([false, true]);
    // The games offer whom one has not liked yet.
    expect(await named(stranger, 'swipe')).toEqual([false, true]);
    expect(await named(stranger, 'signup-matches')).toEqual([false, true]);
    expect(await named(stranger, 'member', { id: String(gone.publicId) })).toEqual([false, false]);
    expect(await named(stranger, 'member', { id: String(seen.publicId) })).toEqual([false, true]);
    await api.db.deleteFrom('profiles').where('user_id', 'in', [gone.id, seen.id]).execute();
  });
});

test('the secrets that are looked for are told where they may be: their owner sees the photos that wait', async () => {
  const client = await api.as(sanne);
  const { payload } = await api.app.inject({ url: '/api/photos.php', headers: { cookie: client.cookie() ?? '' } });
  expect(secrets(sanne).filter((secret) => payload.includes(secret))).toEqual(sanne.photos.slice(4));
});
