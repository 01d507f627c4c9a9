import type { Topic } from './pubsub.ts';

/** One connection to a broker. After `lost` it is never used again. */
export interface Link {
  /** Begins to receive the hints of a topic. Hints that are published after it resolves arrive. */
  listen: (topic: Topic) => Promise<void>;
  publish: (topic: Topic, id: string) => Promise<void>;
  /** Resolves when the broker responds. */
  ping: () => Promise<unknown>;
  /** Closes the connection and does not wait for the broker, which may be gone. */
  close: () => void;
}

export interface LinkEvents {
  hint: (topic: Topic, id: string) => void;
  /** The connection has ended without `close`. */
  lost: (error: unknown) => void;
}

/** Connects to a broker. Rejects when it cannot be reached. */
export type OpenLink = (events: LinkEvents) => Promise<Link>;
