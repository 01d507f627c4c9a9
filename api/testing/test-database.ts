import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { interestKeys } from '@pairwise/contracts/profile-choices';
import pg from 'pg';

import { startDatabase } from '../launcher/index.ts';
import { migrate } from '../src/db/migrate.ts';
import { readRepeatableSql } from '../src/db/repeatable-sql.ts';

export interface TestDatabase {
  url: string;
  /** The server's own version text: `15.18 (Debian …)`, `18.4`. */
  version: string;
  drop: () => Promise<void>;
}

interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Opens the server of TEST_DATABASE_URL, which the test script starts once. Without it each test file starts a server. */
const openServer = async (): Promise<Server> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'pairwise-test-'));
  const database = await startDatabase({ dataDir, durability: 'fast' });
  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const withName = (url: string, name: string): string => {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
};

/** Names the template by a hash of its sources, so that a server that outlives a run never provides an old schema. */
const templateName = async (): Promise<string> => {
  const hash = createHash('sha256').update(interestKeys.join());
  // The library installs the schema of the jobs.
  hash.update(await readFile(new URL('../node_modules/graphile-worker/package.json', import.meta.url)));
  for (const folder of ['migrations', 'reference']) {
    const url = new URL(`../src/db/${folder}/`, import.meta.url);
    for (const file of (await readdir(url)).toSorted()) hash.update(await readFile(new URL(file, url)));
  }
  for (const file of await readRepeatableSql()) hash.update(file.hash);
  return `pairwise_template_${hash.digest('hex').slice(0, 12)}`;
};

/** Makes the migrated template once for each server, under a lock that concurrent test files wait for. */
const ensureTemplate = async (admin: pg.Client, url: string): Promise<string> => {
  const name = await templateName();
  await admin.query(`select pg_advisory_lock(hashtext('pairwise test template'))`);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const making = `${name}_making`;
    await admin.query(`drop database if exists ${making}`);
    await admin.query(`create database ${making}`);
    await migrate(withName(url, making));
    await admin.query(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await admin.query(`select pg_advisory_unlock(hashtext('pairwise test template'))`);
  }
};

/** Creates the database of one test file: schema and reference data, without members. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server = await openServer();
  const admin = new pg.Client({ connectionString: withName(server.url, 'postgres') });
  await admin.connect();
  const template = await ensureTemplate(admin, server.url);
  const name = `pairwise_test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files, which costs a third of writing each page to the log first.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  const version = await admin.query<{ server_version: string }>('show server_version');
  return {
    url: withName(server.url, name),
    version: version.rows[0]?.server_version ?? '',
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
};
