import { startSandbox, startShop, until, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const set = (id: string, body: object) => sandbox.post(`/control/payments/${id}/status`, body);
const payment = async (id: string) => (await sandbox.get(`/v2/payments/${id}`)).body;
const euros = (value: string) => ({ amount: { currency: 'EUR', value } });

async function createPaid(order: object = {}) {
  const { body } = await sandbox.create(order);
  await set(body.id, { status: 'paid' });
  return body.id;
}

describe('the status of a payment', () => {
  test.each([
    ['pending', 'paid'],
    ['pending', 'failed'],
    ['pending', 'canceled'],
    ['pending', 'expired'],
    ['authorized', 'paid'],
    ['failed', 'paid'],
    ['canceled', 'paid'],
    ['expired', 'paid'],
  ])('goes from %s to %s', async (first, second) => {
    const { body } = await sandbox.create();
    expect(await set(body.id, { status: first })).toMatchObject({ status: 200, body: { status: first } });
    expect(await set(body.id, { status: second })).toMatchObject({ status: 200, body: { status: second } });
    expect(await payment(body.id)).toMatchObject({ status: second, [`${second}At`]: expect.any(String) });
    expect(await payment(body.id)).not.toHaveProperty(`${first}At`);
  });

  test('cannot leave paid, and cannot become open again', async () => {
    const id = await createPaid();
    for (const status of ['failed', 'pending', 'paid'])
      expect(await set(id, { status })).toMatchObject({ status: 422 });
    expect(await set(id, { status: 'open' })).toMatchObject({ status: 422, body: { field: 'status' } });
    expect((await payment(id)).status).toBe('paid');
  });

  test('shows why a card or a direct debit failed, until the payment is paid after all', async () => {
    const card = (await sandbox.create({ method: 'creditcard' })).body;
    await set(card.id, { status: 'failed', failureReason: 'insufficient_funds' });
    expect(await payment(card.id)).toMatchObject({ details: { failureReason: 'insufficient_funds' } });
    await set(card.id, { status: 'paid' });
    expect(await payment(card.id)).not.toHaveProperty('details');
    const debit = (await sandbox.create({ method: 'directdebit' })).body;
    await set(debit.id, { status: 'failed', bankReason: 'AC04' });
    expect(await payment(debit.id)).toMatchObject({
      details: { bankReasonCode: 'AC04', bankReason: 'Account closed' },
    });
    expect(await set(debit.id, { status: 'failed', failureReason: 'bad_luck' })).toMatchObject({ status: 422 });
  });

  test('sends a webhook for each change', async () => {
    const shop = await startShop();
    const { body } = await sandbox.create({ webhookUrl: shop.url });
    for (const status of ['pending', 'expired', 'paid']) await set(body.id, { status });
    await until(() => shop.received.length === 3);
    expect(shop.received).toHaveLength(3);
    await shop.stop();
  });
});

describe('the status of a refund', () => {
  test('can be set, and a failed refund gives its amount back', async () => {
    const id = await createPaid();
    const refund = (await sandbox.post(`/v2/payments/${id}/refunds`, euros('4.00'))).body;
    const setRefund = (status: string) =>
      sandbox.post(`/control/payments/${id}/refunds/${refund.id}/status`, { status });
    expect(await setRefund('processing')).toMatchObject({ status: 200, body: { status: 'processing' } });
    expect(await setRefund('failed')).toMatchObject({ status: 200 });
    expect(await payment(id)).toMatchObject({ amountRefunded: { value: '0.00' }, amountRemaining: { value: '10.00' } });
    expect(await setRefund('refunded')).toMatchObject({ status: 422 });
    expect(await sandbox.post(`/control/payments/${id}/refunds/re_none/status`, { status: 'failed' })).toMatchObject({
      status: 404,
    });
  });

  test('can be set to failed after it was refunded, as banks do, and to nothing else', async () => {
    const id = await createPaid();
    const refund = (await sandbox.post(`/v2/payments/${id}/refunds`, euros('4.00'))).body;
    const setRefund = (status: string) =>
      sandbox.post(`/control/payments/${id}/refunds/${refund.id}/status`, { status });
    expect(await setRefund('refunded')).toMatchObject({ status: 200 });
    expect(await setRefund('pending')).toMatchObject({ status: 422 });
    expect(await payment(id)).toMatchObject({ amountRefunded: { value: '4.00' } });
    expect(await setRefund('failed')).toMatchObject({ status: 200, body: { status: 'failed' } });
    expect(await payment(id)).toMatchObject({ amountRefunded: { value: '0.00' }, amountRemaining: { value: '10.00' } });
  });
});

describe('a chargeback', () => {
  test('is in the list of all, newest first, in pages', async () => {
    const [one, other] = [await createPaid(), await createPaid()];
    for (const id of [one, other]) await sandbox.post(`/control/payments/${id}/chargebacks`, euros('1.00'));
    const { _links: links, ...first } = (await sandbox.get('/v2/chargebacks?limit=1')).body;
    expect(first).toMatchObject({ _embedded: { chargebacks: [{ paymentId: other, amount: { value: '1.00' } }] } });
    const { pathname, search } = new URL(links['next']?.href ?? '');
    expect((await sandbox.get(`${pathname}${search}`)).body).toMatchObject({
      _embedded: { chargebacks: [{ paymentId: one }] },
    });
    expect(await sandbox.get('/v2/chargebacks?from=chb_none')).toMatchObject({ status: 404 });
    expect(await sandbox.get('/v2/chargebacks?limit=0')).toMatchObject({ status: 422 });
  });

  const chargeBack = (id: string, body: object = {}) => sandbox.post(`/control/payments/${id}/chargebacks`, body);

  test('reclaims the whole payment, once, and can be reversed', async () => {
    const id = await createPaid({ method: 'creditcard' });
    const created = await chargeBack(id);
    expect(created).toMatchObject({
      status: 201,
      body: {
        id: expect.stringMatching(/^chb_\w{24}$/),
        paymentId: id,
        reason: null,
        reversedAt: null,
        ...euros('10.00'),
      },
    });
    expect(await chargeBack(id)).toMatchObject({ status: 422 });
    expect(await payment(id)).toMatchObject({
      amountChargedBack: { value: '10.00' },
      amountRemaining: { value: '0.00' },
    });
    const address = `/control/payments/${id}/chargebacks/${created.body.id}/reverse`;
    expect(await sandbox.post(address, {})).toMatchObject({ status: 200, body: { reversedAt: expect.any(String) } });
    expect(await sandbox.post(address, {})).toMatchObject({ status: 422 });
    expect(await payment(id)).toMatchObject({
      amountChargedBack: { value: '0.00' },
      amountRemaining: { value: '10.00' },
    });
    expect((await sandbox.get(`/v2/payments/${id}/chargebacks`)).body).toMatchObject({
      count: 1,
      _embedded: { chargebacks: [{ id: created.body.id }] },
    });
    expect((await sandbox.get('/book')).body.payments).toMatchObject([
      { _embedded: { chargebacks: [{ id: created.body.id }] } },
    ]);
  });

  test('of a direct debit has the reason of the bank', async () => {
    const id = await createPaid({ method: 'directdebit' });
    expect(await chargeBack(id, { ...euros('1.00'), reason: 'AC01' })).toMatchObject({
      body: { reason: { code: 'AC01', description: 'Account identifier incorrect' } },
    });
    expect(await chargeBack(id)).toMatchObject({ body: { reason: { code: 'MS03' }, ...euros('9.00') } });
    const card = await createPaid({ method: 'creditcard' });
    expect(await chargeBack(card, { reason: 'AC01' })).toMatchObject({ status: 422, body: { field: 'reason' } });
  });

  test('is possible after a refund, but never above the payment', async () => {
    const id = await createPaid();
    await sandbox.post(`/v2/payments/${id}/refunds`, euros('10.00'));
    expect(await chargeBack(id, euros('10.01'))).toMatchObject({ status: 422 });
    expect(await chargeBack(id, euros('10.00'))).toMatchObject({ status: 201 });
    expect(await payment(id)).toMatchObject({ amountRemaining: { value: '0.00' } });
    const open = (await sandbox.create()).body;
    expect(await chargeBack(open.id)).toMatchObject({ status: 422 });
  });
});

describe('the clock', () => {
  const advance = (advanceSeconds: number) => sandbox.post('/control/clock', { advanceSeconds });

  test('expires payments and settles refunds when it is advanced, and keeps its time after a restart', async () => {
    const open = (await sandbox.create()).body;
    const paid = await createPaid();
    const refund = (await sandbox.post(`/v2/payments/${paid}/refunds`, euros('4.00'))).body;
    await advance(14 * 60);
    expect((await payment(open.id)).status).toBe('open');
    await advance(2 * 60);
    expect((await payment(open.id)).status).toBe('expired');
    await advance(24 * 3600);
    expect((await sandbox.get(`/v2/payments/${paid}/refunds/${refund.id}`)).body.status).toBe('refunded');
    const before = Date.now();
    await sandbox.restart();
    const { now } = (await sandbox.get('/control/clock')).body as unknown as { now: string };
    expect(Date.parse(now) - before).toBeGreaterThan(24 * 3_600_000);
  });

  test('cannot go back', async () => {
    expect(await advance(-1)).toMatchObject({ status: 422, body: { field: 'advanceSeconds' } });
  });
});

test('requires the key', async () => {
  const { body } = await sandbox.create();
  const init = { method: 'POST', body: '{"status":"paid","advanceSeconds":9}' };
  for (const address of [
    '/control/clock',
    `/control/payments/${body.id}/status`,
    `/control/payments/${body.id}/chargebacks`,
  ])
    expect(await sandbox.api(address, init, 'wrong')).toMatchObject({ status: 401 });
  expect((await payment(body.id)).status).toBe('open');
});
