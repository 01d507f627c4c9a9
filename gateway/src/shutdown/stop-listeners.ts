import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { Draining } from './draining.ts';

/** Time for a load balancer to notice that `/health` reports "draining", in milliseconds. */
const GRACE_MS = 1_000;
/** Time for everything, in milliseconds. Supervisors commonly kill a program after ten seconds. */
const LIMIT_MS = 9_000;
/** How often connections are closed that became idle, in milliseconds. */
const IDLE_MS = 50;

export interface StopOptions {
  listeners: readonly FastifyInstance[];
  draining: Draining;
  graceMs?: number;
  limitMs?: number;
}

/**
 * Stops listeners without a lost request. From now on `/health` reports "draining". New connections are accepted for
 * `graceMs` longer, requests in progress are finished, and idle connections are closed. Requests that are not finished
 * after `limitMs`, counted from now, are aborted.
 */
export const stopListeners = async ({
  listeners,
  draining,
  graceMs = GRACE_MS,
  limitMs = LIMIT_MS,
}: StopOptions): Promise<void> => {
  draining.started = true;
  listeners[0]?.log.info({ acceptsForMs: graceMs, endsWithinMs: limitMs }, 'draining');
  await wait(graceMs);
  // Closing a server closes the connections that are idle at that moment. A connection whose response had begun before
  // becomes idle later and would be kept open for another request.
  const idle = setInterval(() => {
    for (const { server } of listeners) server.closeIdleConnections();
    for (const socket of draining.unused) if (socket.bytesRead === 0) socket.destroy();
  }, IDLE_MS);
  const late = setTimeout(() => {
    for (const { server, log } of listeners) {
      log.warn('Requests that took too long were aborted.');
      server.closeAllConnections();
    }
  }, limitMs - graceMs);
  try {
    await Promise.all(listeners.map((app) => app.close()));
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
};
