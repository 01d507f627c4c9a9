import { availableParallelism } from 'node:os';

import type { CheckProgress, CheckResponse } from '@pairwise/contracts/console';

import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { inTurn } from '../files/in-turn.ts';
import { gateTimeOf } from '../publish/gate-time.ts';
import type { SharedRegistry } from '../registry/index.ts';
import { ControlError } from './control-error.ts';
import { within } from './within.ts';

export interface GateRequest {
  registry: Pick<SharedRegistry, 'current'>;
  store: ArtifactStore;
  dataDir: string;
  name: string;
  version: string;
  /** The gateway's own address. The gate calls the api through it when API_URL is not set. */
  origin: string;
  /** Time limit of the whole check in milliseconds; by default `gateTimeOf` this version. */
  waitMs?: number;
  /** Gets what has been checked so far, whenever there is more. */
  onProgress?: (progress: Omit<CheckProgress, 'state'>) => void;
}

type Result = Pick<CheckResponse, 'status' | 'checks'>;

/** Checks a version and returns the results. Records nothing. */
export type Gate = (request: GateRequest) => Promise<Result>;

/** A response takes at most 4 min 45 s: up to 45 s for earlier checks, then up to four minutes for its own. */
const QUEUE_MS = 45_000;
const RESPONSE_MS = 240_000;
/** How long a place in the queue, and then a result, waits for a client that repeats its request. */
const KEPT_MS = 60_000;

const timedOut = (milliseconds: number): Result => ({
  status: 'refused',
  checks: [
    {
      id: 'time',
      verdict: 'not run',
      reason: `The checks took longer than ${milliseconds / 60_000} minutes and were stopped.`,
    },
  ],
});

/** Gives each check two processors, because a browser that others slow down looks like a bad version. */
const defaultPlaces = (): number => Math.max(1, Math.floor(availableParallelism() / 2));

interface QueueOptions {
  /** How many versions are checked at the same time. */
  places?: number;
  /** The time limit of a check. */
  gateMs?: (request: GateRequest) => number;
  queueMs?: number;
  responseMs?: number;
  keptMs?: number;
}

/** A check that waits, runs, or has a result that no client has taken yet. */
interface Work {
  /** Resolves when the check begins. */
  begun: Promise<void>;
  result: Promise<Result>;
  progress: CheckProgress;
  /** Requests that wait for it now. */
  requests: number;
  /** When the last one stopped waiting. */
  leftAt: number;
}

/** Checks versions in the order of the requests. */
export interface GateQueue {
  check: Gate;
  /** Returns how far the check of a version is; undefined when none waits or runs. */
  progressOf: (version: { name: string; version: string }) => CheckProgress | undefined;
}

const keyOf = ({ name, version }: { name: string; version: string }): string => `${name} ${version}`;

/**
 * Runs as many checks at the same time as the machine has room for. A check should end within its `waitMs`; one that does not
 * is reported as timed out, and the next one starts.
 *
 * A check may take longer than a client waits for a response, and so may those before it. The client then gets `busy`, the
 * check keeps its place or continues, and the client's next request waits for the same check.
 */
export const queueGate = (
  gate: Gate,
  {
    gateMs = ({ registry, ...version }) => gateTimeOf(registry.current(), version),
    queueMs = QUEUE_MS,
    responseMs = RESPONSE_MS,
    keptMs = KEPT_MS,
    places = defaultPlaces(),
  }: QueueOptions = {},
): GateQueue => {
  const whenThereIsRoom = inTurn(places);
  const works = new Map<string, Work>();

  const check = async (request: GateRequest, progress: CheckProgress): Promise<Result> => {
    const limit = gateMs(request);
    const onProgress: GateRequest['onProgress'] = (soFar) => void Object.assign(progress, soFar);
    return within(gate({ waitMs: limit, ...request, onProgress }), limit, timedOut(limit));
  };

  const remove = (key: string, work: Work): void => {
    if (works.get(key) === work) works.delete(key);
  };

  /** Gives a request a place behind all others. */
  const enqueue = (key: string, request: GateRequest): Work => {
    const turn = Promise.withResolvers<void>();
    const begin = async (): Promise<Result> => {
      turn.resolve();
      const isLeft = work.requests === 0 && performance.now() - work.leftAt > keptMs;
      if (isLeft) throw new ControlError('busy', 'No client waits for these checks.');
      work.progress.state = 'running';
      return check(request, work.progress);
    };
    const result = Promise.resolve().then(() => whenThereIsRoom(begin));
    const progress: CheckProgress = { state: 'waiting', checks: [] };
    const work: Work = { begun: turn.promise, result, progress, requests: 0, leftAt: 0 };
    works.set(key, work);
    void result.then(
      () => void setTimeout(() => remove(key, work), keptMs).unref(),
      () => remove(key, work),
    );
    return work;
  };

  const waitFor = async ({ begun, result }: Work): Promise<Result> => {
    const hasBegun = await within(
      begun.then(() => true),
      queueMs,
      false,
    );
    if (!hasBegun) {
      throw new ControlError(
        'busy',
        'Other versions are being checked. Repeat the request within a minute to keep its place.',
      );
    }
    const found = await within(result, responseMs, undefined);
    if (found) return found;
    throw new ControlError(
      'busy',
      'The checks of this version are still running. Repeat the request to wait for them.',
    );
  };

  const checkQueued: Gate = async (request) => {
    const key = keyOf(request);
    const work = works.get(key) ?? enqueue(key, request);
    work.requests += 1;
    try {
      const result = await waitFor(work);
      // A later request is a new check.
      remove(key, work);
      return result;
    } finally {
      work.requests -= 1;
      work.leftAt = performance.now();
    }
  };

  return { check: checkQueued, progressOf: (version) => works.get(keyOf(version))?.progress };
};
