import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { block, like, type PersonOptions, startTestApi, type TestApi, type TestPerson } from '@pairwise/api/testing';
import { rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { shareSource } from './share-metadata.ts';

let api: TestApi;
let gateway: RunningGateway;

const searchable = { logged_out_search: 'yes', description: 'Meet "people" & talk' };
const closed = { logged_out_search: 'no' };
let opened: object | undefined;

/** Starts the real api of a site with these settings, behind a new gateway with an empty cache, unless it runs already. */
const open = async (settings: object): Promise<void> => {
  if (settings === opened) return;
  opened = settings;
  await gateway?.stop();
  await api.db
    .updateTable('sites')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', 1)
    .execute();
  const apiUrl = await (await api.restart()).listen();
  gateway = await startGateway({ apiUrl, publicUrl: 'https://pairwise.test', https: true });
};

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => open(searchable));
afterAll(async () => {
  await gateway.stop();
  await api.close();
});

const htmlOf = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
  const { body } = await rawGet(gateway.url, path, headers);
  return body.toString();
};

/** Returns the metadata of a page by property. */
const metadata = async (path: string, headers?: Record<string, string>): Promise<Record<string, string>> => {
  const html = await htmlOf(path, headers);
  const lines = html.matchAll(/<meta (?:property="(og:[^"]+)"|name="(twitter:[^"]+)") content="([^"]*)">/g);
  return Object.fromEntries([...lines].map(([, og, twitter, content = '']) => [og ?? twitter ?? '', content]));
};
/** Repeats the request until there is metadata: on a busy machine the api may respond later than a page waits. */
const shownMetadata = async (path: string): Promise<Record<string, string>> => {
  for (let tries = 0; tries < 15; tries += 1) {
    const found = await metadata(path);
    if (Object.keys(found).length > 0) return found;
    await setTimeout(1_000);
  }
  return {};
};
const pageOf = ({ publicId }: TestPerson): string => `/members/${publicId}`;

const shown: PersonOptions = {
  name: 'Sanne Marie',
  birthDate: '1996-06-15',
  photos: ['active', 'active'],
  landing: true,
};

describe('MEMBER-17 a link to a member whom visitors may see, with an active main photo', () => {
  test('shows first name, age and that photo at the public address, and nothing else about the member', async () => {
    const sanne = await api.make(shown);
    const [photo] = sanne.photos;
    expect(await shownMetadata(pageOf(sanne))).toEqual({
      'og:type': 'profile',
      'og:site_name': 'Pairwise',
      'og:title': expect.stringMatching(/^Sanne, \d\d$/),
      'og:description': 'Meet &quot;people&quot; &amp; talk',
      'og:url': `https://pairwise.test${pageOf(sanne)}`,
      'og:image': `https://pairwise.test/media/${photo}-640.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '640',
      'og:image:height': '800',
      'og:image:alt': 'Sanne',
      'twitter:card': 'summary_large_image',
    });
  });

  test('isolates a name in a right-to-left script, so that the age stays behind it', async () => {
    const sara = await api.make({ ...shown, name: 'שרה' });
    expect(await shownMetadata(pageOf(sara))).toMatchObject({
      'og:title': expect.stringMatching(/^\u2068שרה\u2069, \d\d$/),
      'og:image:alt': 'שרה',
    });
  });

  test('a name cannot end an attribute or start an element', async () => {
    const nasty = await api.make({ ...shown, name: `"><script>&'x` });
    await shownMetadata(pageOf(nasty));
    const html = await htmlOf(pageOf(nasty));
    expect(html).toContain('<meta property="og:image:alt" content="&quot;&gt;&lt;script&gt;&amp;&#39;x">');
    expect(html).not.toContain('"><script>&');
  });

  test('shows the next active photo while the main photo waits, as the page does (decisions M-12)', async () => {
    const sanne = await api.make({ ...shown, photos: ['pending', 'active'] });
    const { 'og:image': image } = await shownMetadata(pageOf(sanne));
    expect(image).toBe(`https://pairwise.test/media/${sanne.photos[1]}-640.jpg`);
  });
});

describe('MEMBER-17 LAND-02 a link to a landing page', () => {
  const robots = async (path: string): Promise<string[]> =>
    [...(await htmlOf(path)).matchAll(/<meta name="robots" content="([^"]*)">/g)].map(([, content = '']) => content);

  test.each(['landing', 'landing2', 'landing2/weekend', 'landing3/music'])(
    'shows at %s a member who has agreed to it, also where visitors may not search',
    async (page) => {
      await open(closed);
      const sanne = await api.make({ ...shown, landing: true });
      expect(await shownMetadata(`${pageOf(sanne)}/${page}`)).toMatchObject({
        'og:title': expect.stringMatching(/^Sanne, \d\d$/),
        'og:url': `https://pairwise.test${pageOf(sanne)}/${page}`,
        'og:image': `https://pairwise.test/media/${sanne.photos[0]}-640.jpg`,
      });
      expect(await metadata(pageOf(sanne))).toEqual({});
    },
  );

  test.each<[string, PersonOptions]>([
    ['has not agreed', { landing: false }],
    ['is invisible', { invisible: true }],
    ['has no photo that was checked', { photos: ['pending'] }],
    ['is fictional', { fictional: true }],
    ['is suspended', { status: 'suspended' }],
  ])('shows no member who %s', async (_state, options) => {
    const hidden = await api.make({ ...shown, landing: true, ...options });
    const control = await api.make({ ...shown, landing: true });
    expect(await shownMetadata(`${pageOf(control)}/landing`)).toHaveProperty('og:title');
    expect(await metadata(`${pageOf(hidden)}/landing`)).toEqual({});
  });

  test('R-10 is not for search engines, nor is the signup with a member, whoever it is, nor is a profile', async () => {
    const sanne = await api.make({ ...shown, landing: true });
    for (const path of [pageOf(sanne), '/members/7']) {
      for (const page of ['landing', 'landing2/weekend', 'landing3', 'signup']) {
        expect([page, await robots(`${path}/${page}`)]).toEqual([page, ['noindex']]);
      }
      expect(await robots(path)).toEqual(['noindex']);
    }
  });
});

describe('MEMBER-17 shows nothing', () => {
  test('of a member who has not agreed to be shown outside the site, although visitors may see the profile', async () => {
    const hidden = await api.make({ ...shown, landing: false });
    const control = await api.make(shown);
    expect(await shownMetadata(pageOf(control))).toHaveProperty('og:title');
    expect(await metadata(pageOf(hidden))).toEqual({});
  });

  test.each<[string, PersonOptions]>([
    ['no photo', { photos: [] }],
    ['a photo that waits', { photos: ['pending'] }],
    ['a photo that was refused', { photos: ['rejected'] }],
    ['a deleted photo', { photos: ['deleted'] }],
    ['an invisible member', { invisible: true }],
    ['a hidden profile', { profileStatus: 'hidden' }],
    ['an account that is not confirmed', { status: 'not_confirmed' }],
    ['a suspended account', { status: 'suspended' }],
    ['an account that is being deleted', { status: 'pending_deletion' }],
    ['a fictional profile, which a link could not mark as such', { fictional: true }],
  ])('of %s', async (_what, change) => {
    expect(await metadata(pageOf(await api.make({ ...shown, ...change })))).toEqual({});
  });

  test.each([{}, closed, { logged_out_search: 'no', logged_out_search_trafficsource: 'yes' }])(
    'on a site where visitors may not search: %j',
    async (settings) => {
      const sanne = await api.make(shown);
      await open(settings);
      expect(await metadata(pageOf(sanne))).toEqual({});
      expect(await metadata(`${pageOf(sanne)}?ref=partner-7`)).toEqual({});
    },
  );

  test('of an unknown member, of pages below the profile, and for a logged-in member, whose blocks and likes stay unchanged', async () => {
    const sanne = await api.make(shown);
    const member = await api.make({ name: 'Milan' });
    await like(api.db, sanne, member);
    await block(api.db, sanne, member);
    // The api of this test has no https, and so no prefix.
    const cookie = `__Host-${(await api.as(member)).cookie() ?? ''}`;
    expect(await metadata(pageOf(sanne), { cookie })).toEqual({});
    for (const path of ['/members/7', '/members', '/', `${pageOf(sanne)}/chat`, '/members/1e3', '/members/-1']) {
      expect(await metadata(path)).toEqual({});
    }
    // The control: visitors see it.
    expect(await shownMetadata(pageOf(sanne))).toHaveProperty('og:title');
  });
});

describe('the api is queried briefly and rarely', () => {
  /** Starts an api with the given responses, which counts the requests. */
  const startServer = async (respond: (end: (status: number, body: unknown) => void) => void) => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      respond((status, body) => response.writeHead(status).end(JSON.stringify(body)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls, stop };
  };
  const image = { filename: 'a-640.jpg', status: 'active', width: 800, height: 1000 };
  const member = { name: 'Sanne', age: 30, fictional_icon: false, main_image: image };
  const visitor = { host: 'pairwise.test', ip: '10.0.0.1' };

  test('one response serves all concurrent and later requests for a while; then the api is queried again', async () => {
    const server = await startServer((end) => end(200, { member }));
    const source = shareSource({ apiUrl: server.apiUrl, warn: () => {}, freshMs: 600_000, timeoutMs: 60_000 });
    const all = await Promise.all([source.get('1', visitor, 'landing'), source.get('1', visitor, 'landing')]);
    expect([all[0]?.name, all[1]?.name, (await source.get('1', visitor, 'landing'))?.image]).toEqual([
      'Sanne',
      'Sanne',
      'a-640.jpg',
    ]);
    expect(server.calls()).toBe(1);
    await source.get('2', visitor, 'landing');
    await source.get('1', { ...visitor, host: 'other.test' }, 'landing');
    expect(server.calls()).toBe(3);
    const brief = shareSource({ apiUrl: server.apiUrl, warn: () => {}, freshMs: 1, timeoutMs: 60_000 });
    await brief.get('1', visitor, 'landing');
    await setTimeout(20);
    await brief.get('1', visitor, 'landing');
    expect(server.calls()).toBe(5);
    server.stop();
  });

  test.each<[string, (end: (status: number, body: unknown) => void) => void]>([
    ['fails', (end) => end(500, {})],
    ['responds with something else', (end) => end(200, { member: { name: 'Sanne' } })],
  ])('an api that %s is left alone for a while', async (_how, respond) => {
    const server = await startServer(respond);
    const warnings: string[] = [];
    const warn = (text: string) => warnings.push(text);
    const source = shareSource({ apiUrl: server.apiUrl, warn, timeoutMs: 60_000, pauseMs: 600_000 });
    expect(await source.get('1', visitor, 'landing')).toBeUndefined();
    expect(await source.get('1', visitor, 'landing')).toBeUndefined();
    expect([server.calls(), warnings.length]).toEqual([1, 1]);
    server.stop();
  });

  test('an api that never responds costs one time-out and is then left alone for a while', async () => {
    const server = await startServer(() => {});
    const warnings: string[] = [];
    const warn = (text: string) => warnings.push(text);
    const source = shareSource({ apiUrl: server.apiUrl, warn, timeoutMs: 200, pauseMs: 600_000 });
    expect(await source.get('1', visitor, 'landing')).toBeUndefined();
    expect(await source.get('1', visitor, 'landing')).toBeUndefined();
    // On a busy machine the time-out may come before the request has left.
    expect(server.calls()).toBeLessThanOrEqual(1);
    expect(warnings).toEqual([expect.stringMatching(/timeout/)]);
    server.stop();
  });

  test('without an api there is still a page while its settings are known', async () => {
    const sanne = await api.make(shown);
    expect(await metadata('/members/8')).toEqual({});
    const withoutApi = shareSource({ apiUrl: 'http://127.0.0.1:1', warn: () => {} });
    expect(await withoutApi.get(String(sanne.publicId), visitor)).toBeUndefined();
  });
});
