import * as z from 'zod/mini';

import { documentSchema } from '../../registry/document-schema.ts';
import { isolation } from '../isolation/isolation.ts';
import { finishedPart, partResult } from './parts.ts';

/** The task of the child process, as JSON on its standard input. */
export const plan = z.object({
  dataDir: z.string(),
  /** The registry's document when the check began. The child process has no signing key. */
  document: documentSchema,
  /** Address of the real api. */
  apiUrl: z.string(),
  /** The bucket of published files, when they are not in DATA_DIR. */
  artifactStore: z.exactOptional(z.string()),
  /** The hosts of the zones of the site whose pages are visited; absent when all zones live on one origin. */
  zones: z.exactOptional(z.array(z.object({ site: z.string(), app: z.string(), pay: z.string() }))),
  /** Whether members reach the product over https. */
  https: z.boolean(),
  /** The host of the product's pages, when all zones live on one origin. */
  host: z.string(),
  name: z.string(),
  version: z.string(),
  /** The endpoints that the contract of the version declares: `GET /api/chats.php`. */
  endpoints: z.array(z.string()),
  /** Those of the live shell, which calls some of them at the request of remotes. */
  shellEndpoints: z.array(z.string()),
  /** The member who visits members' pages. Without one they are not visited. */
  account: z.exactOptional(z.object({ email: z.string(), password: z.string() })),
  chromium: z.string(),
  /** How the browser is kept away from the data directory. */
  isolation,
  /** How often each screen is mounted and unmounted. */
  repeats: z.int(),
  /** Results of an earlier version whose files were the same, by part. These parts do not run. */
  known: z.record(z.string(), partResult),
  /** Time limit in milliseconds from the start. */
  timeMs: z.int(),
});

export type Plan = z.output<typeof plan>;

/** A plan before it is known how this machine can isolate the browser, and what has been found before. */
export type BrowserTask = Omit<Plan, 'isolation' | 'known'>;

/** The results of a run. */
export const report = z.object({
  /** Problems of the version, one sentence each. */
  problems: z.array(z.string()),
  /** What could not be checked. It is no problem of the version, but it did not pass either. */
  notChecked: z.array(z.string()),
  /** Observations that are unusual but harmless. */
  notes: z.array(z.string()),
  /** Addresses whose screens were rendered. */
  rendered: z.array(z.string()),
  /** Number of mounts without a leak. */
  mounts: z.int(),
  /** Parts that ran without a problem. */
  finished: z.array(finishedPart),
  /** Number of parts that did not run, because their results are known. */
  known: z.int(),
});

export type Report = z.output<typeof report>;

/** Returns a report without findings. */
export const emptyReport = (): Report => ({
  problems: [],
  notChecked: [],
  notes: [],
  rendered: [],
  mounts: 0,
  finished: [],
  known: 0,
});

/** How many parts of a run have ended. */
export const partProgress = z.object({ done: z.int(), total: z.int() });

export type PartProgress = z.output<typeof partProgress>;

/** A line on the child's standard output: progress, and at last the results. */
export const outputLine = z.union([z.object({ progress: partProgress }), z.object({ report })]);
