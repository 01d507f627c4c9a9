import { linkOf, startSandbox, startShop, until, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const statusOf = async (id: string) => (await sandbox.get(`/v2/payments/${id}`)).body.status;

describe('a payment', () => {
  test.each(['pending', 'authorized'])('can be %s, and has no checkout link then', async (status) => {
    const { body } = await sandbox.create();
    await sandbox.choose(body.id, status);
    const changed = (await sandbox.get(`/v2/payments/${body.id}`)).body;
    expect(changed).toMatchObject({ status, isCancelable: false });
    expect(linkOf(changed, 'checkout')).toBeUndefined();
  });

  test('notifies the shop of each change', async () => {
    const shop = await startShop();
    const { body } = await sandbox.create({ webhookUrl: shop.url });
    await sandbox.choose(body.id, 'pending');
    // A notification whose delivery is not recorded yet is repeated after a restart.
    await until(() => shop.received.length === 1 && sandbox.book.undelivered().length === 0);
    sandbox.book.change(body.id, { status: 'failed' });
    await sandbox.restart();
    await until(() => sandbox.book.undelivered().length === 0);
    expect(shop.received).toHaveLength(2);
    await shop.stop();
  });

  test('can be cancelled while it is open', async () => {
    const { body } = await sandbox.create();
    expect(body).toMatchObject({ isCancelable: true });
    const cancel = () => sandbox.api(`/v2/payments/${body.id}`, { method: 'DELETE' });
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'canceled', canceledAt: expect.any(String) } });
    expect(await cancel()).toMatchObject({ status: 422 });
    const json = { headers: { 'content-type': 'application/json' } };
    const second = (await sandbox.create()).body;
    expect(await sandbox.api(`/v2/payments/${second.id}`, { method: 'DELETE', ...json })).toMatchObject({
      status: 200,
    });
    expect(await statusOf(second.id)).toBe('canceled');
  });

  test('stays open for 15 minutes, and for two weeks if it is a bank transfer', async () => {
    const minutes = async (order: object) => {
      const { body } = await sandbox.create(order);
      const { createdAt, expiresAt } = body as unknown as Record<string, string>;
      return (Date.parse(expiresAt ?? '') - Date.parse(createdAt ?? '')) / 60_000;
    };
    expect(await minutes({ method: 'creditcard' })).toBe(15);
    expect(await minutes({ method: 'banktransfer' })).toBe(14 * 24 * 60);
  });
});

describe('the list of payments', () => {
  test('returns pages, newest first, with a link to the next one', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) ids.unshift((await sandbox.create({ description: `Order ${nth}` })).body.id);
    const first = (await sandbox.get('/v2/payments?limit=2')).body;
    expect(first).toMatchObject({ count: 2, _links: { previous: null } });
    const second = (await sandbox.get(linkOf(first, 'next') ?? '')).body;
    const third = (await sandbox.get(linkOf(second, 'next') ?? '')).body;
    expect(linkOf(third, 'next')).toBeUndefined();
    expect([first, second, third].flatMap(({ _embedded }) => _embedded.payments.map(({ id }) => id))).toEqual(ids);
    expect(linkOf(third, 'previous')).toContain(`from=${ids[2]}`);
  });

  test('refuses an unknown first payment and a wrong limit', async () => {
    expect(await sandbox.get('/v2/payments?from=tr_none')).toMatchObject({ status: 404 });
    expect(await sandbox.get('/v2/payments?limit=251')).toMatchObject({ status: 422, body: { field: 'limit' } });
    expect((await sandbox.get('/v2/payments')).body).toMatchObject({ count: 0, _embedded: { payments: [] } });
  });
});
