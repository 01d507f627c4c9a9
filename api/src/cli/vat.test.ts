import { buy, orderForm, startShop, type TestShop } from '../../testing/index.ts';
import { refundPayment } from '../domain/payments/refund-payment.ts';
import { runBilling } from './billing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const vat = async (quarter: string) => {
  const lines: string[] = [];
  const code = await runBilling(['vat', quarter], {
    withDatabase: (work) => work(shop.api.env.databaseUrl),
    print: (line) => lines.push(line),
  });
  return { code, lines: lines.join('\n').split('\n') };
};
const now = new Date();
const thisQuarter = `${now.getUTCFullYear()}-Q${Math.floor(now.getUTCMonth() / 3) + 1}`;

/** Buys 30 credits for €29.99. */
const buyFrom = async (country: string, method: 'bancontact' | 'ideal' | 'paypal'): Promise<string> => {
  const client = await shop.api.as(await shop.api.make({ country }));
  return (await buy(shop, client, orderForm({ method }))).order;
};

test('BILL-11 adds up the receipts of a quarter by country, refunds included, and lists those without proof', async () => {
  await buyFrom('NL', 'ideal');
  const refunded = await buyFrom('BE', 'bancontact');
  await buyFrom('BE', 'bancontact');
  // PayPal names no country, and the network of a test has no place.
  const unproven = await buyFrom('BE', 'paypal');
  await refundPayment(shop.api.db, { orderNumber: refunded, reason: 'goodwill', amount: '9.99', operator: 'eva' });
  await shop.api.runDueJobs();
  const { code, lines } = await vat(thisQuarter);
  expect(code).toBe(0);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['country', 'rate', 'currency', 'receipts', 'gross', 'net', 'vat'],
    // Of 29.99 the VAT is 5.20; of the 20.00 that are left after the refund it is 3.47.
    ['BE', '21%', 'EUR', '4', '79.98', '66.11', '13.87'],
    ['NL', '21%', 'EUR', '1', '29.99', '24.79', '5.20'],
    [''],
    ['The country of these receipts is not proven (1):'],
    ['receipt', 'issued', 'country', 'evidence'],
    [unproven, now.toISOString().slice(0, 10), 'BE', 'account BE'],
  ]);
});

test('BILL-11 a quarter without receipts is empty, and what is no quarter is refused', async () => {
  expect(await vat('2020-Q1')).toEqual({ code: 0, lines: ['no receipt was issued in this quarter'] });
  for (const text of ['2026', '2026-Q5', '2026-11']) {
    const { code, lines } = await vat(text);
    expect(code).toBe(2);
    expect(lines[0]).toContain(`"${text}" is not a quarter, such as 2026-Q4.`);
  }
});
