import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './launcher-error.ts';
import type { Server } from './postmaster.ts';

/** What happened to a database that must be running. */
export interface DatabaseEvent {
  /** `lost`: it ended unexpectedly; `back`: it runs again; `given_up`: it stays down. */
  type: 'lost' | 'back' | 'given_up';
  reason: string;
}

/** After more losses than this within the window the database stays down, because restarting would only hide the cause. */
const MOST_LOSSES = 5;
const WINDOW_MILLISECONDS = 60_000;
const RESTART_ATTEMPTS = 5;
const PAUSE_MILLISECONDS = 200;

/**
 * Restarts a server that ends unexpectedly (killed, out of memory), at the same address, so that connection pools find it
 * again. Returns a function that stops the server and the watch.
 */
export function keepRunning(
  first: Server,
  startAgain: () => Promise<Server>,
  onEvent: (event: DatabaseEvent) => void,
): () => Promise<void> {
  let server = first;
  let stopping = false;

  const restart = async (): Promise<string | undefined> => {
    let reason = '';
    for (let attempt = 0; attempt < RESTART_ATTEMPTS; attempt += 1) {
      if (stopping) break;
      try {
        server = await startAgain();
        return undefined;
      } catch (error) {
        reason = reasonOf(error);
        await sleep(PAUSE_MILLISECONDS * 2 ** attempt);
      }
    }
    return reason;
  };

  const watch = async () => {
    let losses: number[] = [];
    for (;;) {
      const reason = await server.ended;
      if (stopping) return;
      onEvent({ type: 'lost', reason });
      losses = [...losses.filter((time) => time > Date.now() - WINDOW_MILLISECONDS), Date.now()];
      const failure = losses.length > MOST_LOSSES ? `it was lost ${losses.length} times in a minute` : await restart();
      if (stopping) return;
      if (failure !== undefined) {
        onEvent({ type: 'given_up', reason: failure });
        return;
      }
      onEvent({ type: 'back', reason: `process ${server.pid}` });
    }
  };
  const watching = watch();

  return async () => {
    stopping = true;
    await server.stop();
    // A restart may still be running. It has finished when the watch ends; then its server is stopped too.
    await watching;
    await server.stop();
  };
}
