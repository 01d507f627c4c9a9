import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Book } from './book.ts';

export interface Change {
  id: string;
  change: number;
}

/** Notifies the product that a payment has changed. The product then requests the payment. */
export interface Webhooks {
  /** Sends the webhook of a change, given the payment's id and the number of the change. */
  send(change: Change, delayMs?: number): void;
  /** Sends an id to an address once, whatever the response, and records nothing. */
  sendOnce(url: string, id: string, delayMs?: number): Promise<void>;
  /** Aborts running deliveries. They start again after the next start. */
  stop(): Promise<void>;
}

/** Pauses before each attempt, in milliseconds: eight attempts in about two minutes. */
const WEBHOOK_PAUSES = [0, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000];

const RESPONSE_MILLISECONDS = 5000;

/** Starts the webhooks of a book, beginning with those that an earlier run did not deliver. */
export function startWebhooks(book: Book, log: Logger, pauses: readonly number[] = WEBHOOK_PAUSES): Webhooks {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const pauseFor = async (pause: number): Promise<void> => {
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
  };
  const deliver = async ({ id, change }: Change, delayMs: number): Promise<void> => {
    const webhookUrl = book.find(id)?.webhookUrl;
    if (webhookUrl === undefined) return;
    await pauseFor(delayMs);
    for (const pause of pauses) {
      await pauseFor(pause);
      if (stopping.signal.aborted) return;
      const outcome = await post(webhookUrl, id, stopping.signal);
      if (stopping.signal.aborted) return;
      if (outcome === 'delivered') {
        book.noteWebhook(id, change, 'delivered');
        return;
      }
      log.warn({ id, outcome }, 'webhook not delivered');
    }
    book.noteWebhook(id, change, 'given_up');
    log.error({ id }, 'webhook given up');
  };

  const track = async (delivery: Promise<void>): Promise<void> => {
    running.add(delivery);
    await delivery.finally(() => running.delete(delivery));
  };
  const send = (change: Change, delayMs = 0): void => {
    void track(
      deliver(change, delayMs).catch((error: unknown) =>
        log.error({ err: error, id: change.id }, 'webhook could not be recorded'),
      ),
    );
  };
  const postOnce = async (url: string, id: string, delayMs: number): Promise<void> => {
    await pauseFor(delayMs);
    if (!stopping.signal.aborted) await post(url, id, stopping.signal);
  };
  for (const change of book.undelivered()) send(change);

  return {
    send,
    sendOnce: (url, id, delayMs = 0) => track(postOnce(url, id, delayMs)),
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function post(url: string, id: string, stopping: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      // A redirect could lead off this machine.
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(RESPONSE_MILLISECONDS)]),
    });
    await response.body?.cancel();
    return response.ok ? 'delivered' : `status ${response.status}`;
  } catch (error) {
    return String(error);
  }
}
