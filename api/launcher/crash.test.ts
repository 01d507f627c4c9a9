import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { DatabaseEvent } from './index.ts';
import { readPostmasterFile } from './leftover.ts';
import { namespacesWork } from './run-as.ts';
import { startMark } from './process-table.ts';
import {
  end,
  NOBODY,
  query,
  runLauncher,
  setUpBench,
  spawnLauncher,
  describeIf,
  isRoot,
  until,
} from './testing/helpers.ts';

const bench = setUpBench();

function serverPid(): number {
  const pid = readPostmasterFile(path.join(bench.dataDir, 'postgres'))?.pid;
  if (pid === undefined) throw new Error('no server runs');
  return pid;
}

/** Leaves a pid file as if the server had been killed and another process `pid` now had its id. */
function writePostmasterFile(pid: number): void {
  const cluster = path.join(bench.dataDir, 'postgres');
  const file = path.join(cluster, 'postmaster.pid');
  writeFileSync(file, `${pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready   \n`, { mode: 0o600 });
  const { uid, gid } = clusterOwner();
  chownSync(file, uid, gid);
}

/** PostgreSQL considers only processes of its own user, so the process that looks like a server must be one of those. */
function clusterOwner(): { uid: number; gid: number } {
  const { uid, gid } = statSync(path.join(bench.dataDir, 'postgres'));
  return { uid, gid };
}

describe('killed programs', () => {
  test('a first start that was killed: the next one starts from the beginning', async () => {
    const program = spawnLauncher(bench.options());
    const half = () => readdirSync(bench.dataDir).find((name) => name.startsWith('postgres.tmp-'));
    const clusterBegun = () => existsSync(path.join(bench.dataDir, half() ?? '', 'data', 'PG_VERSION'));
    await until('initdb has begun', () => half() !== undefined && clusterBegun());
    await end(program, 'SIGKILL');
    expect(existsSync(path.join(bench.dataDir, 'postgres'))).toBe(false);

    const database = await bench.start();
    expect(half()).toBeUndefined();
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  test('the app killed with -9: its orphaned database is replaced, no data is lost', async () => {
    bench.placeCluster();
    const program = await runLauncher({ ...bench.options(), durability: 'durable' });
    await query(program.url(), 'create table kept as select 7 as number');
    const orphan = serverPid();
    await end(program.child, 'SIGKILL');
    expect(await query(program.url(), 'select number from kept')).toEqual([{ number: 7 }]);

    const database = await bench.start({ durability: 'durable' });
    expect(database.replacedOrphan).toBe(true);
    expect(serverPid()).not.toBe(orphan);
    expect(startMark(orphan)).toBeUndefined();
    expect(await query(database.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await database.stop();
  });

  test('the app and its database killed with -9: the next start recovers committed data', async () => {
    bench.placeCluster();
    const program = await runLauncher({ ...bench.options(), durability: 'durable' });
    await query(program.url(), 'create table kept as select 7 as number');
    await end(program.child, 'SIGKILL');
    process.kill(serverPid(), 'SIGKILL');

    const database = await bench.start({ durability: 'durable' });
    expect(database.replacedOrphan).toBe(false);
    expect(await query(database.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await database.stop();
  });

  test('the database killed with -9 while the app runs: the app gets an event, the database restarts at the same address', async () => {
    bench.placeCluster();
    const events: DatabaseEvent[] = [];
    const database = await bench.start({ durability: 'durable', onEvent: (event) => events.push(event) });
    await query(database.url, 'create table kept as select 7 as number');
    process.kill(serverPid(), 'SIGKILL');
    await until('it is back', () => events.length === 2);
    expect(events).toMatchObject([{ type: 'lost', reason: 'signal SIGKILL' }, { type: 'back' }]);
    expect(await query(database.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await database.stop();
  });

  test('a database that is lost repeatedly stays down, and stop still works', async () => {
    bench.placeCluster();
    const types: string[] = [];
    const database = await bench.start({ onEvent: (event) => types.push(event.type) });
    for (let losses = 1; losses <= 6; losses += 1) {
      process.kill(serverPid(), 'SIGKILL');
      await until('something came of it', () => types.length === losses * 2);
    }
    expect(types.filter((type) => type === 'back')).toHaveLength(5);
    expect(types.at(-1)).toBe('given_up');
    await database.stop();
    await (await bench.start()).stop();
  });
});

describe('two programs', () => {
  beforeEach(() => bench.placeCluster());

  test('the second program on a data directory names the first and stops; the first continues', async () => {
    const program = await runLauncher(bench.options());
    await expect(bench.start()).rejects.toMatchObject({
      code: 'in_use',
      message: expect.stringContaining(`${bench.dataDir} is already in use by process ${program.child.pid}.`),
    });
    expect(await query(program.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
    await end(program.child, 'SIGTERM');
    await (await bench.start()).stop();
  });

  test('a second start in the same program is refused too', async () => {
    const database = await bench.start();
    await expect(bench.start()).rejects.toMatchObject({ code: 'in_use' });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  test('of three concurrent starts one succeeds', async () => {
    const programs = await Promise.all([1, 2, 3].map(() => runLauncher(bench.options())));
    const winners = programs.filter(({ report }) => 'url' in report);
    const refusals = programs.map(({ report }) => ('code' in report ? report.code : 'none'));
    expect(refusals.toSorted()).toEqual(['in_use', 'in_use', 'none']);
    await Promise.all(winners.map(({ child }) => end(child, 'SIGTERM')));
  });

  test("Ctrl-C, which reaches a program's whole group, does not reach its database", async () => {
    const program = await runLauncher(bench.options());
    process.kill(-(program.child.pid ?? 0), 'SIGINT');
    expect(await query(program.url(), 'select pg_sleep(0.2), 1 as one')).toMatchObject([{ one: 1 }]);
    await end(program.child, 'SIGTERM');
  });
});

describe('process ids that were reused', () => {
  beforeEach(() => bench.placeCluster());

  test('another program with the id is not stopped', async () => {
    const other = spawn('sleep', ['60'], { ...clusterOwner(), stdio: 'ignore' });
    writePostmasterFile(other.pid ?? 0);
    const database = await bench.start();
    expect(database.replacedOrphan).toBe(false);
    expect(startMark(other.pid ?? 0)).toBeDefined();
    await database.stop();
    await end(other, 'SIGKILL');
  });

  test('a zombie with the id is no running server', async () => {
    // The shell becomes a program that never reads the exit code of its child.
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'], {
      ...clusterOwner(),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const zombie = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    await until('it has ended', () => startMark(zombie) === undefined);
    expect(readFileSync(`/proc/${zombie}/stat`, 'utf8')).toContain(' Z ');
    writePostmasterFile(zombie);
    await (await bench.start()).stop();
    await end(parent, 'SIGKILL');
  });

  test('the lock of a dead program does not count when another program has its id', async () => {
    const lock = path.join(bench.dataDir, 'postgres.lock');
    mkdirSync(lock);
    const name = `${process.ppid}-${startMark(process.ppid)}0-abcdef01`;
    for (const file of [name, `${name}.held`]) writeFileSync(path.join(lock, file), '');
    const database = await bench.start();
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(lock)).not.toContain(name);
    await database.stop();
  });
});

describeIf(isRoot)('users, as root sees them', () => {
  test('root runs the database as another user', async () => {
    bench.placeCluster();
    const database = await bench.start();
    expect(statSync(`/proc/${serverPid()}`).uid).not.toBe(0);
    await database.stop();
  });

  test('an ordinary user runs it under the same user', async () => {
    chownSync(bench.dataDir, NOBODY, NOBODY);
    const program = await runLauncher({ ...bench.options(), uid: NOBODY });
    expect(await query(program.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(`/proc/${serverPid()}`).uid).toBe(NOBODY);
    await end(program.child, 'SIGTERM');
    // Root can continue with a user's database, and the other way round.
    const database = await bench.start();
    expect(statSync(`/proc/${serverPid()}`).uid).toBe(NOBODY);
    await database.stop();
    const again = await runLauncher({ ...bench.options(), uid: NOBODY });
    expect(await query(again.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
    await end(again.child, 'SIGTERM');
  });

  test('refuses a data directory that the user cannot write, and a database of another user', async () => {
    const refused = await runLauncher({ ...bench.options(), uid: NOBODY });
    expect(refused.report).toMatchObject({
      code: 'data_dir_unusable',
      message: expect.stringMatching(/cannot be written to .*DATA_DIR/),
    });
    bench.placeCluster();
    chmodSync(bench.dataDir, 0o777);
    chmodSync(path.join(bench.dataDir, 'secrets'), 0o777);
    const other = await runLauncher({ ...bench.options(), uid: NOBODY });
    expect(other.report).toMatchObject({
      code: 'data_dir_unusable',
      message: expect.stringMatching(/belongs to user \d+, but this is user 65534/),
    });
  });

  test('refuses to start when no other user can access the data and user namespaces are forbidden', async () => {
    bench.placeCluster();
    chmodSync(bench.dataDir, 0o700);
    const program = await runLauncher(bench.options(), { PATH: '/nowhere' });
    expect(program.report).toMatchObject({
      code: 'no_user_to_run_as',
      message: expect.stringContaining(`no other user can access ${bench.dataDir}`),
    });
  });
});

describeIf(isRoot && namespacesWork())('root, where user namespaces work', () => {
  test('runs a database below its private folder in one', async () => {
    chmodSync(bench.dataDir, 0o700);
    const database = await bench.start({ binaries: 'embedded' });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    await (await bench.start({ binaries: 'embedded' })).stop();
  });
});
