import { setTimeout as sleep } from 'node:timers/promises';
import { AMOUNT_PLANS, readPlan } from './plan.ts';
import { startSandbox, startShop, until, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const payment = async (id: string) => (await sandbox.get(`/v2/payments/${id}?embed=chargebacks`)).body;
const advance = (advanceSeconds: number) => sandbox.post('/control/clock', { advanceSeconds });
const DAY = 86_400;

/** Creates a payment, and returns it as it is after its response. */
async function settled(order: object) {
  const { body } = await sandbox.create(order);
  expect(body.status).toBe('open');
  return await payment(body.id);
}

describe('the metadata', () => {
  test.each([
    ['paid', { status: 'paid' }],
    ['failed:insufficient_funds', { status: 'failed', details: { failureReason: 'insufficient_funds' } }],
    ['pending', { status: 'pending' }],
    ['authorized,paid', { status: 'paid' }],
    ['expired,paid', { status: 'paid' }],
    ['paid:wrong_amount', { status: 'paid', amount: { currency: 'EUR', value: '9.99' } }],
    ['paid,chargeback,reversal', { status: 'paid', amountChargedBack: { value: '0.00' } }],
  ])('%s decides without the page', async (sandboxPlan, expected) => {
    expect(await settled({ method: 'creditcard', metadata: { sandbox: sandboxPlan } })).toMatchObject(expected);
  });

  test('gives steps a time of the sandbox’s clock, which survives a restart', async () => {
    const { id } = await settled({
      method: 'directdebit',
      metadata: { sandbox: 'pending,+9d,paid,+5d,chargeback:AC01' },
    });
    await advance(8 * DAY);
    expect((await payment(id)).status).toBe('pending');
    await sandbox.restart();
    await advance(2 * DAY);
    expect(await payment(id)).toMatchObject({ status: 'paid', _embedded: { chargebacks: [] } });
    await advance(5 * DAY);
    expect(await payment(id)).toMatchObject({ _embedded: { chargebacks: [{ reason: { code: 'AC01' } }] } });
    await advance(90 * DAY);
    expect(await payment(id)).toMatchObject({ amountChargedBack: { value: '10.00' } });
  });

  test('notifies the shop of each step, after the response that creates the payment', async () => {
    const shop = await startShop();
    await sandbox.put('/control/chaos', { lateResponse: 1, lateResponseMs: 1500 });
    const created = sandbox.create({ webhookUrl: shop.url, metadata: { sandbox: 'pending,paid,chargeback' } });
    await until(() => sandbox.book.list().length === 1);
    await sleep(100);
    expect(shop.received).toEqual([]);
    await created;
    await until(() => shop.received.length === 3);
    expect(shop.received).toHaveLength(3);
    await shop.stop();
  });

  test.each(['payd', 'paid,', 'open', 'failed:bad_luck', 'paid:AC01', '+1h', 'paid,+1x', 'pending:paid', ''])(
    'refuses the plan “%s”',
    async (plan) => {
      expect(await sandbox.create({ metadata: { sandbox: plan } })).toMatchObject({
        status: 422,
        body: { field: 'metadata.sandbox' },
      });
    },
  );

  test('does nothing that the customer has made impossible', async () => {
    const { body } = await sandbox.create({ metadata: { sandbox: '+1h,failed,chargeback' } });
    await sandbox.choose(body.id, 'paid');
    await advance(3700);
    expect(await payment(body.id)).toMatchObject({ status: 'paid', amountChargedBack: { value: '10.00' } });
  });
});

describe('the amount', () => {
  const amount = (currency: string, value: string) => ({ amount: { currency, value } });

  test('decides from 1000.01 to 1000.40, and only there', async () => {
    expect(await settled(amount('EUR', '1000.01'))).toMatchObject({ status: 'paid' });
    expect(await settled(amount('SEK', '1000.03'))).toMatchObject({ status: 'canceled' });
    expect(await settled(amount('EUR', '1000.12'))).toMatchObject({ status: 'paid' });
    const untouched = [
      amount('EUR', '1000.00'),
      amount('EUR', '1000.41'),
      amount('EUR', '10.01'),
      amount('JPY', '1000'),
    ];
    for (const order of untouched) expect(await settled(order)).toMatchObject({ status: 'open' });
  });

  test('has only valid plans', () => {
    expect(Object.values(AMOUNT_PLANS).filter((plan) => readPlan(plan, 0) === undefined)).toEqual([]);
  });
});

describe('the outcomes', () => {
  const setOutcomes = (outcomes: object) => sandbox.put('/control/outcomes', outcomes);

  test('decide all payments, by shares and a seed', async () => {
    const run = async () => {
      await setOutcomes({ seed: 3, weights: { paid: 3, 'failed:card_expired': 1 } });
      const statuses: string[] = [];
      for (let nth = 0; nth < 40; nth += 1) statuses.push((await settled({ method: 'creditcard' })).status);
      return statuses;
    };
    const first = await run();
    const paid = first.filter((status) => status === 'paid').length;
    expect(paid).toBeGreaterThan(20);
    expect(paid).toBeLessThan(40);
    expect(await run()).toEqual(first);
    await setOutcomes({ weights: {} });
    expect((await settled({})).status).toBe('open');
  });

  test('are refused unless they are plans, and survive a restart', async () => {
    expect(await setOutcomes({ weights: { payd: 1 } })).toMatchObject({ status: 422 });
    await setOutcomes({ weights: { paid: 1 } });
    await sandbox.restart();
    expect((await sandbox.get('/control/outcomes')).body).toEqual({ seed: 1, weights: { paid: 1 } });
    expect((await settled({})).status).toBe('paid');
  });
});

test('a collection by a mandate is pending at once, and paid after nine days', async () => {
  const order = { method: 'directdebit', sequenceType: 'recurring' };
  expect((await sandbox.create({ ...order, mandateId: 'mdt_1' })).status).toBe(422);
  const customer = await sandbox.post('/v2/customers', {});
  const form = { method: 'directdebit', consumerName: 'Anna', consumerAccount: 'DE89370400440532013000' };
  const mandates = `/v2/customers/${customer.body.id}/mandates`;
  const { id: mandateId } = (await sandbox.post(mandates, { ...form, mandateReference: 'PW1' })).body;
  const { body } = await sandbox.create({ ...order, mandateId });
  expect(body).toMatchObject({ status: 'pending', sequenceType: 'recurring', mandateId });
  await advance(9 * DAY + 1);
  expect((await payment(body.id)).status).toBe('paid');
});
