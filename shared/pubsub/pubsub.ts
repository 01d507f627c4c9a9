/**
 * What processes notify one another of. The id of a hint:
 * - `sessions`: the member whose sessions changed (`users.id`)
 * - `settings`: the site whose settings changed (`sites.id`)
 * - `chats`: chosen by the chat
 * - `registry`: the table of the gateways that changed (`revisions`)
 */
export const topics = ['sessions', 'settings', 'chats', 'registry'] as const;

export type Topic = (typeof topics)[number];

/**
 * Sends a hint: something about `id` is new. It contains no data, because the truth is in the database.
 * @param id 1 to 7999 bytes
 * @throws {HintError} when the id is empty, too long, or no valid text
 */
export type Publish = (topic: Topic, id: string) => Promise<void>;

/** Receives the hints of a topic. Neither function may throw. */
export interface Subscriber {
  /** Called for each hint, including those of this process. The same hint may arrive twice. */
  hint: (id: string) => void;
  /**
   * Called whenever hints may have been missed: once after the subscription begins, and after each lost connection.
   * Read the truth again. Hints that are published after this call arrive.
   */
  resync: () => void;
}

/** Publishes and receives hints between the processes of one product. */
export interface PubSub {
  /**
   * Sends a hint immediately.
   * @throws {HintError}
   * @throws {Error} when the broker cannot be reached within a few seconds
   */
  publish: Publish;
  /** Subscribes to a topic, even while the broker is unavailable. Returns the function that ends the subscription. */
  subscribe: (topic: Topic, subscriber: Subscriber) => () => void;
  /** Ends all subscriptions and closes the connection. */
  close: () => Promise<void>;
}
