import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Book } from './book.ts';
import type { Payment } from './payment.ts';

/** Notifies the product that a payment has changed. The product then requests the payment. */
export interface Webhooks {
  send(payment: Payment): void;
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

  const deliver = async ({ id, webhookUrl }: Payment): Promise<void> => {
    if (webhookUrl === undefined) return;
    for (const pause of pauses) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const outcome = await post(webhookUrl, id, stopping.signal);
      if (stopping.signal.aborted) return;
      if (outcome === 'delivered') {
        book.noteWebhook(id, 'delivered');
        return;
      }
      log.warn({ id, outcome }, 'webhook not delivered');
    }
    book.noteWebhook(id, 'given_up');
    log.error({ id }, 'webhook given up');
  };

  const send = (payment: Payment): void => {
    const delivery = deliver(payment)
      .catch((error: unknown) => log.error({ err: error, id: payment.id }, 'webhook could not be recorded'))
      .finally(() => running.delete(delivery));
    running.add(delivery);
  };
  for (const payment of book.undelivered()) send(payment);

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
