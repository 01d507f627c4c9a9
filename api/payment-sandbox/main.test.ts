import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodyOf, orderOf, type SandboxBody } from './testing.ts';

const KEY = 'a-key-for-these-tests';

let dataDir = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pairwise-sandbox-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Runs the program as the product does. Returns the address once it listens, or its output when it ended. */
async function run(env: NodeJS.ProcessEnv = {}): Promise<{ child: ChildProcess; url?: string; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { DATA_DIR: dataDir, SANDBOX_KEY: KEY, SANDBOX_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  const url = await new Promise<string | undefined>((resolve) => {
    child.stderr.on('data', (text) => (said += text));
    child.stdout.on('data', (text) => {
      said += text;
      const address = /listening at ([^"]+)"/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => resolve(undefined));
  });
  return { child, said, ...(url === undefined ? {} : { url }) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

async function call(url: string | undefined, address: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}${address}`, { headers, ...init });
  return await bodyOf(response);
}

const create = (url: string | undefined) =>
  call(url, '/v2/payments', { method: 'POST', body: JSON.stringify(orderOf()) });
/** Removes the port from the addresses in a payment, because it differs after each start. */
const withoutLinks = (list: Record<string, unknown>[]) => list.map((payment) => ({ ...payment, _links: undefined }));

const bookFile = () => path.join(dataDir, 'payment-sandbox', 'book.jsonl');

test('acknowledged payments survive kill -9; an incomplete line does not prevent the next start', async () => {
  const first = await run();
  const ended = await create(first.url);
  await fetch(`${first.url}/checkout/${ended.id}`, {
    method: 'POST',
    body: new URLSearchParams({ status: 'paid' }),
    redirect: 'manual',
  });
  await create(first.url);
  const { payments } = await call(first.url, '/book');
  await end(first.child, 'SIGKILL');
  expect(statSync(bookFile()).mode & 0o777).toBe(0o600);
  appendFileSync(bookFile(), '{"type":"created","payment":{"id":"tr_half');

  const second = await run();
  const replayed = await call(second.url, '/book');
  expect(withoutLinks(replayed.payments)).toEqual(withoutLinks(payments));
  expect(replayed.payments).toMatchObject([{ status: 'paid' }, { status: 'open' }]);
  await create(second.url);
  await end(second.child, 'SIGTERM');
  expect(second.child.exitCode).toBe(0);
  expect(
    readFileSync(bookFile(), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).type),
  ).toEqual(['created', 'changed', 'created', 'created']);
});

test('acknowledged refunds, chargebacks and the clock survive kill -9', async () => {
  const first = await run();
  const post = (url: string | undefined, address: string, body: object) =>
    call(url, address, { method: 'POST', body: JSON.stringify(body) });
  const { id } = await create(first.url);
  await post(first.url, `/control/payments/${id}/status`, { status: 'paid' });
  const amount = { currency: 'EUR', value: '4.00' };
  const refund = await post(first.url, `/v2/payments/${id}/refunds`, { amount });
  const failed = await post(first.url, `/v2/payments/${id}/refunds`, { amount });
  await post(first.url, `/control/payments/${id}/refunds/${failed.id}/status`, { status: 'failed' });
  const chargeback = await post(first.url, `/control/payments/${id}/chargebacks`, { amount });
  await post(first.url, `/control/payments/${id}/chargebacks/${chargeback.id}/reverse`, {});
  await post(first.url, '/control/clock', { advanceSeconds: 7 * 86_400 });
  const last = await post(first.url, `/control/payments/${id}/chargebacks`, { amount });
  await end(first.child, 'SIGKILL');

  const second = await run();
  const { payments } = await call(second.url, '/book');
  expect(payments).toMatchObject([
    {
      amountRefunded: { value: '4.00' },
      amountChargedBack: { value: '4.00' },
      amountRemaining: { value: '2.00' },
      _embedded: {
        refunds: [
          { id: refund.id, status: 'refunded' },
          { id: failed.id, status: 'failed' },
        ],
        chargebacks: [
          { id: chargeback.id, reversedAt: expect.any(String) },
          { id: last.id, reversedAt: null },
        ],
      },
    },
  ]);
  const { now } = (await call(second.url, '/control/clock')) as unknown as { now: string };
  expect(Date.parse(now)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
});

test('a kill -9 among many requests loses nothing that was acknowledged', async () => {
  const first = await run();
  const acknowledged = {
    payments: [] as string[],
    paid: [] as string[],
    refunds: [] as string[],
    chargebacks: [] as string[],
  };
  const post = (address: string, body: object) =>
    call(first.url, address, { method: 'POST', body: JSON.stringify(body) });
  const amount = { currency: 'EUR', value: '4.00' };
  const shop = async () => {
    for (;;) {
      const { id } = await create(first.url);
      acknowledged.payments.push(id);
      await post(`/control/payments/${id}/status`, { status: 'paid' });
      acknowledged.paid.push(id);
      acknowledged.refunds.push((await post(`/v2/payments/${id}/refunds`, { amount })).id);
      acknowledged.chargebacks.push((await post(`/control/payments/${id}/chargebacks`, { amount })).id);
    }
  };
  const shops = Array.from({ length: 8 }, () => shop().catch(() => undefined));
  while (acknowledged.chargebacks.length < 40) await new Promise((resolve) => setTimeout(resolve, 5));
  await end(first.child, 'SIGKILL');
  await Promise.all(shops);

  const second = await run();
  const { payments } = (await call(second.url, '/book')) as unknown as { payments: SandboxBody[] };
  const idsOf = (list: SandboxBody[]) => new Set(list.map(({ id }) => id));
  const kept = {
    payments: idsOf(payments),
    paid: idsOf(payments.filter(({ status }) => status === 'paid')),
    refunds: idsOf(payments.flatMap(({ _embedded: embedded }) => embedded.refunds)),
    chargebacks: idsOf(payments.flatMap(({ _embedded: embedded }) => embedded.chargebacks)),
  };
  for (const kind of ['payments', 'paid', 'refunds', 'chargebacks'] as const)
    expect(acknowledged[kind].filter((id) => !kept[kind].has(id))).toEqual([]);
});

test('refuses a book that is damaged in the middle', async () => {
  const first = await run();
  await create(first.url);
  await end(first.child, 'SIGTERM');
  writeFileSync(bookFile(), `garbage\n${readFileSync(bookFile(), 'utf8')}`);
  const second = await run();
  expect(second.url).toBeUndefined();
  expect(second.said).toContain('is damaged');
  expect(second.said).toContain('line 1');
  expect(second.child.exitCode).toBe(1);
});

test('refuses a second sandbox on the same book', async () => {
  const first = await run();
  const second = await run();
  expect(second.url).toBeUndefined();
  expect(second.said).toContain(`in use by process ${first.child.pid}`);
  expect(await call(first.url, '/health')).toEqual({ status: 'ok' });
});

test('does not start in production or with a live key, and names all wrong settings', async () => {
  const production = await run({ NODE_ENV: 'production' });
  expect(production.said).toContain('does not run in production');
  for (const SANDBOX_KEY of ['live_0123456789abcdef', 'sk_live_0123456789abcdef', 'rk_live_0123456789abcdef']) {
    expect((await run({ SANDBOX_KEY })).said).toContain('SANDBOX_KEY: a key of a real provider');
  }
  const several = await run({
    SANDBOX_KEY: '',
    SANDBOX_PORT: 'four',
    SANDBOX_CHAOS: '{"webhooks":1}',
    NODE_ENV: 'production',
  });
  for (const name of ['NODE_ENV', 'SANDBOX_KEY', 'SANDBOX_PORT', 'SANDBOX_CHAOS'])
    expect(several.said).toContain(`  ${name}: `);
  expect(several.child.exitCode).toBe(1);
});

test('reports a taken port', async () => {
  const first = await run();
  const { port } = new URL(first.url ?? '');
  const other = mkdtempSync(path.join(tmpdir(), 'pairwise-sandbox-'));
  const second = await run({ SANDBOX_PORT: port, DATA_DIR: other });
  expect(second.said).toContain(`address already in use 127.0.0.1:${port}`);
  expect(second.child.exitCode).toBe(1);
  rmSync(other, { recursive: true });
});
