import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Book } from './book.ts';

interface Change {
  id: string;
  change: number;
}

/** Notifies the product that a payment has changed. The product then requests the payment. */
export interface Webhooks {
  /** Sends the webhook of a change, given the payment's id and the number of the change. */
  send(change: Change): void;
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

  const deliver = async ({ id, change }: Change): Promise<void> => {
    const webhookUrl = book.find(id)?.webhookUrl;
    if (webhookUrl === undefined) return;
    for (const pause of pauses) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
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

  const send = (change: Change): void => {
    const delivery = deliver(change)
      .catch((error: unknown) => log.error({ err: error, id: change.id }, 'webhook could not be recorded'))
      .finally(() => running.delete(delivery));
    running.add(delivery);
  };
  for (const change of book.undelivered()) send(change);

  return {
    send,
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
