import { keepConnected } from './keep-connected.ts';
import { openPostgresLink } from './postgres-link.ts';
import type { PubSub } from './pubsub.ts';
import { openRedisLink } from './redis-link.ts';

export interface PubSubOptions {
  /** The PostgreSQL database that carries the hints when there is no Redis. */
  databaseUrl: string;
  /** The Redis server that carries the hints, `redis://…` or `rediss://…`. All processes need the same one. */
  redisUrl: string | undefined;
  /** Receives lost connections, and subscribers that throw. */
  warn: (error: unknown, message: string) => void;
  /** How often the connection is checked, in milliseconds; 10 s by default. */
  heartbeatMs?: number;
}

/** Opens the hints of this process. It connects in the background and never gives up. */
export const openPubSub = ({ databaseUrl, redisUrl, warn, heartbeatMs = 10_000 }: PubSubOptions): PubSub => {
  const open = redisUrl === undefined ? openPostgresLink(databaseUrl) : openRedisLink(redisUrl);
  return keepConnected({ open, warn, heartbeatMs });
};
