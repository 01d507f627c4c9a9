import { createHash, randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openLineFile } from './book-file.ts';
import type { FinalStatus, NewPayment, Payment } from './payment.ts';

/** A line of the book. The current state follows from all lines. */
type Entry =
  | { type: 'created'; payment: Payment; key?: string; fingerprint?: string }
  | { type: 'ended'; id: string; status: FinalStatus; at: string }
  | { type: 'notified'; id: string; at: string; outcome: WebhookOutcome };

type WebhookOutcome = 'delivered' | 'given_up';

type Creation =
  | { outcome: 'created' | 'replayed'; payment: Payment }
  /** The key was used for another payment. */
  | { outcome: 'key_reused' };

/** The sandbox's own record of all payments, independent of the product's. A change is on the disk before the response. */
export interface Book {
  create(request: NewPayment, expiresAfterMs: number, key?: string): Creation;
  find(id: string): Payment | undefined;
  list(): Payment[];
  /** Gives an open payment its final status. False when it has one already. */
  end(id: string, status: FinalStatus): boolean;
  noteWebhook(id: string, outcome: WebhookOutcome): void;
  /** Lists ended payments whose webhook was neither delivered nor given up. */
  undelivered(): Payment[];
  close(): void;
}

/** Opens or creates `book.jsonl` in the folder. Only one program may have it open. */
export function openBook(folder: string): Book {
  const payments = new Map<string, Payment>();
  const keys = new Map<string, { id: string; fingerprint: string | undefined }>();
  const notified = new Set<string>();

  const apply = (entry: Entry): void => {
    if (entry.type === 'created') {
      payments.set(entry.payment.id, entry.payment);
      if (entry.key !== undefined) keys.set(entry.key, { id: entry.payment.id, fingerprint: entry.fingerprint });
      return;
    }
    const payment = payments.get(entry.id);
    if (payment === undefined)
      throw new Error(`The book of the payment sandbox is damaged: it names the unknown payment ${entry.id}.`);
    if (entry.type === 'ended') payments.set(entry.id, { ...payment, status: entry.status, endedAt: entry.at });
    else notified.add(entry.id);
  };

  mkdirSync(folder, { recursive: true });
  // Only this program writes the file, so its lines are not validated.
  const file = openLineFile(path.join(folder, 'book.jsonl'), (entry) => apply(entry as Entry));
  const write = (entry: Entry): void => {
    file.append(entry);
    apply(entry);
  };

  return {
    create(request, expiresAfterMs, key) {
      const fingerprint = fingerprintOf(request);
      const earlier = key === undefined ? undefined : keys.get(key);
      if (earlier !== undefined) {
        const payment = payments.get(earlier.id);
        if (payment === undefined || earlier.fingerprint !== fingerprint) return { outcome: 'key_reused' };
        return { outcome: 'replayed', payment };
      }
      const now = Date.now();
      const payment: Payment = {
        ...request,
        id: newId(),
        status: 'open',
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + expiresAfterMs).toISOString(),
      };
      write({ type: 'created', payment, ...(key === undefined ? {} : { key, fingerprint }) });
      return { outcome: 'created', payment };
    },
    find: (id) => payments.get(id),
    list: () => [...payments.values()],
    end(id, status) {
      if (payments.get(id)?.status !== 'open') return false;
      write({ type: 'ended', id, status, at: new Date().toISOString() });
      return true;
    },
    noteWebhook: (id, outcome) => write({ type: 'notified', id, outcome, at: new Date().toISOString() }),
    undelivered: () =>
      [...payments.values()].filter(
        (payment) => payment.status !== 'open' && payment.webhookUrl !== undefined && !notified.has(payment.id),
      ),
    close: () => file.close(),
  };
}

/** Returns a hash of all fields of a request. The schema gives the fields a fixed order. */
function fingerprintOf(request: NewPayment): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

const ID_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

function newId(): string {
  return `tr_${Array.from({ length: 24 }, () => ID_SIGNS[randomInt(ID_SIGNS.length)]).join('')}`;
}
