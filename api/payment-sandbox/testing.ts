import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { languages } from '@pairwise/contracts/languages';
import { pino } from 'pino';
import { buildSandbox, type SandboxOptions } from './app.ts';
import { openBook } from './book.ts';

/** The fields that tests read from a response: of a payment, an error or the book. */
export interface SandboxBody {
  id: string;
  status: string;
  payments: Record<string, unknown>[];
  _embedded: { payments: SandboxBody[]; refunds: SandboxBody[]; chargebacks: SandboxBody[] };
  _links: Record<string, { href: string } | null>;
}

/** A locale of each language of the product, as Mollie writes it (`de_DE`). */
export const locales = languages.map((language) => `${language}_${new Intl.Locale(language).maximize().region}`);

/** Parses the JSON of a response. */
export async function bodyOf(response: Response): Promise<SandboxBody> {
  return JSON.parse(await response.text());
}

/** Returns the path of a link in a response, or undefined if the link is missing or null. */
export function linkOf({ _links: links }: SandboxBody, name: string): string | undefined {
  const href = links[name]?.href;
  return href === undefined ? undefined : href.slice(new URL(href).origin.length);
}

/** Builds the request that the product sends for an order of ten euros. */
export function orderOf(more: object = {}) {
  return {
    amount: { currency: 'EUR', value: '10.00' },
    description: 'Order <42> & more',
    redirectUrl: 'http://localhost:4000/transactions/42',
    metadata: { attempt: 'a-1' },
    ...more,
  };
}

/** Starts a shop's webhook that responds with the given status codes in turn, then with 200, and records its requests. */
export async function startShop(statuses: number[] = []) {
  const received: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(`${request.headers['content-type']} ${await textOf(request)}`);
    response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end();
  };
  const server = createServer((request, response) => {
    void take(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const KEY = 'a-key-for-these-tests';

interface Init {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Starts a sandbox on a new book, and sends requests to it. */
export async function startSandbox(more: Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pairwise-sandbox-'));
  const open = async (options: Partial<SandboxOptions>) => {
    const book = openBook(folder);
    const silent = pino({ level: 'silent' });
    const app = buildSandbox({ book, key: KEY, logger: silent, webhookPauses: [0, 20, 20], ...options });
    return { book, app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  let running = await open(more);
  const close = async () => {
    await running.app.close();
    running.book.close();
  };
  const api = async (address: string, init: Init = {}, key = KEY) => {
    const type = init.body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${key}`, ...type, ...init.headers };
    const response = await fetch(`${running.origin}${address}`, { ...init, headers });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };
  const send = (method: string) => (address: string, body: object, headers?: Record<string, string>) =>
    api(address, { method, body: JSON.stringify(body), ...(headers === undefined ? {} : { headers }) });
  const post = send('POST');
  return {
    get book() {
      return running.book;
    },
    get origin() {
      return running.origin;
    },
    api,
    post,
    put: send('PUT'),
    get: (address: string) => api(address),
    create: (order: object = {}, headers?: Record<string, string>) => post('/v2/payments', orderOf(order), headers),
    /** Sends the form of a checkout page. */
    submit: (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${running.origin}${address}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
        redirect: 'manual',
      }),
    /** Presses a test button of the checkout page. */
    choose(id: string, status: string) {
      return this.submit(`/checkout/${id}`, { status });
    },
    async restart(options: Partial<SandboxOptions> = more) {
      await close();
      running = await open(options);
    },
    async stop() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Waits at most five seconds until a condition is met. */
export async function until(isSo: () => boolean) {
  for (let waits = 0; !isSo() && waits < 250; waits += 1) await sleep(20);
}
