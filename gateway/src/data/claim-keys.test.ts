import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../testing/make-dist.ts';
import { createSharedDatabase } from '../testing/shared-registries.ts';
import { openDatabaseData } from './database-data.ts';

const names = ['staff', 'console', 'report-tickets', 'carried', 'experiments', 'notify'] as const;

let server: TestDatabase;
let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
beforeAll(async () => {
  server = await createTestDatabase();
});
beforeEach(async () => {
  shared = await createSharedDatabase(server.url);
  await shared.openFirst();
});
afterEach(() => shared.close());
afterAll(() => server.drop());

const keyFile = (dataDir: string, name: string): string => path.join(dataDir, 'secrets', `${name}.key`);

/** Returns the data directory of another machine, with the secrets of the first one. */
const anotherMachine = (): string => {
  const dataDir = temporaryFolder();
  cpSync(path.join(shared.dataDir, 'secrets'), path.join(dataDir, 'secrets'), { recursive: true });
  return dataDir;
};

/** Starts on a machine. Returns why that fails; undefined when it does not. */
const problemOf = async (dataDir: string): Promise<string | undefined> => {
  try {
    const data = await openDatabaseData({ dataDir, databaseUrl: server.url, warn: () => {} });
    await data.close();
    return undefined;
  } catch (error) {
    return String(error);
  }
};

test('the first start creates every key that machines share, so that a copy of the folder has them', async () => {
  expect(names.filter((name) => !existsSync(keyFile(shared.dataDir, name)))).toEqual([]);
  expect(await problemOf(anotherMachine())).toBeUndefined();
});

test.each(names)(
  'PLAT-04 a machine with another key %s.key does not start, until it has the right one',
  async (name) => {
    const dataDir = anotherMachine();
    rmSync(keyFile(dataDir, name));
    expect(await problemOf(dataDir)).toMatch(
      new RegExp(`${name}\\.key in \\S+secrets differ from those of the other gateways.*copy the folder`),
    );
    cpSync(keyFile(shared.dataDir, name), keyFile(dataDir, name));
    expect(await problemOf(dataDir)).toBeUndefined();
  },
);

test('the database has nothing from which a key follows', async () => {
  const rows = await shared.database.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from gateway.shared_keys order by name',
  );
  expect(rows.map(({ name }) => name)).toEqual([...names].sort());
  for (const { fingerprint } of rows) expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
});
