import { block, startTestApi, type TestApi } from '../../testing/index.ts';
import de from '../domain/chats/icebreakers/de.ts';
import en from '../domain/chats/icebreakers/en.ts';
import nl from '../domain/chats/icebreakers/nl.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('CHAT-08 lists the gifts with prices and pictures that exist', async () => {
  const client = await api.as(await api.make());
  const { gifts, currency } = (await client.call('GET /api/gifts.php')).body;
  expect(currency).toBe('EUR');
  expect(gifts.find(({ key }) => key === 'rose')).toEqual({
    key: 'rose',
    credits: 3,
    price_minor: 375,
    picture: 'gifts/rose.svg',
  });
  expect(gifts.length).toBeGreaterThanOrEqual(6);
  for (const { picture } of gifts) {
    const response = await api.app.inject(`/media/${picture}`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  }
  for (const path of ['/media/gifts/castle.svg', '/media/gifts/..%2F..%2Fsecret.svg']) {
    expect((await api.app.inject(path)).statusCode).toBe(404);
  }
  expect((await api.visitor().call('GET /api/gifts.php')).error?.code).toBe('authentication_required');
});

test('CHAT-08 suggests two openings about shared interests and five of twenty others, in the member’s language', async () => {
  const partner = await api.make({ interests: ['travel', 'music', 'wine', 'dogs'] });
  const reader = await api.make({ language: 'de', interests: ['music', 'wine', 'dogs', 'yoga'] });
  const client = await api.as(reader);
  const ask = (profile: number) => client.call('GET /api/icebreakers.php', { query: { profile } });
  const { icebreakers } = (await ask(partner.publicId)).body;
  const shared = icebreakers.flatMap(({ interest }) => (interest === null ? [] : [interest]));
  expect(new Set(shared).size).toBe(2);
  for (const interest of shared) expect(['music', 'wine', 'dogs']).toContain(interest);
  const others = icebreakers.filter(({ interest }) => interest === null);
  expect(new Set(others.map(({ text }) => text)).size).toBe(5);
  for (const { text } of others) expect(de.openings).toContain(text);
  const stranger = await api.make({ interests: ['yoga'].slice(1) });
  expect((await ask(stranger.publicId)).body.icebreakers).toHaveLength(5);
  await block(api.db, partner, reader);
  expect((await ask(partner.publicId)).error?.code).toBe('blocked');
  expect((await ask(reader.publicId)).error?.code).toBe('own_profile');
});

test('CHAT-08 each language has twenty different openings', () => {
  for (const { openings } of [en, de, nl]) expect(new Set(openings).size).toBe(20);
});
