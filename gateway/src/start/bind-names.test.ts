import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';

import { chatDist } from '../testing/make-dist.ts';
import { createSharedDatabase } from '../testing/shared-registries.ts';
import { bindNames } from './bind-names.ts';

const by = { who: 'chat/Ada', why: 'a test' };

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

test('binds names at the start, and starts without that when the registry cannot be written', async () => {
  const place = await createSharedDatabase(server.url);
  const data = await place.openFirst();
  const warnings: string[] = [];
  const bind = () => bindNames(data.registry, (message) => warnings.push(message));
  try {
    const { name, version } = await data.registry.publish(chatDist(), by);
    await data.registry.recordChecks(name, version, 'verified', [], by);
    await data.registry.promote(name, version, by, () => undefined);
    await bind();
    expect(data.registry.current().bindings).toEqual({ 'mf-chat': { zones: ['app'], slots: ['modal'] } });
    expect(warnings).toEqual([]);
    await data.close();
    await bind();
    expect(warnings).toEqual([expect.stringContaining('The names could not be bound')]);
  } finally {
    await place.close();
  }
});
