import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { openData } from '@pairwise/gateway/data';
import { type AuditVerdict, previousPeriod, type RegistryDocument } from '@pairwise/gateway/registry';

import { root } from '../../workspace.ts';
import { upload } from './attempts.ts';
import { makeHistory, previousVersion } from './prepare.ts';
import { sendJson } from './send.ts';
import { names, type World } from './world.ts';

const FIRST_PORT = 4810;
const GATEWAYS = 3;

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
};

/** Where the gateways keep their registry and tokens. */
export interface Place {
  dataDir: string;
  /** Undefined for the folders of the data directory. */
  databaseUrl: string | undefined;
}

/** Starts several gateway processes on one registry. They do not know each other. */
const startGateways = async ({
  dataDir,
  databaseUrl,
}: Place): Promise<{ urls: string[]; stop: () => Promise<void> }> => {
  const running = Array.from({ length: GATEWAYS }, (_, index): { url: string; child: ChildProcess } => {
    const port = FIRST_PORT + index * 2;
    const env = {
      DATA_DIR: dataDir,
      PORT: `${port}`,
      CONSOLE_PORT: `${port + 1}`,
      LOG_LEVEL: 'silent',
      PATH: process.env['PATH'],
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    };
    const source = join(root, 'gateway/src/main.ts');
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', source], { env, stdio: 'ignore' });
    return { url: `http://127.0.0.1:${port + 1}`, child };
  });
  const stop = async (): Promise<void> => {
    for (const { child } of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
  };
  for (const { url } of running) {
    for (let tries = 0; !(await isUp(url)); tries += 1) {
      if (tries === 150) {
        await stop();
        throw new Error(`The gateway at ${url} did not start.`);
      }
      await delay(100);
    }
  }
  return { urls: running.map(({ url }) => url), stop };
};

export interface ParallelResult {
  publishes: number;
  gateways: number;
  /** What was lost, duplicated or out of order. */
  problems: string[];
  /** Of the changes that were made for one revision: how many were made, and how many were refused as conflicts. */
  winners: number;
  conflicts: number;
}

/** Reads the registry as a gateway does that starts now. */
const readAgain = async (place: Place): Promise<{ document: RegistryDocument; verdict: AuditVerdict }> => {
  const { registry, close } = await openData({ ...place, warn: () => undefined });
  try {
    return { document: registry.current(), verdict: await registry.verifyAudit() };
  } finally {
    await close();
  }
};

/**
 * Sends concurrent uploads through several gateways, then concurrent rollbacks that were made for one revision.
 * @param place where the registry of the world is, or a copy of it
 */
export const publishInParallel = async (
  world: World,
  count: number,
  place: Place = { dataDir: world.dataDir, databaseUrl: undefined },
): Promise<ParallelResult> => {
  const { freshBuild, teamToken } = world;
  const problems: string[] = [];
  const { urls, stop } = await startGateways(place);
  try {
    const { document: before } = await readAgain(place);
    const builds = Array.from({ length: count }, (_, index) => {
      const name = names[index % names.length] ?? 'shell';
      return { name, ...freshBuild(name), url: urls[index % urls.length] ?? '' };
    });
    const statuses = await Promise.all(builds.map(({ name, url, dist }) => upload(url, teamToken(name), dist)));
    for (const [index, status] of statuses.entries()) {
      if (status !== 201) problems.push(`${builds[index]?.name} ${builds[index]?.version} returned ${status}`);
    }

    const { document: after, verdict } = await readAgain(place);
    for (const { name, version } of builds) {
      if (!after.versions[name]?.[version]) problems.push(`${name} ${version} is lost`);
    }
    if (after.revision !== before.revision + count) {
      problems.push(`${after.revision - before.revision} revisions for ${count} publishes`);
    }
    for (const name of names) {
      const counters = Object.values(after.versions[name] ?? {}).map(({ counter }) => counter);
      if (new Set(counters).size !== counters.length) problems.push(`${name} has a number twice`);
      if (Math.max(...counters) !== counters.length) problems.push(`${name} has a gap in its numbers`);
    }
    const { entries, broken } = verdict;
    if (broken) problems.push(`the audit log is broken at ${broken.revision}: ${broken.reason}`);
    if (entries !== after.revision) problems.push(`${entries} audit entries for ${after.revision} revisions`);

    const expectedRevision = after.revision;
    const raced = ['mf-auth', 'mf-members', 'mf-chat', 'mf-landers'];
    const racers = Array.from({ length: 20 }, (_, index) => ({
      name: raced[index % raced.length] ?? '',
      url: urls[index % urls.length] ?? '',
    }));
    const responses = await Promise.all(
      racers.map(({ name, url }) =>
        sendJson(url, 'POST', `/api/names/${name}/rollback`, teamToken(name), {
          why: 'a race',
          version: previousVersion(world, name),
          expectedRevision,
        }),
      ),
    );
    const winners = responses.filter(({ status }) => status === 200).length;
    const conflicts = responses.filter(({ status }) => status === 409).length;
    // Each name goes back once; the changes of other names are no conflict.
    if (winners !== raced.length || conflicts !== racers.length - raced.length) {
      problems.push(
        `of ${racers.length} rollbacks of ${raced.length} names ${winners} were made, ${conflicts} refused`,
      );
    }
    const { pointers } = (await readAgain(place)).document;
    const twice = raced.filter((name) => pointers[name] !== previousPeriod(after, name)?.version);
    for (const name of twice) problems.push(`${name} did not go back exactly once`);
    return { publishes: count, gateways: urls.length, problems, winners, conflicts };
  } finally {
    await stop();
  }
};

/** Makes sure that each name has an earlier version to roll back to. */
export const makeHistories = (world: World): void => {
  for (const name of names) makeHistory(world, name);
};
