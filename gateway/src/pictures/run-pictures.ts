import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import type { ZoneHosts } from '@pairwise/contracts/zone-hosts';

import { readGateEnv } from '../env.ts';
import { runChild } from '../publish/browser/run-child.ts';
import { detectIsolation } from '../publish/isolation/isolation.ts';
import { type PicturesPlan, type PicturesTask, progress as progressShape } from './plan.ts';
import { type Job, NoBrowser, type RunJob } from './job.ts';

/** Where pages are, and where their data comes from. */
export interface Site {
  dataDir: string;
  /** The gateway's own address. The api is called through it when API_URL is not set. */
  origin: string;
  /** The address of members' pages, as members see it. */
  pagesUrl: string;
  /** The hosts of the zones; absent when all zones live on one origin. */
  zones?: ZoneHosts[];
}

/** Time for the pictures of one version. The rest is reported as not taken. */
const LIMIT_MS = 20 * 60_000;
/** Additional time for the child process, to start and to close its browsers. */
const GRACE_MS = 20_000;

const taskOf = (job: Job, { dataDir, origin, pagesUrl, zones }: Site): PicturesTask => {
  const { account, chromium, artifactStore, apiUrl = origin } = readGateEnv();
  const { host, protocol } = new URL(pagesUrl);
  const { document, name, version, against, folder, known, done } = job;
  return {
    dataDir,
    document,
    apiUrl: apiUrl.replace(/\/+$/, ''),
    ...(artifactStore !== undefined && { artifactStore }),
    ...(zones && { zones }),
    host,
    https: protocol === 'https:',
    name,
    version,
    ...(against !== null && { against }),
    ...(account && { account }),
    chromium,
    timeMs: LIMIT_MS,
    folder,
    known,
    done,
  };
};

/**
 * Returns the function that takes the pictures of a version, in a browser of the gate.
 * @throws {NoBrowser} when none is installed
 */
export const pictureRunner =
  (site: Site): RunJob =>
  async (job, signal) => {
    const task = taskOf(job, site);
    if (!existsSync(task.chromium)) throw new NoBrowser(`No browser is installed at ${task.chromium}. Set CHROMIUM.`);
    mkdirSync(task.folder, { recursive: true, mode: 0o700 });
    const isolation = await detectIsolation(site.dataDir, task.chromium);
    if (signal.aborted) return;
    await runChild({
      script: path.join(import.meta.dirname, 'run.ts'),
      task: { ...task, isolation } satisfies PicturesPlan,
      limitMs: task.timeMs + GRACE_MS,
      onLine: (line) => job.onProgress(progressShape.parse(line)),
      signal,
    });
  };
