import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '@pairwise/api/db';
import { makePerson, openSession } from '@pairwise/api/testing';
import { sql } from 'kysely';
import { z } from 'zod';

import { loopback } from '../../start/haproxy.ts';
import { startService } from '../../start/service.ts';
import { root } from '../../workspace.ts';
import { post } from './post.ts';
import { type BookedPayment, readBook } from './provider-book.ts';
import { type ApiOptions, type RunningApi, startApi } from './running-api.ts';

const mailShape = z.object({ subject: z.string(), text: z.string() });

const errorShape = z.object({ error: z.object({ code: z.string() }) });

const KEY = 'the-key-of-a-claim';
/** How often an order without a response is sent at most. */
const MOST_SENDS = 5;

/** A member who buys. */
export interface Buyer {
  id: number;
  cookie: string;
}

/** An attempt to pay an order, as the member's browser knows it. */
export interface Attempt {
  buyer: Buyer;
  payment: string;
  attempt: string;
  /** The provider's id. */
  ref: string;
}

/** Two apis on one database, and a payment provider of its own process and record, whose own webhooks are off. */
export interface Shop {
  api: RunningApi;
  /** Makes members with sessions. */
  makeBuyers: (count: number) => Promise<Buyer[]>;
  /** Sends an order of a bundle, and returns the status with the code of an error. */
  send: (
    buyer: Buyer,
    form: { product: string; method: string; code?: string },
  ) => Promise<{ status: number; error: string | undefined }>;
  /** Orders a bundle, or tries an order again with another method. */
  order: (
    buyer: Buyer,
    payment?: string,
    method?: string,
    form?: { product?: string; code?: string },
  ) => Promise<Attempt>;
  /** Decides a payment at the provider, as its customer and bank do. */
  decide: (ref: string, status: string, value?: string) => Promise<void>;
  /** Takes money of a payment back, as the bank of its customer does. */
  chargeBack: (ref: string, minor: number) => Promise<void>;
  /** Delivers a webhook to one of the apis. Returns the status of the response. */
  deliver: (body: string, options?: { provider?: string; type?: string }) => Promise<number>;
  /** Opens the page of the result as a member. Returns the status of the response. */
  openResult: (buyer: Buyer, payment: string) => Promise<number>;
  /** Lets the reconciliation find every payment that it may still ask about, and waits until the jobs are done. */
  finishJobs: () => Promise<void>;
  /** Runs the nightly comparison with the provider's record, and returns how many differences it leaves. */
  reconcile: () => Promise<number>;
  /** Whether jobs of payments wait or run that are due within a minute. */
  hasJobs: () => Promise<boolean>;
  book: () => Promise<BookedPayment[]>;
  /** Returns the texts of the sent mails with a subject. */
  mails: (subject: RegExp) => Promise<string[]>;
  /** Returns the text message of a request for a code. */
  textOf: (challenge: string) => Promise<string>;
  close: () => Promise<void>;
}

const jobsOfPayments = [
  'check-payment',
  'check-payments',
  'check-refunds',
  'reconcile-payments',
  'decide-withdrawal',
  'send-refund',
  'send-mail',
  'send-code',
];

const isRunning = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from graphile_worker.jobs
    where task_identifier = any(${jobsOfPayments}) and attempts < max_attempts
      and run_at < now() + interval '1 minute'`.execute(db);
  return (rows[0]?.left ?? 0) > 0;
};

interface ShopOptions extends Pick<ApiOptions, 'purpose' | 'log' | 'edits' | 'env' | 'restartsPerMinute'> {
  /**
   * The first of three consecutive ports: of the two apis and the provider. Each claim has its own, because claims run side by
   * side.
   */
  port: number;
}

/** Starts the shop. The edits make the api of a negative control. */
export const openShop = async ({
  purpose,
  port,
  log,
  edits = [],
  env = {},
  restartsPerMinute,
}: ShopOptions): Promise<Shop> => {
  const sandboxPort = port + 2;
  const sandboxUrl = `http://${loopback}:${sandboxPort}`;
  const api = await startApi({
    purpose,
    ports: [port, port + 1],
    log,
    edits,
    env: { PAYMENT_SANDBOX_URL: sandboxUrl, PAYMENT_SANDBOX_KEY: KEY, ...env },
    ...(restartsPerMinute !== undefined && { restartsPerMinute }),
  });
  const { db, urls } = api;
  const sandbox = await startService(
    {
      name: 'payment-sandbox',
      source: join(root, 'api/payment-sandbox/main.ts'),
      env: {
        DATA_DIR: api.dataDir,
        HOST: loopback,
        SANDBOX_PORT: `${sandboxPort}`,
        SANDBOX_KEY: KEY,
        SANDBOX_CHAOS: JSON.stringify({ webhookMissing: 1 }),
        LOG_LEVEL: 'warn',
      },
      healthUrl: `${sandboxUrl}/health`,
    },
    { logDir: join(api.dataDir, 'logs'), log, onGivenUp: (name) => log(`${name} keeps crashing`) },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let sent = 0;
  const nextUrl = (): string => {
    sent += 1;
    return urls[sent % urls.length] ?? api.url;
  };
  const askProvider = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${sandboxUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${KEY}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  return {
    api,
    makeBuyers: async (count) => {
      const buyers: Buyer[] = [];
      await db.transaction().execute(async (transaction) => {
        for (let nth = 0; nth < count; nth += 1) {
          const person = await makePerson(transaction);
          buyers.push({ id: person.id, cookie: await openSession(transaction, person) });
        }
      });
      return buyers;
    },
    send: async (buyer, form) => {
      const body = { payment_id: randomUUID(), attempt_id: randomUUID(), agree: true, ...form };
      const posted = await post(`${nextUrl()}/api/payment.php`, { agent, cookie: buyer.cookie, body });
      const failed = errorShape.safeParse(posted.body);
      return { status: posted.status, error: failed.data?.error.code };
    },
    order: async (buyer, payment = randomUUID(), method = 'ideal', form = {}) => {
      const attempt = randomUUID();
      const body = { payment_id: payment, attempt_id: attempt, product: 'p1', method, agree: true, ...form };
      let status = 0;
      // Without a response the request is repeated with the same ids, as a browser does.
      for (let sends = 0; sends < MOST_SENDS && (status === 0 || status >= 500); sends += 1) {
        ({ status } = await post(`${nextUrl()}/api/payment.php`, { agent, cookie: buyer.cookie, body }));
      }
      const row = await db
        .selectFrom('payment_attempts')
        .where('attempt_id', '=', attempt)
        .select('provider_ref')
        .executeTakeFirst();
      if (status !== 200 || !row?.provider_ref) throw new Error(`the order returned ${status}`);
      return { buyer, payment, attempt, ref: row.provider_ref };
    },
    decide: async (ref, status, value) => {
      const amount = value === undefined ? {} : { amount: { currency: 'EUR', value } };
      await askProvider(`/control/payments/${ref}/status`, { status, ...amount });
    },
    chargeBack: async (ref, minor) => {
      const value = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
      await askProvider(`/control/payments/${ref}/chargebacks`, { amount: { currency: 'EUR', value } });
    },
    deliver: async (body, { provider = 'sandbox', type = 'application/x-www-form-urlencoded' } = {}) => {
      const response = await fetch(`${nextUrl()}/api/payment-webhook.php?provider=${provider}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      await response.arrayBuffer();
      return response.status;
    },
    openResult: async ({ cookie }, payment) => {
      const response = await fetch(`${nextUrl()}/api/payment.php?id=${payment}`, { headers: { cookie } });
      await response.arrayBuffer();
      return response.status;
    },
    finishJobs: async () => {
      await db
        .updateTable('payment_attempts')
        .set({ next_check_at: new Date() })
        .where('next_check_at', 'is not', null)
        .execute();
      await sql`select graphile_worker.add_job('check-payments', '{}'::json, queue_name => 'check-payments')`.execute(
        db,
      );
      while (await isRunning(db)) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    reconcile: async () => {
      await sql`select graphile_worker.add_job('reconcile-payments', '{}'::json, queue_name => 'reconcile-payments')`.execute(
        db,
      );
      while (await isRunning(db)) await new Promise((resolve) => setTimeout(resolve, 50));
      const { rows } = await sql<{ left: number }>`
        select jsonb_array_length(differences) as left from reconciliations order by id desc limit 1`.execute(db);
      if (!rows[0]) throw new Error('The comparison has not run.');
      return rows[0].left;
    },
    hasJobs: () => isRunning(db),
    book: async () => readBook(await askProvider('/book')),
    mails: async (subject) => {
      const folder = join(api.dataDir, 'outbox');
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const found = await Promise.all(
        names.map(async (name) => mailShape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
      );
      return found.filter((mail) => subject.test(mail.subject)).map(({ text }) => text);
    },
    textOf: async (challenge) => {
      const folder = join(api.dataDir, 'outbox');
      const name = (await readdir(folder)).find((file) => file.includes(`code-${challenge}-`));
      if (name === undefined) throw new Error('There is no text message of this request.');
      return mailShape.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))).text;
    },
    close: async () => {
      agent.destroy();
      await sandbox.stop();
      await api.stop();
    },
  };
};
