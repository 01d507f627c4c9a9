import { locales, startSandbox, type TestSandbox } from '../testing.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const create = async (method: string, locale = 'en_GB') => (await sandbox.create({ method, locale })).body.id;
const read = async (id: string) => (await fetch(`${sandbox.origin}/checkout/${id}`)).text();
const payment = async (id: string) => (await sandbox.get(`/v2/payments/${id}?embed=chargebacks`)).body;
const choose = (id: string, later: string, headers?: Record<string, string>) =>
  sandbox.submit(`/checkout/${id}`, { later }, headers);
const buttons = async (id: string) =>
  [...(await read(id)).matchAll(/name="later" value="(\w+)"/g)].map(([, value]) => value);

const returns = ['AC01', 'AC04', 'AM04', 'MD01'];

test.each(returns)('BILL-05 a button returns a direct debit before and after it was accepted: %s', async (reason) => {
  for (const status of ['open', 'pending']) {
    const id = await create('sdd');
    if (status === 'pending') await sandbox.choose(id, 'pending');
    expect(await buttons(id)).toEqual(expect.arrayContaining(returns));
    expect((await choose(id, reason)).status).toBe(303);
    expect(await payment(id)).toMatchObject({ status: 'failed', details: { bankReasonCode: reason } });
  }
});

test.each([
  ['sdd', ['MD06', 'MS03'], { code: 'MD06', description: 'Refund requested by the debtor' }],
  ['ideal', ['chargeback'], null],
])('BILL-05 buttons charge a payment by %s back, and reverse it', async (method, offered, reason) => {
  const id = await create(method);
  await sandbox.choose(id, 'paid');
  expect(await buttons(id)).toEqual(offered);
  await choose(id, offered[0] ?? '');
  const chargedBack = { amount: { currency: 'EUR', value: '10.00' }, reason, reversedAt: null };
  expect(await payment(id)).toMatchObject({ _embedded: { chargebacks: [chargedBack] } });
  expect(await buttons(id)).toEqual(['reversal']);
  await choose(id, 'reversal');
  const reversed = { ...chargedBack, reversedAt: expect.any(String) };
  expect(await payment(id)).toMatchObject({ _embedded: { chargebacks: [reversed] } });
  expect(await buttons(id)).toEqual(offered);
});

test('BILL-03 what waits or has failed can still be paid, and the banner stays on every page', async () => {
  const id = await create('sct');
  await sandbox.choose(id, 'pending');
  expect(await buttons(id)).toEqual(['paid', 'canceled', 'expired', 'failed']);
  await choose(id, 'expired');
  expect(await read(id)).toContain('Test mode. No money is moved.');
  expect(await buttons(id)).toEqual(['paid']);
  await choose(id, 'paid');
  expect((await payment(id)).status).toBe('paid');
  expect(await read(id)).toContain('Test mode. No money is moved.');
});

test('refuses what is not possible, and forms of other sites', async () => {
  const id = await create('ideal');
  expect((await choose(id, 'chargeback')).status).toBe(409);
  expect((await choose(id, 'nothing')).status).toBe(422);
  await sandbox.choose(id, 'paid');
  expect((await choose(id, 'AC01')).status).toBe(409);
  expect((await choose(id, 'chargeback', { origin: 'https://evil.example' })).status).toBe(403);
  expect(await payment(id)).not.toHaveProperty('amountChargedBack');
});

test.each(locales)('every button has a text in %s', async (locale) => {
  const id = await create('sdd', locale);
  expect(await read(id)).not.toMatch(/>undefined</);
  await sandbox.choose(id, 'pending');
  expect(await read(id)).not.toMatch(/>undefined</);
  await choose(id, 'paid');
  await choose(id, 'MD06');
  expect(await read(id)).not.toMatch(/>undefined</);
});
