import type { Picture } from '@pairwise/contracts/pictures';

import type { RegistryDocument } from '../registry/index.ts';
import type { Progress } from './plan.ts';

/** The pictures of one version to take. */
export interface Job {
  document: RegistryDocument;
  name: string;
  version: string;
  /** The stable version; null when nothing is stable. */
  against: string | null;
  /** Folder of the pictures' files. */
  folder: string;
  /** Known pictures of the stable version, by `keyOf`. */
  known: Record<string, Picture>;
  /** Routes that an interrupted run has done, by `routeKey`. */
  done: string[];
  onProgress: (progress: Progress) => void;
}

/** Takes the pictures of a version. Resolves when all are taken, or soon after `signal` interrupts it. */
export type RunJob = (job: Job, signal: AbortSignal) => Promise<void>;

/** No pictures can be taken on this machine. The message is for its operator. */
export class NoBrowser extends Error {}
