import type { OpenLink } from './link.ts';
import type { Topic } from './pubsub.ts';

const CONNECT_MS = 5000;

/**
 * Returns the function that names the channel of a topic. Redis has one set of channels for all its databases, so the
 * number of the database is part of the name: products that share a server each take another database.
 */
const channelsOf = (url: string): ((topic: Topic) => string) => {
  const database = new URL(url).pathname.slice(1) || '0';
  return (topic) => `pairwise:${database}:${topic}`;
};

/** Connects to Redis 6 or newer, or to Valkey. One connection publishes and subscribes, which RESP3 allows. */
export const openRedisLink = (url: string): OpenLink => {
  const channelOf = channelsOf(url);
  return async ({ hint, lost }) => {
    // Only an installation with Redis pays for loading its client.
    const { createClient } = await import('@redis/client');
    const client = createClient({
      url,
      RESP: 3,
      disableOfflineQueue: true,
      // A link is opened again by its owner, which must know of every lost connection.
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
    });
    client.on('error', lost);
    await client.connect();
    return {
      listen: async (topic) => {
        await client.subscribe(channelOf(topic), (id) => hint(topic, id));
      },
      publish: async (topic, id) => {
        await client.publish(channelOf(topic), id);
      },
      ping: () => client.ping(),
      close: () => {
        if (client.isOpen) client.destroy();
      },
    };
  };
};
