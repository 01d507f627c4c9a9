import type { CheckResponse } from '@pairwise/contracts/console';

import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { gateTimeOf } from '../publish/gate-time.ts';
import type { Registry } from '../registry/index.ts';
import { ControlError } from './control-error.ts';

export interface GateRequest {
  registry: Registry;
  store: ArtifactStore;
  dataDir: string;
  name: string;
  version: string;
  /** Origin of members' pages. The checks call the api through it. */
  origin: string;
  /** Time limit of the whole check in milliseconds; by default `gateTimeOf` this version. */
  waitMs?: number;
}

type Result = Pick<CheckResponse, 'status' | 'checks'>;

/** Checks a version and returns the results. Records nothing. */
export type Gate = (request: GateRequest) => Promise<Result>;

/** A client waits for a response at most five minutes: the first for earlier checks, the rest for its own. */
const QUEUE_MS = 45_000;
const RESPONSE_MS = 240_000;
/** How long a result waits for a client that asks again. */
const KEPT_MS = 60_000;

const timedOut = (milliseconds: number): Result => ({
  status: 'refused',
  checks: [
    {
      id: 'time',
      verdict: 'not run',
      reason: `The checks took longer than ${Math.round(milliseconds / 60_000)} minutes and were stopped.`,
    },
  ],
});

const resolveAfter = async <Value>(milliseconds: number, value: Value, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(value), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

const within = async <Value, Late>(work: Promise<Value>, milliseconds: number, late: Late): Promise<Value | Late> => {
  const done = new AbortController();
  try {
    return await Promise.race([work, resolveAfter(milliseconds, late, done.signal)]);
  } finally {
    done.abort();
  }
};

interface QueueTimes {
  /** The time limit of a check. */
  gateMs?: (request: GateRequest) => number;
  queueMs?: number;
  responseMs?: number;
  keptMs?: number;
}

/**
 * Runs one check at a time, because two browsers would slow each other down, and a slow one looks like a bad version. A
 * check should end within its `waitMs`; one that does not is reported as timed out, and the next one starts.
 *
 * A check may take longer than a client waits for a response. It goes on then, the client gets `busy`, and its next
 * request waits for the same check.
 */
export const queueGate = (
  gate: Gate,
  {
    gateMs = ({ registry, ...version }) => gateTimeOf(registry.current(), version),
    queueMs = QUEUE_MS,
    responseMs = RESPONSE_MS,
    keptMs = KEPT_MS,
  }: QueueTimes = {},
): Gate => {
  let last: Promise<unknown> = Promise.resolve();
  const started = new Map<string, Promise<Result>>();

  /** Waits for its turn, and returns how the next one gets it. */
  const takeTurn = async (): Promise<() => void> => {
    const before = last;
    let leave = (): void => undefined;
    last = new Promise<void>((resolve) => {
      leave = resolve;
    }).then(() => before);
    const isFree = await within(
      before.then(() => true),
      queueMs,
      false,
    );
    if (isFree) return leave;
    leave();
    throw new ControlError('busy', 'Other versions are being checked. Try again in a minute.');
  };

  const check = async (request: GateRequest, leave: () => void): Promise<Result> => {
    try {
      const limit = gateMs(request);
      return await within(gate({ waitMs: limit, ...request }), limit, timedOut(limit));
    } finally {
      leave();
    }
  };

  const forget = (key: string, work: Promise<Result>): void => {
    if (started.get(key) === work) started.delete(key);
  };

  return async (request) => {
    const key = `${request.name} ${request.version}`;
    let work = started.get(key);
    if (!work) {
      const leave = await takeTurn();
      const own = check(request, leave);
      started.set(key, own);
      own.then(
        () => setTimeout(() => forget(key, own), keptMs).unref(),
        () => forget(key, own),
      );
      work = own;
    }
    const result = await within(work, responseMs, undefined);
    if (!result) {
      throw new ControlError('busy', 'The checks of this version are still running. Ask again to wait for them.');
    }
    forget(key, work);
    return result;
  };
};
