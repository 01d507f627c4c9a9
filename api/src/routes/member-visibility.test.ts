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
import { type Json, filledPaths } from '../../testing/filled-paths.ts';

/**
 * Checks what each kind of viewer sees, over HTTP: for each endpoint that returns other members, the complete list of
 * fields. A field outside the list fails, whatever its value. A null reveals nothing and is not counted.
 */
let api: TestApi;
/** Likes every viewer and is liked by most. Only premium viewers may see her fourth photo. */
let sanne: TestPerson;
/** No viewer has liked her yet, so that the games offer her. */
let nora: TestPerson;
/** Lives in a neighbouring country: a similar member for a search in the Netherlands. */
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
/** Texts that no response may contain: coordinates, the day of birth, addresses, photos that others may not see. */
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

interface ViewerRequest {
  url: string;
  query?: Record<string, string>;
}

/** Prepares a viewer. `request` returns the status, the paths of the filled fields, and the body as text. */
const openViewer = async (viewer: Viewer) => {
  const options: PersonOptions | null = viewers[viewer];
  const person = options && (await api.make(options));
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
    request: async ({ url, query }: ViewerRequest) => {
      const response = await api.app.inject({
        url,
        query: { ...query, ...source },
        headers: cookie ? { cookie } : {},
      });
      const fields = url.startsWith('/api/') ? filledPaths(response.json<Json>()) : [];
      return { status: response.statusCode, text: response.body, fields };
    },
  };
};

const at = (place: string, fields: readonly string[]): string[] => fields.map((field) => `${place}.${field}`);
const image = ['id', 'filename', 'thumb_filename', 'status', 'width', 'height', 'blurhash'];
const imageAt = (place: string, more: string[] = []): string[] => at(place, [...image, ...more]);

/** The card that a visitor gets: first name, age, region, main photo (decisions M-4). */
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
  ...at('profile', ['region_name', 'city', 'hair_color', 'about', 'landing_opt_in']),
  'completeness',
  'missing[]',
];
const refusal = ['error.code', 'error.message'];

/** The status, the complete list of fields, and which of Sanne's photos are named. */
type Expected = readonly [status: number, fields: readonly string[], photos?: readonly number[]];
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
const none: Record<string, Expected> = Object.fromEntries(Object.keys(free).map((name) => [name, refused]));
/** Two members with a block between them never see each other (decisions S-9). */
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
  visitor: none,
  'visitor from a source': { ...none, members: [200, visitorFound, [1]], member: [200, visitorProfile, [1]] },
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
  // Sees the name of the blocked member, to be able to unblock, and no photos (MEMBER-11, decisions S-1).
  blocking: { ...apart, member: [200, blockedProfile] },
  invisible: free,
  leaving: none,
};

const requests: Record<string, () => ViewerRequest> = {
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

/** How many files of her photos a viewer can load, main photo first (`mayLoadPhoto`). */
const filesShown: Record<Viewer, number> = {
  visitor: 1,
  'visitor from a source': 1,
  unconfirmed: 3,
  free: 3,
  premium: 4,
  blocked: 1,
  blocking: 1,
  invisible: 3,
  leaving: 1,
};

const everyViewer = Object.keys(viewers) as Viewer[];
const namedPhotos = (text: string): number[] =>
  sanne.photos.flatMap((id, index) => (text.includes(id) ? [index + 1] : []));

describe.each(everyViewer)('MEMBER-02 MEMBER-03 MEMBER-04 MEMBER-11 MEMBER-13 what a %s viewer gets', (viewer) => {
  let request: Awaited<ReturnType<typeof openViewer>>['request'];
  beforeAll(async () => {
    ({ request } = await openViewer(viewer));
  });

  test.each(Object.keys(requests))('from %s: exactly these fields, and no secret', async (name) => {
    const { status, fields, text } = await request(requests[name]?.() ?? { url: '' });
    const [wantedStatus, wantedFields, photos = []] = expected[viewer][name] ?? refused;
    expect({ status, fields }).toEqual({ status: wantedStatus, fields: [...wantedFields].toSorted() });
    expect(namedPhotos(text)).toEqual(photos);
    const known = [sanne, nora, bea].flatMap(secrets);
    expect(known.filter((secret) => text.includes(secret))).toEqual([]);
    // No field is a coordinate or a distance, except the distance band.
    expect(text).not.toMatch(/"(lat|lon|latitude|longitude|distance|birth_date|email|last_active\w*|active_bucket)"/);
    for (const [, band] of text.matchAll(/"distance_band":"([^"]*)"/g)) {
      expect(['10', '25', '50', '100', 'more']).toContain(band);
    }
  });

  test('from /media: the active photos that this viewer sees, and no others by their address', async () => {
    const visitors = await Promise.all(
      sanne.photos.map((id) => api.app.inject(`/media/${id}-320.jpg`).then(({ statusCode }) => statusCode)),
    );
    const asViewer: number[] = [];
    for (const id of sanne.photos) asViewer.push((await request({ url: `/media/${id}-320.jpg` })).status);
    const shown = (count: number) => sanne.photos.map((_, index) => (index < count ? 200 : 404));
    expect(asViewer).toEqual(shown(filesShown[viewer]));
    expect(visitors).toEqual(shown(filesShown.visitor));
  });
});

describe('members whom no one sees', () => {
  test.each([
    ['invisible', { invisible: true }],
    ['hidden', { profileStatus: 'hidden' }],
    ['disabled', { profileStatus: 'disabled' }],
    ['unconfirmed', { status: 'not_confirmed' }],
    ['suspended', { status: 'suspended' }],
    ['banned', { status: 'banned' }],
    ['leaving', { status: 'pending_deletion' }],
  ] as const)(
    'MEMBER-13 no response names a member who is %s, while it names another member',
    async (_name, options) => {
      const abroad = { country: 'FI', region: null } as const;
      const gone = await api.make({ ...woman, name: 'Gone', ...abroad, ...options });
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
      // The games offer members whom the viewer has not liked yet.
      expect(await named(stranger, 'swipe')).toEqual([false, true]);
      expect(await named(stranger, 'signup-matches')).toEqual([false, true]);
      expect(await named(stranger, 'member', { id: String(gone.publicId) })).toEqual([false, false]);
      expect(await named(stranger, 'member', { id: String(seen.publicId) })).toEqual([false, true]);
      await api.db.deleteFrom('profiles').where('user_id', 'in', [gone.id, seen.id]).execute();
    },
  );
});

test('the owner does get the ids of waiting photos, so that the search for secrets can find them', async () => {
  const client = await api.as(sanne);
  const { payload } = await api.app.inject({ url: '/api/photos.php', headers: { cookie: client.cookie() ?? '' } });
  expect(secrets(sanne).filter((secret) => payload.includes(secret))).toEqual(sanne.photos.slice(4));
});
