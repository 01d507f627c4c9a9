import { openRegistry } from '@pairwise/gateway/registry';
import { temporaryFolder } from '@pairwise/gateway/testing';

import { registerCreated } from './register-created.ts';

test('registers a created remote as one of the app, once', async () => {
  const settings = { dataDir: temporaryFolder(), databaseUrl: undefined };
  await registerCreated(settings, 'mf-games');
  await registerCreated(settings, 'mf-games');
  const { names, bindings, revision } = openRegistry(settings).current();
  expect(revision).toBe(1);
  expect(names?.['mf-games']).toMatchObject({ team: 'games', by: 'operator' });
  expect(bindings).toEqual({ 'mf-games': { zones: ['app'], slots: [] } });
});
