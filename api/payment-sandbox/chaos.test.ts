import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox, startShop, until, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
let shop: Awaited<ReturnType<typeof startShop>>;
beforeEach(async () => {
  sandbox = await startSandbox();
  shop = await startShop();
});
afterEach(async () => {
  await sandbox.stop();
  await shop.stop();
});

const setChaos = (profile: object) => sandbox.put('/control/chaos', profile);
const create = async (more: object = {}) => (await sandbox.create({ webhookUrl: shop.url, ...more })).body;
const pay = (id: string) => sandbox.post(`/control/payments/${id}/status`, { status: 'paid' });
const receivedIds = () => shop.received.map((line) => line.split('id=')[1]);

async function createSeveral(count: number) {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) ids.push((await create()).id);
  return ids;
}

test('is off by default, and refuses an unknown or impossible profile', async () => {
  expect((await sandbox.get('/control/chaos')).body).toMatchObject({ webhookDuplicates: 0, errorAfterSuccess: 0 });
  expect(await setChaos({ errorAfterSucces: 1 })).toMatchObject({ status: 422 });
  expect(await setChaos({ errorAfterSuccess: 2 })).toMatchObject({ status: 422, body: { field: 'errorAfterSuccess' } });
});

test('survives a restart, and is replaced by the settings at the start', async () => {
  await setChaos({ seed: 7, slowFetch: 0.5 });
  await sandbox.restart();
  expect((await sandbox.get('/control/chaos')).body).toMatchObject({ seed: 7, slowFetch: 0.5 });
  const { body } = await setChaos({});
  await sandbox.restart({ chaos: { ...(body as unknown as typeof import('./chaos.ts').NO_CHAOS), seed: 9 } });
  expect((await sandbox.get('/control/chaos')).body).toMatchObject({ seed: 9, slowFetch: 0 });
});

describe('webhooks', () => {
  test('are sent several times', async () => {
    await setChaos({ webhookDuplicates: 3 });
    const { id } = await create();
    await pay(id);
    await until(() => shop.received.length === 4);
    expect(receivedIds()).toEqual([id, id, id, id]);
  });

  test('are not sent', async () => {
    await setChaos({ webhookMissing: 1 });
    await pay((await create()).id);
    await sandbox.restart();
    await sleep(50);
    expect(shop.received).toEqual([]);
  });

  test('are delayed, and survive a stop in between', async () => {
    await setChaos({ webhookDelayMs: 600_000 });
    const { id } = await create();
    await pay(id);
    await sleep(50);
    expect(shop.received).toEqual([]);
    await sandbox.restart();
    await until(() => shop.received.length === 1);
    expect(receivedIds()).toEqual([id]);
  });

  test('are sent in another order', async () => {
    const orders: (number | undefined)[][] = [];
    for (const seed of [5, 5, 6]) {
      await setChaos({ seed, webhookShuffleMs: 300 });
      shop.received.length = 0;
      const ids = await createSeveral(6);
      for (const id of ids) await pay(id);
      await until(() => shop.received.length === 6);
      const places = receivedIds().map((id) => ids.indexOf(id ?? ''));
      expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
      orders.push(places);
    }
    expect(orders[0]).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(orders[2]).not.toEqual(orders[0]);
  });

  test('arrive before the response that creates the payment', async () => {
    await setChaos({ webhookEarly: 1 });
    const { id } = await create();
    expect(receivedIds()).toEqual([id]);
  });

  test('are forged: with an unknown id and with the id of another payment', async () => {
    const [other, id] = await createSeveral(2);
    await setChaos({ webhookForged: 1 });
    await pay(id ?? '');
    await until(() => shop.received.length === 3);
    const forged = receivedIds().filter((one) => one !== id);
    expect(forged).toContain(other);
    const [unknown] = forged.filter((one) => one !== other);
    expect(unknown).toMatch(/^tr_\w{24}$/);
    expect(await sandbox.get(`/v2/payments/${unknown}`)).toMatchObject({ status: 404 });
  });
});

describe('responses', () => {
  test('are 500 although the payment and the refund exist; the idempotency key leads to them', async () => {
    await setChaos({ errorAfterSuccess: 1 });
    const key = { 'idempotency-key': 'k1' };
    expect(await sandbox.create({}, key)).toMatchObject({ status: 500 });
    const [payment] = sandbox.book.list();
    await pay(payment?.id ?? '');
    const amount = { currency: 'EUR', value: '1.00' };
    expect(await sandbox.post(`/v2/payments/${payment?.id}/refunds`, { amount })).toMatchObject({ status: 500 });
    await setChaos({});
    const again = await sandbox.create({}, key);
    expect(again).toMatchObject({ status: 201, body: { id: payment?.id, amountRefunded: { value: '1.00' } } });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  test('are late although the payment exists', async () => {
    await setChaos({ lateResponse: 1, lateResponseMs: 1500 });
    const response = create();
    await until(() => sandbox.book.list().length === 1);
    expect(await Promise.race([response, sleep(20, 'late')])).toBe('late');
    expect((await response).id).toBe(sandbox.book.list()[0]?.id);
  });

  test('to a fetch are slow', async () => {
    const { id } = await create();
    await setChaos({ slowFetch: 1, slowFetchMs: 150 });
    const before = performance.now();
    await sandbox.get(`/v2/payments/${id}`);
    expect(performance.now() - before).toBeGreaterThan(140);
  });
});

test('a paid amount differs from the ordered one', async () => {
  await setChaos({ wrongAmount: 1 });
  const { id } = await create();
  await pay(id);
  expect((await sandbox.get(`/v2/payments/${id}`)).body).toMatchObject({
    amount: { currency: 'EUR', value: '9.99' },
    amountRemaining: { value: '9.99' },
  });
});

test('decides by the probability, and by the seed', async () => {
  const run = async (seed: number) => {
    await setChaos({ seed, errorAfterSuccess: 0.5 });
    const statuses: number[] = [];
    for (let nth = 0; nth < 24; nth += 1) statuses.push((await sandbox.create()).status);
    return statuses;
  };
  const first = await run(3);
  expect(new Set(first)).toEqual(new Set([201, 500]));
  expect(await run(3)).toEqual(first);
  expect(await run(4)).not.toEqual(first);
});

test('a live key is refused', async () => {
  expect(await sandbox.api('/v2/payments', {}, 'live_0123456789abcdef')).toMatchObject({
    status: 401,
    body: { detail: 'The sandbox accepts no live key' },
  });
});
