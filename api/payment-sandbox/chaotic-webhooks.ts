import { newId, type Book } from './book.ts';
import type { Chaos } from './chaos.ts';
import type { Change, Webhooks } from './webhooks.ts';

/** Sends webhooks as the chaos profile says: late, in another order, several times, forged or not at all. */
export function withChaos(webhooks: Webhooks, book: Book, chaos: Chaos): Webhooks {
  const held: { change: Change; rank: number }[] = [];
  let flush: NodeJS.Timeout | undefined;

  const release = (change: Change): void => {
    const { webhookDelayMs, webhookDuplicates } = chaos.profile();
    const delay = () => Math.floor(chaos.random('webhookDelayMs') * webhookDelayMs);
    const url = book.find(change.id)?.webhookUrl;
    webhooks.send(change, delay());
    if (url === undefined) return;
    for (let copy = 0; copy < webhookDuplicates; copy += 1) void webhooks.sendOnce(url, change.id, delay());
    if (!chaos.hits('webhookForged')) return;
    const others = book.list().filter(({ id }) => id !== change.id);
    const other = others[Math.floor(chaos.random('forgedId') * others.length)];
    void webhooks.sendOnce(url, newId('tr'), delay());
    if (other !== undefined) void webhooks.sendOnce(url, other.id, delay());
  };
  const releaseAll = (): void => {
    flush = undefined;
    for (const { change } of held.splice(0).sort((one, other) => one.rank - other.rank)) release(change);
  };

  return {
    send(change) {
      if (chaos.hits('webhookMissing')) {
        book.noteWebhook(change.id, change.change, 'given_up');
        return;
      }
      const { webhookShuffleMs } = chaos.profile();
      if (webhookShuffleMs === 0) {
        release(change);
        return;
      }
      held.push({ change, rank: chaos.random('webhookShuffleMs') });
      flush ??= setTimeout(releaseAll, webhookShuffleMs);
    },
    sendOnce: (url, id, delayMs) => webhooks.sendOnce(url, id, delayMs),
    async stop() {
      // What is held stays undelivered in the book, and is sent after the next start.
      clearTimeout(flush);
      await webhooks.stop();
    },
  };
}
