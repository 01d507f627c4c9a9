import type { Link, OpenLink } from './link.ts';
import type { PubSub, Subscriber, Topic } from './pubsub.ts';
import { checkHint } from './hint.ts';

export interface ConnectionOptions {
  open: OpenLink;
  /** Receives the reason of each lost connection, once. */
  warn: (error: unknown, message: string) => void;
  /** How often the connection is checked, and how long the broker has to respond, in milliseconds. */
  heartbeatMs: number;
}

/** How long `publish` waits for a connection that was lost. */
const PUBLISH_WAIT_MS = 5000;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;

const within = async <Value>(ms: number, work: Promise<Value>, message: string): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Keeps one connection to the broker: opens it again whenever it is lost, and calls `resync` once it listens again. A
 * broker that stays silent for too long counts as lost, because a broken network closes no connection.
 */
export const keepConnected = ({ open, warn, heartbeatMs }: ConnectionOptions): PubSub => {
  const subscribers = new Map<Topic, Set<Subscriber>>();
  const notify = (topic: Topic, call: (subscriber: Subscriber) => void): void => {
    for (const subscriber of subscribers.get(topic) ?? []) {
      try {
        call(subscriber);
      } catch (error) {
        warn(error, `a subscriber of ${topic} failed`);
      }
    }
  };

  let closed = false;
  let current = Promise.withResolvers<Link>();
  let live: Link | undefined;
  /** The topics that the live link listens to. */
  let listening = new Map<Topic, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let attempts = 0;
  let connecting: Promise<void> = Promise.resolve();

  const drop = (link: Link, error: unknown): void => {
    link.close();
    if (live !== link || closed) return;
    live = undefined;
    current = Promise.withResolvers<Link>();
    clearTimeout(timer);
    warn(error, 'the connection for hints was lost; opening it again');
    reconnect();
  };

  const beat = (link: Link): void => {
    timer = setTimeout(() => {
      within(heartbeatMs, link.ping(), 'no response').then(
        () => live === link && beat(link),
        (error: unknown) => drop(link, error),
      );
    }, heartbeatMs);
    timer.unref();
  };

  const listen = (link: Link, topic: Topic): Promise<void> => {
    const begun = listening.get(topic) ?? within(heartbeatMs, link.listen(topic), 'no response');
    listening.set(topic, begun);
    return begun;
  };

  const connect = async (): Promise<void> => {
    let opened: Link | undefined;
    let lostEarly: unknown;
    const lost = (error: unknown): void => {
      lostEarly ??= error;
      if (opened !== undefined) drop(opened, error);
    };
    const link = await open({ hint: (topic, id) => notify(topic, ({ hint }) => hint(id)), lost });
    if (closed || lostEarly !== undefined) {
      link.close();
      if (lostEarly !== undefined) throw lostEarly;
      return;
    }
    opened = link;
    live = link;
    listening = new Map();
    try {
      for (const topic of subscribers.keys()) await listen(link, topic);
    } catch (error) {
      drop(link, error);
      return;
    }
    if (live !== link) return;
    attempts = 0;
    current.resolve(link);
    beat(link);
    for (const topic of listening.keys()) notify(topic, ({ resync }) => resync());
  };

  const retryLater = (error: unknown): void => {
    if (closed) return;
    if (attempts === 1) warn(error, 'no connection for hints; retrying');
    reconnect();
  };

  const reconnect = (): void => {
    const wait = attempts === 0 ? 0 : Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);
    attempts += 1;
    timer = setTimeout(() => {
      connecting = connect().catch(retryLater);
    }, wait);
    timer.unref();
  };

  reconnect();

  return {
    publish: async (topic, id) => {
      checkHint(id);
      if (closed) throw new Error('Hints cannot be published after the connection was closed.');
      const link = await within(PUBLISH_WAIT_MS, current.promise, 'There is no connection for hints.');
      await within(PUBLISH_WAIT_MS, link.publish(topic, id), 'The broker of hints does not respond.');
    },
    subscribe: (topic, subscriber) => {
      subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(subscriber));
      const link = live;
      if (link !== undefined) {
        listen(link, topic).then(
          () => live === link && notify(topic, ({ resync }) => resync()),
          (error: unknown) => drop(link, error),
        );
      }
      return () => subscribers.get(topic)?.delete(subscriber);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      subscribers.clear();
      await connecting;
      live?.close();
      live = undefined;
    },
  };
};
