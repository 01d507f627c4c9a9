import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox, startShop, until, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

async function createPaid(order: object = {}) {
  const { body } = await sandbox.create(order);
  await sandbox.choose(body.id, 'paid');
  return body.id;
}

const euros = (value: string) => ({ amount: { currency: 'EUR', value } });
const refund = (id: string, body: object, headers?: Record<string, string>) =>
  sandbox.post(`/v2/payments/${id}/refunds`, body, headers);
const payment = async (id: string) => (await sandbox.get(`/v2/payments/${id}`)).body;

describe('a refund', () => {
  test('has the form of Mollie’s api, and lowers what remains of the payment', async () => {
    const id = await createPaid();
    expect(await payment(id)).toMatchObject({
      amountRefunded: { value: '0.00' },
      amountRemaining: { currency: 'EUR', value: '10.00' },
    });
    const created = await refund(id, { ...euros('3.05'), description: 'Goodwill', metadata: { refund: 'r-1' } });
    expect(created).toMatchObject({
      status: 201,
      body: {
        resource: 'refund',
        id: expect.stringMatching(/^re_\w{24}$/),
        paymentId: id,
        status: 'pending',
        amount: { currency: 'EUR', value: '3.05' },
        description: 'Goodwill',
        metadata: { refund: 'r-1' },
      },
    });
    expect(await payment(id)).toMatchObject({ amountRefunded: { value: '3.05' }, amountRemaining: { value: '6.95' } });
    const address = `/v2/payments/${id}/refunds`;
    expect((await sandbox.get(`${address}/${created.body.id}`)).body).toEqual(created.body);
    expect((await sandbox.get(address)).body).toMatchObject({ count: 1, _embedded: { refunds: [created.body] } });
    expect(await sandbox.get(`${address}/re_none`)).toMatchObject({ status: 404 });
  });

  test('is never above what remains, and has the currency of the payment', async () => {
    const id = await createPaid();
    expect(await refund(id, euros('10.01'))).toMatchObject({ status: 422, body: { field: 'amount' } });
    expect(await refund(id, { amount: { currency: 'USD', value: '1.00' } })).toMatchObject({ status: 422 });
    expect(await refund(id, {})).toMatchObject({ status: 422, body: { field: 'amount' } });
    await Promise.all([refund(id, euros('6.00')), refund(id, euros('6.00')), refund(id, euros('4.00'))]);
    expect(await payment(id)).toMatchObject({ amountRefunded: { value: '10.00' }, amountRemaining: { value: '0.00' } });
    expect(await refund(id, euros('0.01'))).toMatchObject({ status: 422 });
  });

  test('needs a paid payment', async () => {
    const { body } = await sandbox.create();
    expect(await refund(body.id, euros('1.00'))).toMatchObject({ status: 422 });
    expect(await refund('tr_none', euros('1.00'))).toMatchObject({ status: 404 });
    expect(await payment(body.id)).not.toHaveProperty('amountRemaining');
  });

  test('is created once for one idempotency key', async () => {
    const id = await createPaid();
    const key = { 'idempotency-key': 'r1' };
    const first = await refund(id, euros('6.00'), key);
    const again = await refund(id, euros('6.00'), key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await refund(id, euros('1.00'), key)).toMatchObject({ status: 422 });
    expect(await refund(await createPaid(), euros('6.00'), key)).toMatchObject({ status: 422 });
    expect(await sandbox.create({}, key)).toMatchObject({ status: 422 });
    expect((await sandbox.get(`/v2/payments/${id}/refunds`)).body).toMatchObject({ count: 1 });
  });

  test('settles with time, and notifies the shop', async () => {
    await sandbox.restart({ refundSettlesAfterMs: 30 });
    const shop = await startShop();
    const id = await createPaid({ webhookUrl: shop.url });
    const { body } = await refund(id, euros('10.00'));
    await sleep(40);
    expect((await sandbox.get(`/v2/payments/${id}/refunds/${body.id}`)).body.status).toBe('refunded');
    await until(() => sandbox.book.undelivered().length === 0);
    expect(shop.received).toHaveLength(3);
    await shop.stop();
  });
});

test('the book shows each payment with its refunds and chargebacks', async () => {
  const id = await createPaid();
  const { body } = await refund(id, euros('2.00'));
  expect((await sandbox.get('/book')).body.payments).toMatchObject([
    { id, _embedded: { refunds: [body], chargebacks: [] } },
  ]);
  const embedded = (await sandbox.get(`/v2/payments/${id}?embed=refunds,chargebacks`)).body;
  expect(embedded).toMatchObject({ _embedded: { refunds: [body], chargebacks: [] } });
  expect(await payment(id)).not.toHaveProperty('_embedded');
});
