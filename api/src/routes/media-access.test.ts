import { photoWidths } from '@pairwise/contracts';
import sharp from 'sharp';

import { block, like, type PersonOptions, startTestApi, type TestApi, type TestPerson } from '../../testing/index.ts';

/** Lets visitors search, or only those with a traffic source, or none (decisions M-5). */
const openTo = (settings: Partial<Record<'logged_out_search' | 'logged_out_search_trafficsource', 'yes'>>) =>
  api.db
    .updateTable('sites')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', 1)
    .execute();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await openTo({ logged_out_search: 'yes' });
  const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer();
  await api.app.services.photos.keep('abcdef0123456789', async () => picture);
});
afterAll(() => api.close());

const fivePhotos = Array.from({ length: 5 }, () => 'active' as const);

/** The cookie of a viewer; undefined for a visitor. */
type Cookie = string | undefined;

const cookieOf = async (person: TestPerson): Promise<Cookie> => (await api.as(person)).cookie();

const load = (photo: string | undefined, cookie: Cookie, file = '320.webp') =>
  api.app.inject({ url: `/media/${photo}-${file}`, headers: cookie === undefined ? {} : { cookie } });

/** Loads the files of a member's photos and returns the status of each, main photo first. */
const statusesFor = async ({ photos }: TestPerson, cookie: Cookie): Promise<number[]> => {
  const responses = await Promise.all(photos.map((photo) => load(photo, cookie)));
  return responses.map(({ statusCode }) => statusCode);
};

const all = [200, 200, 200, 200, 200];
const three = [200, 200, 200, 404, 404];
const main = [200, 404, 404, 404, 404];
const none = [404, 404, 404, 404, 404];

const viewers: Record<string, (owner: TestPerson) => Promise<Cookie>> = {
  visitor: () => Promise.resolve(undefined),
  unconfirmed: async () => cookieOf(await api.make({ status: 'not_confirmed' })),
  free: async () => cookieOf(await api.make()),
  premium: async () => cookieOf(await api.make({ premium: true })),
  'premium, blocked by the owner': async (owner) => {
    const viewer = await api.make({ premium: true });
    await block(api.db, owner, viewer);
    return cookieOf(viewer);
  },
  'premium, who blocked the owner': async (owner) => {
    const viewer = await api.make({ premium: true });
    await block(api.db, viewer, owner);
    return cookieOf(viewer);
  },
  'premium, liked by the owner': async (owner) => {
    const viewer = await api.make({ premium: true });
    await like(api.db, owner, viewer);
    return cookieOf(viewer);
  },
  owner: (owner) => cookieOf(owner),
};

const shown: Record<string, number[]> = {
  visitor: main,
  unconfirmed: three,
  free: three,
  premium: all,
  'premium, blocked by the owner': main,
  'premium, who blocked the owner': main,
  'premium, liked by the owner': all,
  owner: all,
};
const invisible = { ...shown, visitor: none, unconfirmed: main, free: main, premium: main };
/** A member whose Premium ended keeps all photos, but others see only the first three (decisions M-14). */
const lapsed = Object.fromEntries(
  Object.entries(shown).map(([viewer, statuses]) => [
    viewer,
    statuses === all && viewer !== 'owner' ? three : statuses,
  ]),
);

/**
 * A profile that a moderator has hidden, or that is not complete: besides the owner, only a member whom the owner has liked
 * still sees the main photo.
 */
const hidden = {
  ...shown,
  ...Object.fromEntries(
    [
      'visitor',
      'unconfirmed',
      'free',
      'premium',
      'premium, blocked by the owner',
      'premium, who blocked the owner',
    ].map((viewer) => [viewer, none]),
  ),
  'premium, liked by the owner': main,
};

const endPremium = ({ id }: TestPerson) =>
  api.db.updateTable('payments').set({ status: 'refunded' }).where('user_id', '=', id).execute();

const make = (options: PersonOptions = {}) => api.make({ premium: true, photos: fivePhotos, ...options });

const owners: [name: string, make: () => Promise<TestPerson>, expected: Record<string, number[]>][] = [
  ['a premium member', make, shown],
  ['an invisible member', () => make({ invisible: true }), invisible],
  ...(['hidden', 'rejected', 'disabled'] as const).map((profileStatus): (typeof owners)[number] => [
    `a member whose profile is ${profileStatus}`,
    () => make({ profileStatus }),
    hidden,
  ]),
  [
    'a member whose Premium ended',
    async () => {
      const owner = await make();
      await endPremium(owner);
      return owner;
    },
    lapsed,
  ],
];

describe.each(owners)('MEMBER-04 the files of the photos of %s', (_, makeOwner, expected) => {
  test.each(Object.entries(expected))('as seen by a viewer: %s', async (viewer, statuses) => {
    const owner = await makeOwner();
    expect(await statusesFor(owner, await viewers[viewer]?.(owner))).toEqual(statuses);
  });
});

test.each(['banned', 'suspended', 'pending_deletion'] as const)(
  'MEMBER-04 a premium member loads no photo of a %s account',
  async (status) => {
    const owner = await make({ status });
    expect(await statusesFor(owner, await viewers['premium']?.(owner))).toEqual(none);
  },
);

test('MEMBER-04 the address of a locked photo opens none of its sizes for a visitor or a free member', async () => {
  const owner = await make();
  const files = photoWidths.flatMap((width) => [`${width}.webp`, `${width}.jpg`]);
  const statusesOf = async (cookie: Cookie) =>
    Promise.all(files.map(async (file) => (await load(owner.photos[3], cookie, file)).statusCode));
  expect(new Set(await statusesOf(await viewers['premium']?.(owner)))).toEqual(new Set([200]));
  expect(new Set(await statusesOf(await viewers['free']?.(owner)))).toEqual(new Set([404]));
  expect(new Set(await statusesOf(undefined))).toEqual(new Set([404]));
});

test('MEMBER-04 a browser that has a locked photo gets no 304 after its member has logged out', async () => {
  const owner = await make();
  const { headers } = await load(owner.photos[3], await viewers['premium']?.(owner));
  expect(headers['cache-control']).toMatch(/private.*max-age=60.*must-revalidate/);
  const after = await api.app.inject({
    url: `/media/${owner.photos[3]}-320.webp`,
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(after.statusCode).toBe(404);
});

describe('MEMBER-02 on a site where visitors may search or not (decisions M-4, M-5, R-10)', () => {
  afterAll(() => openTo({ logged_out_search: 'yes' }));

  const ownersOfSite: Record<string, PersonOptions> = {
    plain: {},
    landing: { landing: true },
    fictional: { fictional: true },
    invisible: { landing: true, invisible: true },
    hidden: { landing: true, profileStatus: 'hidden' },
  };
  const open = { plain: main, landing: main, fictional: main, invisible: none, hidden: none };

  test.each<[string, Parameters<typeof openTo>[0], Record<string, number[]>]>([
    ['all visitors', { logged_out_search: 'yes' }, open],
    ['visitors with a traffic source', { logged_out_search_trafficsource: 'yes' }, open],
    ['no visitors, except on landing pages', {}, { ...open, plain: none }],
  ])('main photos are shown to %s', async (_visitors, settings, expected) => {
    await openTo(settings);
    const { app, as } = await api.restart();
    const statusesAt = ({ photos }: TestPerson, cookie?: string) =>
      Promise.all(
        photos.map(async (photo) => {
          const headers = cookie === undefined ? {} : { cookie };
          return (await app.inject({ url: `/media/${photo}-320.webp`, headers })).statusCode;
        }),
      );
    for (const [name, options] of Object.entries(ownersOfSite)) {
      expect([name, await statusesAt(await make(options))]).toEqual([name, expected[name]]);
    }
    // A logged-in member sees the same on every site.
    expect(await statusesAt(await make(), (await as(await api.make())).cookie())).toEqual(three);
  });

  test('a visitor of one site loads no photo of another', async () => {
    const owner = await make({ landing: true });
    const other = await api.db.selectFrom('sites').where('id', '<>', 1).select('domain').executeTakeFirstOrThrow();
    const at = async (host: string) =>
      (await api.app.inject({ url: `/media/${owner.photos[0]}-320.webp`, headers: { host } })).statusCode;
    expect([await at('localhost'), await at(other.domain)]).toEqual([200, 404]);
  });
});
