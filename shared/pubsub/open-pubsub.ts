import { type Kysely, sql } from 'kysely';

import { checkHint } from './hint.ts';
import { keepConnected } from './keep-connected.ts';
import { channelOf, openPostgresLink } from './postgres-link.ts';
import type { PubSub } from './pubsub.ts';
import { openRedisLink } from './redis-link.ts';

export interface PubSubOptions {
  /** The PostgreSQL database that carries the hints when there is no Redis. */
  databaseUrl: string;
  /** The Redis server that carries the hints, `redis://…` or `rediss://…`. All processes need the same one. */
  redisUrl: string | undefined;
  /** Receives lost connections, subscribers that throw, and hints that could not be sent after a commit. */
  warn: (error: unknown, message: string) => void;
  /** Runs an action after the transaction that `db` is in has committed, and immediately without one. */
  afterCommit: <DB>(db: Kysely<DB>, action: () => void) => void;
  /** How often the connection is checked, in milliseconds; 10 s by default. */
  heartbeatMs?: number;
}

const publishInPostgres: PubSub['publishIn'] = async (db, topic, id) => {
  checkHint(id);
  await sql`select pg_notify(${channelOf(topic)}, ${id})`.execute(db);
};

/** Opens the hints of this process. It connects in the background and never gives up. */
export const openPubSub = ({
  databaseUrl,
  redisUrl,
  warn,
  afterCommit,
  heartbeatMs = 10_000,
}: PubSubOptions): PubSub => {
  const open = redisUrl === undefined ? openPostgresLink(databaseUrl) : openRedisLink(redisUrl);
  const connection = keepConnected({ open, warn, heartbeatMs });
  const publishAfterCommit: PubSub['publishIn'] = async (db, topic, id) => {
    checkHint(id);
    afterCommit(db, () => {
      // The rows are written, so a failure is not the writer's.
      connection.publish(topic, id).catch((error: unknown) => warn(error, `a hint of ${topic} was not sent`));
    });
  };
  return { ...connection, publishIn: redisUrl === undefined ? publishInPostgres : publishAfterCommit };
};
