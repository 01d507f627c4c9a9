import type { CheckResponse } from '@pairwise/contracts/console';

import type { ArtifactStore } from '../artifacts/artifact-store.ts';
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
  /** Time limit of the whole check in milliseconds; by default four minutes. */
  waitMs?: number;
}

/** Checks a version and returns the results. Records nothing. */
export type Gate = (request: GateRequest) => Promise<Pick<CheckResponse, 'status' | 'checks'>>;

const GATE_MS = 240_000;
/** A client waits for a response at most five minutes: four for its own check, the rest for earlier ones. */
const QUEUE_MS = 45_000;

const timedOut: Awaited<ReturnType<Gate>> = {
  status: 'refused',
  checks: [{ id: 'time', verdict: 'not run', reason: 'The checks took longer than four minutes and were stopped.' }],
};

const resolveAfter = async <Value>(milliseconds: number, value: Value, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(value), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

const within = async <Value>(work: Promise<Value>, milliseconds: number, late: Value): Promise<Value> => {
  const done = new AbortController();
  try {
    return await Promise.race([work, resolveAfter(milliseconds, late, done.signal)]);
  } finally {
    done.abort();
  }
};

/**
 * Runs one check at a time, because two browsers would slow each other down, and a slow one looks like a bad version. A
 * check should end within `waitMs`; one that does not is reported as timed out, and the next one starts.
 */
export const queueGate = (gate: Gate, { gateMs = GATE_MS, queueMs = QUEUE_MS } = {}): Gate => {
  let last: Promise<unknown> = Promise.resolve();
  return async (request) => {
    const before = last;
    let leave = (): void => undefined;
    last = new Promise<void>((resolve) => {
      leave = resolve;
    }).then(() => before);
    try {
      const free = await within(
        before.then(() => true),
        queueMs,
        false,
      );
      if (!free) throw new ControlError('busy', 'Other versions are being checked. Try again in a minute.');
      return await within(gate({ waitMs: gateMs, ...request }), gateMs, timedOut);
    } finally {
      leave();
    }
  };
};
