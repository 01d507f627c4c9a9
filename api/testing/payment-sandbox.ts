import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { buildSandbox } from '../payment-sandbox/app.ts';
import { type Book, openBook } from '../payment-sandbox/book.ts';

/** The payment sandbox, listening on a port of its own, with the book that proves which requests it received. */
export interface TestSandbox {
  /** Settings of an api that uses it. */
  env: Record<string, string>;
  book: Book;
  close: () => Promise<void>;
}

/** Starts the payment sandbox on a new book. */
export const startSandbox = async (): Promise<TestSandbox> => {
  const folder = await mkdtemp(join(tmpdir(), 'pairwise-sandbox-'));
  const book = openBook(folder);
  const key = randomUUID();
  const app = buildSandbox({ book, key, logger: pino({ level: 'silent' }) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    env: { PAYMENT_SANDBOX_URL: url, PAYMENT_SANDBOX_KEY: key },
    book,
    close: async () => {
      await app.close();
      book.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
