import { IBAN_PLANS } from './mandate.ts';
import { startSandbox, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const DAY = 86_400;
const advance = (days: number) => sandbox.post('/control/clock', { advanceSeconds: days * DAY });
const mandateOf = async (consumerAccount: string): Promise<string> => {
  const customer = await sandbox.post('/v2/customers', {});
  const form = { method: 'directdebit', consumerName: 'Anna', consumerAccount, mandateReference: 'PW1' };
  return (await sandbox.post(`/v2/customers/${customer.body.id}/mandates`, form)).body.id;
};
const collect = async (iban: string): Promise<string> => {
  const order = { method: 'sdd', mandateId: await mandateOf(iban), sequenceType: 'recurring' };
  return (await sandbox.create(order)).body.id;
};
const payment = async (id: string) => (await sandbox.get(`/v2/payments/${id}?embed=chargebacks`)).body;

test('BILL-05 collects by a mandate without the customer, and the bank pays after nine days', async () => {
  const id = await collect('DE89370400440532013000');
  expect((await payment(id)).status).toBe('pending');
  await advance(8);
  expect((await payment(id)).status).toBe('pending');
  await advance(1);
  expect((await payment(id)).status).toBe('paid');
});

test.each([
  ['01', 0, 'failed', 'AC01'],
  ['02', 5, 'failed', 'AC01'],
  ['03', 5, 'failed', 'AC04'],
  ['04', 5, 'failed', 'AM04'],
  ['05', 5, 'failed', 'MD01'],
] as const)('BILL-05 an account that ends in %s returns the debit', async (end, days, status, bankReasonCode) => {
  expect(IBAN_PLANS[end]).toBeDefined();
  const id = await collect(`DE893704004405320130${end}`);
  if (days > 0) await advance(days);
  expect(await payment(id)).toMatchObject({ status, details: { bankReasonCode } });
});

test('BILL-05 a debit is charged back long after it was paid', async () => {
  const id = await collect('DE89370400440532013006');
  await advance(9);
  expect((await payment(id)).status).toBe('paid');
  await advance(30);
  expect(await payment(id)).toMatchObject({ _embedded: { chargebacks: [{ reason: { code: 'MD06' } }] } });
});

test('BILL-05 an unknown customer has no mandates', async () => {
  expect((await sandbox.post('/v2/customers/cst_unknown/mandates', {})).status).toBe(404);
});
