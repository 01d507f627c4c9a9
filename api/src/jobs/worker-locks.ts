import { setTimeout } from 'node:timers/promises';

import pg from 'pg';

import { listDeadPools, lockPool, unlockDeadPools } from './worker-locks.repository.ts';

export interface WorkerLocks {
  /** Locks a pool of workers. Resolves when the lock is held, or after `close`; a pool takes no job before. */
  hold: (pool: string) => Promise<void>;
  /**
   * Releases the jobs of pools whose process has died, so that any process runs them again.
   * @returns those pools
   */
  unlockDead: () => Promise<string[]>;
  /** Ends the locks. Does not wait for the database. */
  close: () => void;
}

interface Options {
  url: string;
  warn: (error: unknown, message: string) => void;
}

const RETRY_MS = 200;
/** A server that stays silent for longer counts as lost. */
const PATIENCE_MS = 10_000;
/** A living process whose connection was lost has this time to lock its pools again, before another takes it for dead. */
const GRACE_MS = 2_000;
/** The server notices a machine that vanished, and ends its locks, within a minute. Its default is two hours. */
const KEEPALIVE = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

interface Session {
  client: pg.Client;
  /** The locks of this connection, by pool. */
  locks: Map<string, Promise<void>>;
  ended: boolean;
}

const newSession = (url: string): Session => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    application_name: 'pairwise worker locks',
    options: KEEPALIVE,
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {});
  return { client, locks: new Map(), ended: false };
};

/** Closes the connection and does not wait for the server, which may be gone. */
const end = ({ client }: Session): void => {
  client.end().catch(() => {});
};

/**
 * Opens the connection that proves that the workers of this process are alive: it holds an advisory lock for each pool of
 * workers. The locks vanish with the process, however it ends, and come back when only the connection was lost. The
 * connection must be direct or pooled by session.
 */
export const openWorkerLocks = ({ url, warn }: Options): WorkerLocks => {
  const pools = new Set<string>();
  const closing = new AbortController();
  const { signal: closed } = closing;
  let live: Session | undefined;

  const lock = (session: Session, pool: string): Promise<void> => {
    const begun = session.locks.get(pool) ?? lockPool(session.client, pool);
    session.locks.set(pool, begun);
    return begun;
  };

  const open = async (): Promise<Session> => {
    const session = newSession(url);
    const { client } = session;
    client.once('end', () => {
      session.ended = true;
      lose(session, new Error('the server closed the connection'));
    });
    try {
      await client.connect();
      for (const pool of pools) await lock(session, pool);
      if (session.ended || closed.aborted) throw new Error('the connection was closed');
    } catch (error) {
      end(session);
      throw error;
    }
    live = session;
    return session;
  };

  const connect = async (): Promise<Session> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await open();
      } catch (error) {
        if (attempt === 1 && !closed.aborted) warn(error, 'no connection for the locks of the workers; retrying');
        await setTimeout(RETRY_MS, undefined, { signal: closed });
      }
    }
  };

  let current: Promise<Session>;
  const reconnect = (): void => {
    current = connect();
    // It rejects after `close` only, maybe without a caller that waits for it.
    current.catch(() => {});
  };
  const lose = (session: Session, error: unknown): void => {
    end(session);
    if (live !== session || closed.aborted) return;
    live = undefined;
    warn(error, 'the locks of the workers were lost; locking again');
    reconnect();
  };
  reconnect();

  /** Runs statements on the connection. One that fails ends it: what it has locked is then unknown. */
  const onConnection = async <Result>(work: (session: Session) => Promise<Result>): Promise<Result> => {
    const session = await current;
    try {
      return await work(session);
    } catch (error) {
      lose(session, error);
      throw error;
    }
  };

  return {
    hold: async (pool) => {
      pools.add(pool);
      while (!closed.aborted) {
        try {
          await onConnection((session) => lock(session, pool));
          return;
        } catch {
          // The connection was lost, or `close` was called. The next one locks the pool.
        }
      }
    },
    unlockDead: async () => {
      const found = await onConnection(({ client }) => listDeadPools(client, [...pools]));
      if (found.length === 0) return [];
      await setTimeout(GRACE_MS, undefined, { signal: closed });
      return onConnection(({ client }) => unlockDeadPools(client, found, [...pools]));
    },
    close: () => {
      closing.abort();
      if (live) end(live);
    },
  };
};
