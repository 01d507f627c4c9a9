import pg from 'pg';

import type { OpenLink } from './link.ts';
import { type Topic, topics } from './pubsub.ts';

const CONNECT_MS = 5000;

/**
 * Returns the channel of a topic. The trigger on `sites` (api/src/db/migrations) sends to that of `settings`, and the gateway's
 * transactions to that of `registry`.
 */
export const channelOf = (topic: Topic): string => `pairwise_${topic}`;

/**
 * Connects to PostgreSQL for LISTEN and NOTIFY. The connection must be direct or pooled by session: a pooler that
 * gives each transaction another connection delivers no notifications.
 */
export const openPostgresLink =
  (url: string): OpenLink =>
  async ({ hint, lost }) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'pairwise pubsub',
    });
    client.on('error', lost);
    client.on('end', () => lost(new Error('PostgreSQL closed the connection')));
    client.on('notification', ({ channel, payload = '' }) => {
      const topic = topics.find((known) => channelOf(known) === channel);
      if (topic !== undefined) hint(topic, payload);
    });
    await client.connect();
    let last: Promise<unknown> = Promise.resolve();
    /** Runs one statement after another, because a client of pg 9 refuses a second one while the first runs. */
    const run = (statement: string, values: string[] = []): Promise<unknown> => {
      const result = last.then(() => client.query(statement, values));
      last = result.catch(() => {});
      return result;
    };
    return {
      listen: async (topic) => {
        await run(`listen ${channelOf(topic)}`);
      },
      publish: async (topic, id) => {
        await run('select pg_notify($1, $2)', [channelOf(topic), id]);
      },
      ping: () => run('select 1'),
      close: () => {
        // Rejects when the connection is lost already.
        client.end().catch(() => {});
      },
    };
  };
