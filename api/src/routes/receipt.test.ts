import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  buy,
  type OrderForm,
  orderForm,
  type PdfContent,
  placeOrder,
  readPdf,
  settle,
  startShop,
  type TestApi,
  type TestClient,
  type TestPerson,
  type TestSandbox,
  type TestShop,
} from '../../testing/index.ts';
import { prices } from '../db/reference/reference-data.ts';
import { vatRates } from '../db/reference/vat-rates.ts';
import { refundPayment } from '../domain/payments/refund-payment.ts';

jest.setTimeout(120_000);

let shop: TestShop;
let sandbox: TestSandbox;
let api: TestApi;

beforeAll(async () => {
  shop = await startShop();
  ({ api, sandbox } = shop);
});
afterAll(() => shop.close());

interface Buyer {
  person: TestPerson;
  client: TestClient;
}
const newBuyer = async (country = 'NL', language = 'en'): Promise<Buyer> => {
  const person = await api.make({ country });
  await sql`update users set language = ${language} where id = ${person.id}`.execute(api.db);
  return { person, client: await api.as(person) };
};

/** Buys 30 credits. */
const buyWith = (buyer: Buyer, differences: Partial<OrderForm> = {}) => buy(shop, buyer.client, orderForm(differences));

const receiptsOf = async ({ client }: Buyer, id: string) =>
  (await client.call('GET /api/payment.php', { query: { id } })).body.payment.receipts;
const load = ({ client }: Buyer, id: string) => client.call('GET /api/receipt.php', { query: { id } });
const readReceipt = async (buyer: Buyer, id: string): Promise<PdfContent> => readPdf((await load(buyer, id)).body.pdf);

interface Stored {
  kind: string;
  gross_minor: number;
  net_minor: number;
  vat_minor: number;
  vat_country: string | null;
  vat_basis_points: number | null;
  is_proven: boolean;
}
const stored = async (payment: string): Promise<Stored[]> =>
  (
    await sql<Stored>`select kind, gross_minor, net_minor, vat_minor, vat_country, vat_basis_points, is_proven
      from receipts where payment_id = ${payment} order by posting`.execute(api.db)
  ).rows;
const evidence = async (payment: string): Promise<Record<string, string>> => {
  const { rows } = await sql<{ kind: string; country: string }>`
    select kind, country from vat_evidence where payment_id = ${payment}`.execute(api.db);
  return Object.fromEntries(rows.map(({ kind, country }) => [kind, country]));
};
/** What the ledger of money says an order has paid, less what went back. */
const inLedger = async (payment: string): Promise<number> => {
  const { rows } = await sql<{ minor: number }>`
    select sum(case when credit = 'sold' then amount_minor else -amount_minor end)::int as minor from money_ledger
    where 'sold' in (debit, credit) and ref in (select attempt_id from payment_attempts where payment_id = ${payment}
      union select refund_id from refunds join payment_attempts using (attempt_id) where payment_id = ${payment})`.execute(
    api.db,
  );
  return rows[0]?.minor ?? 0;
};

const euros = (minor: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(minor / 100);

test.each([
  ['en', 'Receipt', 'VAT 21% (Netherlands)', 'Paid'],
  ['de', 'Beleg', 'USt. 21 % (Niederlande)', 'Bezahlt'],
  ['nl', 'Betaalbewijs', 'Btw 21% (Nederland)', 'Betaald'],
  ['da', 'Kvittering', 'Moms 21 % (Nederlandene)', 'Betalt'],
  ['es', 'Recibo', 'IVA 21 % (Países Bajos)', 'Pagado'],
  ['fi', 'Kuitti', 'Alv 21 % (Alankomaat)', 'Maksettu'],
  ['fr', 'Reçu', 'TVA 21 % (Pays-Bas)', 'Payé'],
  ['it', 'Ricevuta', 'IVA 21% (Paesi Bassi)', 'Pagato'],
  ['nb', 'Kvittering', 'Mva. 21 % (Nederland)', 'Betalt'],
  ['pl', 'Potwierdzenie płatności', 'VAT 21% (Holandia)', 'Zapłacono'],
  ['sv', 'Kvitto', 'Moms 21 % (Nederländerna)', 'Betalt'],
])('BILL-03 the receipt in %s states what the ledger says, to the cent', async (language, title, vat, paid) => {
  const buyer = await newBuyer('NL', language);
  const { id, order } = await buyWith(buyer, { code: 'TIMEBONUS25' });
  const [receipt] = await receiptsOf(buyer, id);
  const minor = await inLedger(id);
  expect(receipt).toMatchObject({ kind: 'payment', amount_minor: minor });
  const pdf = await readReceipt(buyer, receipt?.id ?? '');
  expect(pdf).toMatchObject({ language, isTagged: true });
  expect(pdf.title).toContain(`${title} ${order}`);
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH', 'TD']));
  const [one] = await stored(id);
  expect(one).toMatchObject({ gross_minor: 2249, net_minor: 1859, vat_minor: 390, vat_basis_points: 2100 });
  const text = pdf.texts.join('\n').replaceAll(/[\u00A0\u202F]/g, ' ');
  const money = (amount: number) => euros(amount, language).replaceAll(/[\u00A0\u202F]/g, ' ');
  for (const line of [
    'Pairwise Example B.V.',
    'iDEAL | Wero',
    order,
    money(2999),
    money(2249 - 2999),
    money(1859),
    `${vat}\n${money(390)}`,
    `${paid}\n${money(minor)}`,
  ]) {
    expect(text).toContain(line);
  }
});

test('BILL-03 a receipt has the same bytes after company, language and rates have changed', async () => {
  const buyer = await newBuyer();
  const { id } = await buyWith(buyer);
  const [receipt] = await receiptsOf(buyer, id);
  const before = (await load(buyer, receipt?.id ?? '')).body;
  const { rows } = await sql<{ name: string }>`select name from companies where id = 1`.execute(api.db);
  const restart = await api.restart();
  try {
    await sql`update companies set name = 'Another Company' where id = 1`.execute(api.db);
    await sql`update users set language = 'de' where id = ${buyer.person.id}`.execute(api.db);
    await sql`update vat_rates set basis_points = 2500 where country = 'NL'`.execute(api.db);
    expect((await load({ ...buyer, client: await restart.as(buyer.person) }, receipt?.id ?? '')).body).toEqual(before);
  } finally {
    await sql`update companies set name = ${rows[0]?.name ?? ''} where id = 1`.execute(api.db);
    await sql`update vat_rates set basis_points = 2100 where country = 'NL'`.execute(api.db);
    await restart.close();
  }
});

test('BILL-03 only the member who paid gets a receipt', async () => {
  const buyer = await newBuyer();
  const { id } = await buyWith(buyer);
  const [receipt] = await receiptsOf(buyer, id);
  const query = { id: receipt?.id ?? '' };
  expect((await load(buyer, query.id)).status).toBe(200);
  expect((await load(await newBuyer(), query.id)).error?.code).toBe('not_found');
  expect((await load(buyer, randomUUID())).error?.code).toBe('not_found');
  expect((await load(buyer, id)).error?.code).toBe('not_found');
  const visitor = await api.visitor().call('GET /api/receipt.php', { query });
  expect(visitor.error?.code).toBe('authentication_required');
});

test('BILL-03 there is no receipt before the money has arrived, and none for a second payment', async () => {
  const buyer = await newBuyer();
  const first = await placeOrder(shop, buyer.client);
  const again = orderForm({ payment_id: first.id, method: 'paypal' });
  const second = await placeOrder(shop, buyer.client, again);
  expect(await receiptsOf(buyer, first.id)).toEqual([]);
  for (const { ref, form } of [first, second]) {
    sandbox.book.change(ref, { status: 'paid' });
    await settle(api, form);
  }
  await api.runDueJobs();
  expect((await receiptsOf(buyer, first.id)).map(({ kind }) => kind)).toEqual(['payment']);
  expect(await inLedger(first.id)).toBe(2999);
});

describe('refunds', () => {
  const refund = async (order: string, amount?: string): Promise<void> => {
    await refundPayment(api.db, { orderNumber: order, amount, reason: 'goodwill', operator: 'test' });
    await api.runDueJobs();
  };

  test('BILL-11 each refund has its receipt, and in any parts they return exactly the VAT of the payment', async () => {
    const buyer = await newBuyer();
    const { id, order } = await buyWith(buyer);
    for (const part of ['0.01', '9.99', '0.03', undefined]) await refund(order, part);
    const rows = await stored(id);
    expect(rows.map(({ gross_minor }) => gross_minor)).toEqual([2999, -1, -999, -3, -1996]);
    for (const field of ['gross_minor', 'net_minor', 'vat_minor'] as const) {
      expect(rows.reduce((sum, row) => sum + row[field], 0)).toBe(0);
    }
    expect(await inLedger(id)).toBe(0);
    const receipts = await receiptsOf(buyer, id);
    const pdf = await readReceipt(buyer, receipts[2]?.id ?? '');
    expect(pdf.title).toContain(`Refund ${order}-2`);
    expect(pdf.texts).toEqual(expect.arrayContaining([order, '-€9.99', euros(rows[2]?.vat_minor ?? 0, 'en')]));
  });

  test('BILL-11 the receipt of a withdrawal says so', async () => {
    const buyer = await newBuyer('DE', 'de');
    const { id, order } = await buyWith(buyer, { method: 'creditcard' });
    await buyer.client.call('POST /api/withdrawal.php', { body: { order_number: order, confirm: true } });
    await api.runDueJobs();
    const [, back] = await receiptsOf(buyer, id);
    expect(back).toMatchObject({ kind: 'refund', amount_minor: -2999 });
    const pdf = await readReceipt(buyer, back?.id ?? '');
    expect(pdf.title).toBe(`Erstattung nach deinem Widerruf ${order}-1 von Pairwise`);
  });

  test('BILL-11 a refund that the bank refuses is corrected, so that the receipts stay what the ledger says', async () => {
    const buyer = await newBuyer();
    const { id, form } = await buyWith(buyer);
    const refundId = randomUUID();
    await sql`insert into refunds (refund_id, attempt_id, amount_minor, reason)
      values (${refundId}, ${form.attempt_id}, 1000, 'goodwill')`.execute(api.db);
    for (const state of ['sent', 'failed']) {
      await sql`select refund_settle(${refundId}, ${state}, 'refund-1')`.execute(api.db);
    }
    const rows = await stored(id);
    expect(rows.map(({ kind, gross_minor }) => [kind, gross_minor])).toEqual([
      ['payment', 2999],
      ['refund', -1000],
      ['refund_failed', 1000],
    ]);
    expect(rows[2]?.vat_minor).toBe(-(rows[1]?.vat_minor ?? 0));
    expect(rows.reduce((sum, { gross_minor }) => sum + gross_minor, 0)).toBe(await inLedger(id));
  });
});

describe('the country of the VAT', () => {
  test('BILL-01 needs two sources that agree, which are stored and never change', async () => {
    const buyer = await newBuyer('BE');
    const { id } = await buyWith(buyer, { method: 'bancontact' });
    expect(await evidence(id)).toEqual({ account: 'BE', method: 'BE' });
    expect(await stored(id)).toMatchObject([{ vat_country: 'BE', vat_basis_points: 2100, is_proven: true }]);
    for (const statement of [
      sql`update vat_evidence set country = 'NL'`,
      sql`delete from vat_evidence`,
      sql`truncate vat_evidence`,
      sql`update receipts set vat_minor = 0`,
      sql`delete from receipts`,
    ]) {
      await expect(statement.execute(api.db)).rejects.toMatchObject({ code: 'DB001' });
    }
  });

  const decided = async (sources: Record<string, string>) => {
    const { client } = await newBuyer();
    const { id } = await placeOrder(shop, client, orderForm({ method: 'creditcard' }));
    return api.db.transaction().execute(async (transaction) => {
      await sql`alter table vat_evidence disable trigger all`.execute(transaction);
      await sql`delete from vat_evidence where payment_id = ${id}`.execute(transaction);
      for (const [kind, country] of Object.entries(sources)) {
        await sql`insert into vat_evidence values (${id}, ${kind}, ${country})`.execute(transaction);
      }
      const { rows } = await sql<{ country: string | null; is_proven: boolean | null }>`
        select * from vat_country_of(${id})`.execute(transaction);
      await sql`alter table vat_evidence enable trigger all`.execute(transaction);
      return [rows[0]?.country ?? null, rows[0]?.is_proven ?? false];
    });
  };

  test.each([
    [{ account: 'NL', network: 'NL' }, 'NL', true],
    [{ account: 'NL', network: 'DE', iban: 'DE' }, 'DE', true],
    [{ account: 'NL', network: 'DE', method: 'NL' }, 'NL', true],
    [{ account: 'NL', network: 'DE' }, 'NL', false],
    [{ account: 'NL', network: 'DE', method: 'BE' }, 'BE', false],
    [{ account: 'NL', iban: 'BE', method: 'BE' }, 'BE', false],
    [{ network: 'FR' }, 'FR', false],
    [{}, null, false],
  ])('BILL-01 %j is %s, proven: %s', async (sources, country, isProven) => {
    expect(await decided(sources)).toEqual([country, isProven]);
  });

  test('BILL-01 without a rate no VAT is stated', async () => {
    const buyer = await newBuyer('US');
    const { id } = await buyWith(buyer, { method: 'creditcard' });
    expect(await stored(id)).toMatchObject([
      { vat_country: 'US', vat_basis_points: null, vat_minor: 0, net_minor: 2999 },
    ]);
    const [receipt] = await receiptsOf(buyer, id);
    const pdf = await readReceipt(buyer, receipt?.id ?? '');
    expect(pdf.texts).toContain('This amount contains no value added tax.');
    expect(pdf.texts.join()).not.toContain('VAT 0');
  });
});

test('BILL-01 net and VAT add up to the price for every package, with and without the bonus, in every country', async () => {
  const amounts = [...new Set(Object.values(prices).flat())].flatMap((minor) => [minor, Math.round(minor * 0.75)]);
  const rates = vatRates.map(({ basis_points }) => basis_points);
  const { rows } = await sql<{ gross: number; rate: number; vat: number }>`
    select gross, rate, vat_within(gross, rate)::int as vat
    from unnest(${amounts}::int[]) gross, unnest(${rates}::int[]) rate`.execute(api.db);
  expect(rows).toHaveLength(amounts.length * rates.length);
  for (const { gross, rate, vat } of rows) {
    // The VAT is rounded to the cent: the exact one is less than half a cent away, or exactly half and above.
    const doubled = 2n * BigInt(gross) * BigInt(rate);
    const unit = BigInt(10_000 + rate);
    const error = doubled - 2n * BigInt(vat) * unit;
    expect([gross, rate, error >= -unit && error < unit]).toEqual([gross, rate, true]);
  }
  // Every country with prices has a rate, but the one without a tax of this kind.
  const { rows: without } = await sql<{ code: string }>`
    select code from countries where code not in (select country from vat_rates)`.execute(api.db);
  expect(without).toEqual([{ code: 'US' }]);
});
