import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { findRunningDatabase } from './index.ts';
import { systemBinaries } from './binaries.ts';
import { describeIf, query, setUpBench } from './testing/helpers.ts';

const bench = setUpBench();

const SETTINGS = `
  select current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets,
    current_setting('password_encryption') as passwords, current_setting('timezone') as zone,
    current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
    (select datcollate from pg_database where datname = current_database()) as collation`;

describe('a first start', () => {
  test('makes a database that accepts only this machine and the password, and keeps its data', async () => {
    const first = await bench.start();
    expect(await query(first.url, SETTINGS)).toEqual([
      {
        listen: '127.0.0.1',
        sockets: '',
        passwords: 'scram-sha-256',
        zone: 'UTC',
        encoding: 'UTF8',
        fsync: 'off',
        collation: 'C.UTF-8',
      },
    ]);
    const wrong = new URL(first.url);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(path.join(bench.dataDir, 'secrets', 'postgres-password')).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(bench.dataDir, 'secrets')).mode & 0o777).toBe(0o700);

    await query(first.url, 'create table kept as select 7 as number');
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');

    const second = await bench.start();
    expect(second.url).toBe(first.url);
    expect(second.replacedOrphan).toBe(false);
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  test('is durable by default', async () => {
    const database = await bench.start({ durability: 'durable' });
    expect(await query(database.url, SETTINGS)).toMatchObject([{ fsync: 'on' }]);
    await database.stop();
  });

  test('finds the binaries of the registry and makes their library links', async () => {
    const database = await bench.start({ binaries: undefined });
    expect(database.version).toMatch(/^18\./);
    await database.stop();
  });
});

describeIf(systemBinaries() !== undefined)('where the system has a PostgreSQL', () => {
  test('runs the system’s PostgreSQL on request', async () => {
    const database = await bench.start({ binaries: 'system' });
    expect(Number.parseInt(database.version, 10)).toBeGreaterThanOrEqual(15);
    expect(await query(database.url, SETTINGS)).toMatchObject([{ collation: 'C.UTF-8', zone: 'UTC' }]);
    await database.stop();
  });
});

describe('error messages', () => {
  test('when the given folder has no binaries', async () => {
    await expect(bench.start({ binaries: { bin: bench.dataDir } })).rejects.toMatchObject({
      code: 'no_binaries',
      message: expect.stringContaining(bench.dataDir),
    });
  });

  test('when the data directory cannot be made', async () => {
    const file = path.join(bench.dataDir, 'a-file');
    writeFileSync(file, '');
    await expect(bench.start({ dataDir: path.join(file, 'below') })).rejects.toMatchObject({
      code: 'data_dir_unusable',
      message: expect.stringMatching(/^The data directory .*a-file\/below cannot be written to .* DATA_DIR\.$/),
    });
  });

  test('when the cluster has another major version, which stays unchanged', async () => {
    bench.placeCluster();
    const versionFile = path.join(bench.dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(versionFile, '14\n');
    await expect(bench.start()).rejects.toMatchObject({
      code: 'wrong_major',
      message: expect.stringMatching(
        /made by PostgreSQL 14; this is PostgreSQL 18.*npm run db export.*npm run db import/,
      ),
    });
    writeFileSync(versionFile, '18\n');
    await (await bench.start()).stop();
  });

  test('when the password file has a wrong password; without the file a new password is set', async () => {
    bench.placeCluster();
    const first = await bench.start();
    await first.stop();
    const file = path.join(bench.dataDir, 'secrets', 'postgres-password');
    writeFileSync(file, 'not-it\n');
    await expect(bench.start()).rejects.toMatchObject({ code: 'start_failed', message: expect.stringContaining(file) });
    rmSync(file);
    const second = await bench.start();
    expect(second.url).not.toBe(first.url);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(query(first.url, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await second.stop();
  });
});

describe('the port', () => {
  beforeEach(() => bench.placeCluster());

  test('changes to a free one when another program uses that of the last start', async () => {
    const first = await bench.start();
    await first.stop();
    const port = Number(new URL(first.url).port);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const second = await bench.start();
    expect(new URL(second.url).port).not.toBe(String(port));
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('beside a running product', () => {
  beforeEach(() => bench.placeCluster());

  test('commands find the database of a live process, and none after it has stopped', async () => {
    expect(findRunningDatabase(path.join(bench.dataDir, 'missing'))).toBeUndefined();
    const database = await bench.start();
    expect(findRunningDatabase(bench.dataDir)).toEqual({ url: database.url, processId: process.pid });
    await database.stop();
    expect(findRunningDatabase(bench.dataDir)).toBeUndefined();
  });

  test('a second stop does nothing; only the data is left', async () => {
    const database = await bench.start();
    await Promise.all([database.stop(), database.stop()]);
    expect(readdirSync(path.join(bench.dataDir, 'postgres.lock'))).toEqual([]);
    expect(existsSync(path.join(bench.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(readFileSync(path.join(bench.dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  });
});
