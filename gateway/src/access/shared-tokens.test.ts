import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';

import type { SharedData } from '../data/open-data.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { createSharedDatabase, eventually, type SharedPlace, sharedPlaces } from '../testing/shared-registries.ts';
import { openDatabaseTokens } from './database-tokens.ts';
import {
  ensureSharedDemoTokens,
  openTokens,
  readDemoTokens,
  removeDemoTokens,
  type NewToken,
  type SharedTokens,
} from './index.ts';
import { hashOf, newSecret, tokenText } from './token.ts';

const forChat: NewToken = { team: 'chat', person: 'Ada', remotes: ['mf-chat'], actions: ['publish', 'read'] };

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

describe.each(sharedPlaces)('deploy tokens in %s', (_name, create) => {
  let place: SharedPlace;
  let tokens: SharedTokens;
  beforeEach(async () => {
    place = await create(server.url);
    ({ tokens } = await place.openFirst());
  });
  afterEach(() => place.close());

  test('a token is valid immediately, at another gateway too, and is listed without its secret', async () => {
    const { tokens: other } = await place.openAnother();
    const { token, text } = await tokens.create(forChat);
    expect(tokens.find(text)).toMatchObject({ id: token.id, ...forChat });
    const found = await eventually(() => other.find(text));
    expect(found).toMatchObject({ id: token.id, ...forChat });
    expect(other.byId(token.id)).toMatchObject({ id: token.id });
    expect(tokens.list()).toMatchObject([{ id: token.id, team: 'chat', lastUsedAt: expect.any(String) }]);
    expect(JSON.stringify(tokens.list())).not.toContain(hashOf(text.slice(-43)).toString('hex'));
  });

  test('refuses a wrong secret and an unknown id', async () => {
    const { token, text } = await tokens.create(forChat);
    expect(tokens.find(tokenText(token.id, newSecret()))).toBeUndefined();
    expect(tokens.find(text.replace(token.id, '000000000000'))).toBeUndefined();
    expect(tokens.byId('../../secrets')).toBeUndefined();
  });

  test('a revoked token is valid nowhere, and never again', async () => {
    const { tokens: other } = await place.openAnother();
    const { token, text } = await tokens.create(forChat);
    await eventually(() => other.find(text));
    expect(await other.revoke(token.id)).toBe(true);
    expect([other.find(text), other.byId(token.id)]).toEqual([undefined, undefined]);
    expect(await eventually(() => (tokens.find(text) ? undefined : true))).toBe(true);
    const { revokedAt } = tokens.list()[0] ?? {};
    expect(revokedAt).toEqual(expect.any(String));
    expect(await tokens.revoke(token.id)).toBe(true);
    expect(tokens.list()[0]?.revokedAt).toBe(revokedAt);
    expect(await tokens.revoke('000000000000')).toBe(false);
  });

  test.each([{ remotes: ['chat'] }, { days: 0 }, { days: 366 }, { person: 'a\nb' }])(
    'refuses to create a token from %p',
    async (bad) => {
      await expect(async () => tokens.create({ ...forChat, ...bad })).rejects.toThrow();
      expect(tokens.list()).toEqual([]);
    },
  );

  test('the demo has a token for each team, and production revokes them', async () => {
    await ensureSharedDemoTokens(tokens, place.dataDir, ['shell', 'mf-chat']);
    const texts = readDemoTokens(place.dataDir);
    expect(Object.keys(texts).sort()).toEqual(['approver', 'chat', 'operations', 'platform']);
    await ensureSharedDemoTokens(tokens, place.dataDir, ['shell', 'mf-chat']);
    expect(readDemoTokens(place.dataDir)).toEqual(texts);
    expect(Object.values(texts).filter((text) => tokens.find(text))).toHaveLength(4);
    await removeDemoTokens(place.dataDir, tokens);
    expect(Object.values(texts).filter((text) => tokens.find(text))).toEqual([]);
  });
});

describe('deploy tokens in a database', () => {
  let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
  let first: SharedData;
  beforeEach(async () => {
    shared = await createSharedDatabase(server.url);
    first = await shared.openFirst();
  });
  afterEach(() => shared.close());

  test('a token that someone wrote into the table is refused, also as a copy of another one', async () => {
    const { token, text } = await first.tokens.create(forChat);
    await shared.database.query(
      `insert into gateway.tokens (id, content) select 'aaaaaaaaaaaa', content from gateway.tokens`,
    );
    const secret = newSecret();
    const forged = { ...token, id: 'bbbbbbbbbbbb', remotes: ['*'], hash: hashOf(secret).toString('hex') };
    const content = JSON.stringify({ token: forged, signature: 'AAAA' });
    await shared.database.query('insert into gateway.tokens (id, content) values ($1, $2)', [forged.id, content]);
    const { tokens } = await shared.openAnother();
    expect(tokens.find(text)).toMatchObject({ id: token.id });
    expect(tokens.find(text.replace(token.id, 'aaaaaaaaaaaa'))).toBeUndefined();
    expect(tokens.find(tokenText(forged.id, secret))).toBeUndefined();
    expect(tokens.list()).toHaveLength(1);
    expect(shared.warnings.join()).toMatch(/the deploy token bbbbbbbbbbbb is refused/);
  });

  test('a table without tokens gets those of the data directory, revoked ones too, once', async () => {
    const own = await createTestDatabase();
    const empty = await createSharedDatabase(own.url);
    const folder = openTokens({ dataDir: empty.dataDir });
    const [kept, revoked] = [folder.create(forChat), folder.create(forChat)];
    folder.revoke(revoked.token.id);
    const { tokens } = await empty.openFirst();
    expect(tokens.find(kept.text)).toMatchObject({ id: kept.token.id });
    expect(tokens.find(revoked.text)).toBeUndefined();
    expect(tokens.list()).toHaveLength(2);
    const later = folder.create(forChat);
    expect((await empty.openFirst()).tokens.find(later.text)).toBeUndefined();
    await empty.close();
    await own.drop();
  });

  test('an expired token is not valid', async () => {
    const { database } = shared;
    let now = Date.now();
    const { tokens } = await openDatabaseTokens({ dataDir: shared.dataDir, database, warn: () => {}, now: () => now });
    const { text } = await tokens.create({ ...forChat, days: 1 });
    expect(tokens.find(text)).toBeDefined();
    now += 24 * 60 * 60 * 1000;
    expect(tokens.find(text)).toBeUndefined();
  });

  test('other secrets read no token', async () => {
    const { text } = await first.tokens.create(forChat);
    const warnings: string[] = [];
    const options = { dataDir: temporaryFolder(), database: shared.database };
    const { tokens } = await openDatabaseTokens({ ...options, warn: (message) => warnings.push(message) });
    expect(tokens.find(text)).toBeUndefined();
    expect(warnings.join()).toMatch(/has not signed it/);
  });
});
