import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { SharedRegistry } from '../registry/index.ts';
import type { Delivery } from './delivery.ts';
import type { NotifyEvent } from './event.ts';
import { eventOf } from './event-of-entry.ts';
import { openProgress, type Progress, type SharedProgress, type Step } from './progress.ts';
import { type Channels, createSender } from './sender.ts';
import { includesName, type Subscription } from './subscription.ts';
import { openSubscriptions, type SharedSubscriptions } from './subscriptions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often the registry is checked for changes, and how often all subscriptions are. */
const EVERY_MS = SECOND;
const ALL_EVERY_MS = 5 * SECOND;

/** How long no other gateway delivers what one has begun to: longer than a mail may take. */
const CLAIM_MS = 90 * SECOND;

/** The pauses after the first, the second … failed attempt. The last one is repeated. */
const PAUSES_MS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];

/** An event that is so old is given up, but not before so many attempts: the gateway may have been down for days. */
const GIVE_UP_MS = 24 * HOUR;
const GIVE_UP_ATTEMPTS = 5;

const KEPT_FAILURES = 10;

export interface NotifierOptions {
  dataDir: string;
  registry: Pick<SharedRegistry, 'current' | 'audit'>;
  /** The subscriptions and how far they are delivered; by default those in the data directory. */
  subscriptions?: SharedSubscriptions;
  progress?: SharedProgress;
  channels: Channels;
  log: { warn: (message: string) => void; error: (error: unknown) => void };
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Returns the id of a delivery. A change has one revision, so it is the same at each attempt and of each gateway. */
const deliveryId = (subscription: Subscription, { data: { revision } }: NotifyEvent): string =>
  `msg_${subscription.id}_${revision}`;

/** The progress after an attempt, and how long no gateway makes another one, in milliseconds. */
interface Outcome {
  progress: Progress;
  waitMs: number;
}

/** Returns the outcome of a failed attempt. */
const afterFailure = (progress: Progress, event: NotifyEvent, reason: string, now: number): Outcome => {
  const { revision } = event.data;
  const attempts = progress.attempts + 1;
  if (attempts >= GIVE_UP_ATTEMPTS && now - Date.parse(event.timestamp) >= GIVE_UP_MS) {
    const { failing: _failing, ...rest } = progress;
    const failed = [...progress.failed, { revision, at: new Date(now).toISOString(), reason }].slice(-KEPT_FAILURES);
    return { progress: { ...rest, cursor: revision, attempts: 0, failed }, waitMs: 0 };
  }
  const waitMs = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? HOUR;
  return { progress: { ...progress, attempts, failing: { revision, reason } }, waitMs };
};

/** Returns the outcome of a delivery. */
const afterDelivery = ({ failing: _failing, ...progress }: Progress, event: NotifyEvent, now: number): Outcome => {
  const { revision } = event.data;
  const delivered = { revision, at: new Date(now).toISOString() };
  return { progress: { ...progress, cursor: revision, attempts: 0, delivered }, waitMs: 0 };
};

/**
 * Delivers changes to the subscriptions of their names, in their order. Reads them from the audit log, so that none is
 * lost when a program ends at any time; one that had begun may be delivered again, with the same id.
 * @returns a function that ends the deliveries, and resolves when none is in progress
 */
export const startNotifier = (options: NotifierOptions): (() => Promise<void>) => {
  const { dataDir, registry, channels, log, now = Date.now } = options;
  const subscriptions = options.subscriptions ?? openSubscriptions(dataDir);
  const steps = options.progress ?? openProgress(dataDir, now);
  const send = createSender({ dataDir, channels, now });
  const stopping = new AbortController();
  const { signal } = stopping;
  const busy = new Map<string, Promise<void>>();
  /** Up to which revision there is no event for a subscription after its cursor. */
  const scanned = new Map<string, number>();

  /** Returns the first event after the cursor of a subscription. */
  const nextEvent = (subscription: Subscription, cursor: number): NotifyEvent | undefined => {
    const { revision } = registry.current();
    const after = Math.max(cursor, scanned.get(subscription.id) ?? 0);
    if (revision <= after) return undefined;
    for (const entry of registry.audit(after)) {
      const event = includesName(subscription, entry.what.name) ? eventOf(entry) : undefined;
      if (event) return event;
    }
    scanned.set(subscription.id, revision);
    return undefined;
  };

  const attempt = async (delivery: Delivery, { progress }: Step): Promise<Outcome> => {
    const { event, subscription } = delivery;
    try {
      const reason = await send(delivery, signal);
      if (reason === undefined) return afterDelivery(progress, event, now());
      log.warn(`the notification of revision ${event.data.revision} for ${subscription.id} failed: ${reason}`);
      return afterFailure(progress, event, reason, now());
    } catch (error) {
      if (!signal.aborted) throw error;
      // The program stops: another gateway, or the next start, delivers it immediately.
      return { progress, waitMs: 0 };
    }
  };

  /** Delivers the next event of a subscription. Resolves with whether another one may follow now. */
  const deliverNext = async (subscription: Subscription): Promise<boolean> => {
    // Nothing to read: no change concerns it since the last time.
    if ((scanned.get(subscription.id) ?? -1) >= registry.current().revision) return false;
    const step = await steps.read(subscription);
    const event = nextEvent(subscription, step.progress.cursor);
    // Claimed, so that other gateways leave the delivery to this one.
    const claimed = event && (await steps.claim(subscription, step, CLAIM_MS));
    if (!event || !claimed) return false;
    const { progress, waitMs } = await attempt({ subscription, id: deliveryId(subscription, event), event }, claimed);
    // It was removed in the meantime.
    if (!(await subscriptions.byId(subscription.id))) return false;
    return (await steps.write(subscription, claimed, progress, waitMs)) !== undefined && waitMs === 0;
  };

  /** Reports an error. While the database does not respond, the gateway says so once, for all that it shares. */
  const report = (error: unknown): void => {
    if (!(error instanceof DatabaseUnavailable)) log.error(error);
  };

  const deliverAll = async (subscription: Subscription): Promise<void> => {
    try {
      while (!signal.aborted && (await deliverNext(subscription)));
    } catch (error) {
      report(error);
    } finally {
      busy.delete(subscription.id);
    }
  };

  let seen = { revision: -1, at: 0 };
  const check = async (): Promise<void> => {
    try {
      const { revision } = registry.current();
      if (revision === seen.revision && now() - seen.at < ALL_EVERY_MS) return;
      seen = { revision, at: now() };
      for (const subscription of await subscriptions.list()) {
        if (!busy.has(subscription.id)) busy.set(subscription.id, deliverAll(subscription));
      }
    } catch (error) {
      report(error);
    }
  };
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(check);
  }, EVERY_MS).unref();

  return async () => {
    clearInterval(timer);
    stopping.abort();
    await checking;
    await Promise.all(busy.values());
  };
};
