import { paymentMethods } from '@pairwise/contracts/shapes/payment';
import { sql } from 'kysely';

import {
  debitForm,
  orderForm,
  smsCodeTo,
  startShop,
  testDebitKey,
  type TestApi,
  type TestClient,
  type TestPerson,
  type TestShop,
} from '../../testing/index.ts';

jest.setTimeout(120_000);

let shop: TestShop;
let api: TestApi;
let member: TestPerson;
let client: TestClient;

beforeAll(async () => {
  shop = await startShop({ env: { DIRECT_DEBIT_KEY: testDebitKey } });
  ({ api } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await api.make();
  client = await api.as(member);
});

test('ENT-07 a payment has payment_id, credits and amount', async () => {
  const body = orderForm();
  const { body: started } = await client.call('POST /api/payment.php', { body });
  expect(started.payment).toMatchObject({ payment_id: body.payment_id, credits: 30, amount: '29.99' });
});

test('ENT-07 a payment with any method of the specification is readable, retired ones included', async () => {
  const specified =
    'sdd prezelewy24 blik sct giropay mastercard visa creditcard dankort mobilepay swish twint satispay vipps ' +
    'cartebancaire nexi ideal bancontact applepay paysafecard maestro paypal sofort eps';
  expect([...paymentMethods].toSorted()).toEqual(specified.split(' ').toSorted());
  for (const method of paymentMethods) {
    await sql`insert into payments (user_id, product_id, credits, list_minor, amount_minor, currency, method)
      values (${member.id}, 'p1', 30, 2999, 2999, 'EUR', ${method})`.execute(api.db);
  }
  const { body } = await client.call('GET /api/transactions.php');
  expect(body.payments.map(({ method }) => method).toSorted()).toEqual(specified.split(' ').toSorted());
});

test('ENT-07 the direct-debit form needs each field of the specification, and the code of the text message', async () => {
  const form = debitForm();
  const fields = [
    'account_holder',
    'iban',
    'street',
    'house_number',
    'postal_code',
    'city',
    'mobile_number',
    'authorisation',
  ] as const;
  for (const field of fields) {
    const { [field]: _, ...rest } = form;
    const { error } = await client.call('POST /api/directdebit.php', { body: rest });
    expect(error).toMatchObject({ code: 'invalid_request', field });
  }
  const { body: started } = await client.call('POST /api/directdebit.php', { body: form });
  const { challenge } = started;
  const unconfirmed = await client.call('PUT /api/directdebit.php', { body: { challenge } });
  expect(unconfirmed.error?.code).toBe('invalid_request');
  const sms_code = await smsCodeTo(api, form.mobile_number);
  const paid = await client.call('PUT /api/directdebit.php', { body: { challenge, sms_code } });
  expect(paid.body.payment).toMatchObject({ payment_id: form.payment_id, method: 'sdd', status: 'completed' });
});

describe('ENT-07 a discount code', () => {
  const fieldsOf = async (code: string) => {
    const { body } = await client.call('GET /api/discountcode.php', { query: { code } });
    const { prices: _prices, use_prices: _usePrices, ...fields } = body.discountcode;
    return fields;
  };

  test('has the fields of the specification, as they are stored', async () => {
    await sql`insert into discount_codes
        (code, country, user_id, expires, value_percentage, currency, minimum_order_minor, status, validity, paymentmethods)
      values ('MINE', 'NL', ${member.id}, '2090-01-02T03:04:05Z', 12.5, 'EUR', 2000, 'active', 'once', '{ideal,paypal}')`.execute(
      api.db,
    );
    expect(await fieldsOf('MINE')).toEqual({
      code: 'MINE',
      country: 'NL',
      user_id: member.publicId,
      expires: '2090-01-02T03:04:05.000Z',
      value_percentage: 12.5,
      currency: 'EUR',
      minimum_order_value: 2000,
      status: 'active',
      validity: 'once',
      expired: false,
      paymentmethods: ['ideal', 'paypal'],
    });
  });

  test('has null for what does not limit it', async () => {
    await sql`insert into discount_codes (code, value_percentage, validity) values ('OPEN', 10, 'unlimited')`.execute(
      api.db,
    );
    expect(await fieldsOf('OPEN')).toEqual({
      code: 'OPEN',
      country: null,
      user_id: null,
      expires: null,
      value_percentage: 10,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'unlimited',
      expired: false,
      paymentmethods: null,
    });
  });
});
