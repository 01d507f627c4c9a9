import { createHash, randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openLineFile } from './book-file.ts';
import type { FinalStatus, NewPayment, Payment } from './payment.ts';

/** What the book says, line by line; what is true now follows from all of it. */
type Entry =
  | { type: 'created'; payment: Payment; key?: string; fingerprint?: string }
  | { type: 'ended'; id: string; status: FinalStatus; at: string }
  | { type: 'told'; id: string; at: string; outcome: WebhookOutcome };

type WebhookOutcome = 'delivered' | 'given_up';

type Creation =
  | { outcome: 'created' | 'replayed'; payment: Payment }
  /** The key was used before for something else. */
  | { outcome: 'key_reused' };

/** The sandbox's own record of all payments, independent of the product's, on disk before anyone is answered. */
export interface Book {
  create(request: NewPayment, expiresAfterMs: number, key?: string): Creation;
  find(id: string): Payment | undefined;
  list(): Payment[];
  /** Gives an open payment its final status; false when it already has one. */
  end(id: string, status: FinalStatus): boolean;
  noteWebhook(id: string, outcome: WebhookOutcome): void;
  /** Ended payments whose webhook was neither delivered nor given up. */
  untold(): Payment[];
  close(): void;
}

/** Opens `book.jsonl` in the folder, or begins it. One program at a time. */
export function openBook(folder: string): Book {
  const payments = new Map<string, Payment>();
  const keys = new Map<string, { id: string; fingerprint: string | undefined }>();
  const told = new Set<string>();

  const apply = (entry: Entry): void => {
    if (entry.type === 'created') {
      payments.set(entry.payment.id, entry.payment);
      if (entry.key !== undefined) keys.set(entry.key, { id: entry.payment.id, fingerprint: entry.fingerprint });
      return;
    }
    const payment = payments.get(entry.id);
    if (payment === undefined) throw new Error(`The book of the payment sandbox names an unknown payment: ${entry.id}`);
    if (entry.type === 'told') told.add(entry.id);
    else payments.set(entry.id, { ...payment, status: entry.status, endedAt: entry.at });
  };

  mkdirSync(folder, { recursive: true });
  // Only this program writes the file, so its lines are taken for what it wrote.
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
    noteWebhook: (id, outcome) => write({ type: 'told', id, outcome, at: new Date().toISOString() }),
    untold: () =>
      [...payments.values()].filter(
        (payment) => payment.status !== 'open' && payment.webhookUrl !== undefined && !told.has(payment.id),
      ),
    close: () => file.close(),
  };
}

/** Two requests are the same when every field is. The schema has put the fields into one order. */
function fingerprintOf(request: NewPayment): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

const ID_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

function newId(): string {
  return `tr_${Array.from({ length: 24 }, () => ID_SIGNS[randomInt(ID_SIGNS.length)]).join('')}`;
}
