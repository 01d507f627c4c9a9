import { setTimeout as sleep } from 'node:timers/promises';
import { orderOf, startSandbox, startShop, until, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

describe('the api', () => {
  test('creates a payment in the form of Mollie’s api and returns its state', async () => {
    const created = await sandbox.create({ locale: 'de_DE', method: 'ideal' });
    expect(created.status).toBe(201);
    expect(created.headers.get('content-type')).toContain('application/hal+json');
    expect(created.body).toMatchObject({
      resource: 'payment',
      id: expect.stringMatching(/^tr_\w{24}$/),
      mode: 'test',
      status: 'open',
      amount: { currency: 'EUR', value: '10.00' },
      method: 'ideal',
      metadata: { attempt: 'a-1' },
      _links: { checkout: { href: `${sandbox.origin}/checkout/${created.body.id}` } },
    });
    expect((await sandbox.api(`/v2/payments/${created.body.id}`)).body).toEqual(created.body);
    expect((await sandbox.api('/book')).body).toMatchObject({ payments: [created.body] });
  });

  test('returns the same payment for a repeated request, and refuses another request with the same key', async () => {
    const first = await sandbox.create({}, { 'idempotency-key': 'k1' });
    const again = await sandbox.create({}, { 'idempotency-key': 'k1' });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    const other = await sandbox.create({ description: 'something else' }, { 'idempotency-key': 'k1' });
    expect(other.status).toBe(422);
    expect((await sandbox.create({}, { 'idempotency-key': 'k2' })).body.id).not.toBe(first.body.id);
  });

  test.each([
    ['too few decimals', { amount: { currency: 'EUR', value: '10.0' } }, 'amount'],
    ['decimals where the currency has none', { amount: { currency: 'JPY', value: '10.00' } }, 'amount'],
    ['nothing to pay', { amount: { currency: 'EUR', value: '0.00' } }, 'amount'],
    ['less than nothing', { amount: { currency: 'EUR', value: '-1.00' } }, 'amount.value'],
    ['a number', { amount: { currency: 'EUR', value: 10 } }, 'amount.value'],
    ['no such currency', { amount: { currency: 'EUX', value: '10.00' } }, 'amount'],
    ['no description', { description: '' }, 'description'],
    ['a return address elsewhere', { redirectUrl: 'https://example.com/back' }, 'redirectUrl'],
    ['an address that only looks local', { redirectUrl: 'http://127.0.0.1.example.com/' }, 'redirectUrl'],
    ['a page that only looks local', { redirectUrl: 'http://pay.localhost.example.com/' }, 'redirectUrl'],
    ['a webhook at a name that Node does not resolve', { webhookUrl: 'http://pay.localhost:4000/' }, 'webhookUrl'],
    ['another protocol', { redirectUrl: 'javascript://localhost/%0aalert(1)' }, 'redirectUrl'],
    ['a webhook elsewhere', { webhookUrl: 'http://169.254.169.254/' }, 'webhookUrl'],
  ])('refuses %s', async (_what, wrong, field) => {
    const response = await sandbox.create(wrong);
    expect(response).toMatchObject({ status: 422, body: { status: 422, title: 'Unprocessable Entity', field } });
    expect(sandbox.book.list()).toEqual([]);
  });

  test('sends a browser back to the origin of payments, below localhost', async () => {
    const redirectUrl = 'http://pay.localhost:4000/transactions/42';
    expect(await sandbox.create({ redirectUrl })).toMatchObject({ status: 201, body: { redirectUrl } });
  });

  test('accepts currencies without decimals', async () => {
    expect(await sandbox.create({ amount: { currency: 'JPY', value: '1000' } })).toMatchObject({ status: 201 });
  });

  test('responds with an error body to invalid JSON, unknown payments and unknown addresses', async () => {
    expect(await sandbox.api('/v2/payments', { method: 'POST', body: '{' })).toMatchObject({ status: 400 });
    expect(await sandbox.api('/v2/payments/tr_none')).toMatchObject({ status: 404, body: { title: 'Not Found' } });
    expect(await sandbox.api('/v2/refunds')).toMatchObject({ status: 404, body: { title: 'Not Found' } });
  });

  test('requires the key, except for /health', async () => {
    const order = { method: 'POST', body: JSON.stringify(orderOf()) };
    for (const [address, init] of [
      ['/v2/payments', order],
      ['/v2/payments/tr_x', {}],
      ['/book', {}],
    ] as const) {
      expect(await sandbox.api(address, init, 'wrong')).toMatchObject({ status: 401 });
    }
    expect(sandbox.book.list()).toEqual([]);
    expect(await sandbox.api('/health', {}, 'wrong')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('the checkout page', () => {
  test('shows amount and description in the requested language, without scripts', async () => {
    const { body } = await sandbox.create({ locale: 'nl_NL' });
    const read = async (address: string) => (await fetch(`${sandbox.origin}${address}`)).text();
    const dutch = await read(`/checkout/${body.id}`);
    expect(dutch).toContain('<html lang="nl">');
    expect(dutch).toContain('Order &#60;42&#62; &#38; more');
    expect(dutch).not.toMatch(/<script|style=|onclick/);
    expect(await read(`/checkout/${body.id}?locale=de_DE`)).toContain('Testzahlung');
    expect(await read(`/checkout/${body.id}?locale=xx`)).toContain('Test payment');
    const response = await fetch(`${sandbox.origin}/checkout/${body.id}`);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4000;");
    expect((await fetch(`${sandbox.origin}/checkout/tr_none`)).status).toBe(404);
    expect((await fetch(`${sandbox.origin}/checkout.css`)).headers.get('content-type')).toContain('text/css');
  });

  test.each(['paid', 'failed', 'canceled', 'expired'])('ends a payment as %s, once and for good', async (status) => {
    const { body } = await sandbox.create();
    const response = await sandbox.choose(body.id, status);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('http://localhost:4000/transactions/42');
    const ended = (await sandbox.api(`/v2/payments/${body.id}`)).body;
    expect(ended).toMatchObject({ status, [`${status}At`]: expect.any(String) });
    expect(JSON.stringify(ended)).not.toContain('/checkout/');
    const second = await sandbox.choose(body.id, status === 'paid' ? 'failed' : 'paid');
    expect(second.status).toBe(409);
    expect(await second.text()).toContain('This payment has ended');
    expect((await sandbox.api(`/v2/payments/${body.id}`)).body).toEqual(ended);
  });

  test('lets a payment stay open', async () => {
    const { body } = await sandbox.create();
    expect((await sandbox.choose(body.id, 'open')).status).toBe(303);
    expect((await sandbox.api(`/v2/payments/${body.id}`)).body.status).toBe('open');
  });

  test('refuses an unknown choice and a form of another site', async () => {
    const { body } = await sandbox.create();
    expect((await sandbox.choose(body.id, 'refunded')).status).toBe(422);
    expect(
      (await sandbox.submit(`/checkout/${body.id}`, { status: 'paid' }, { origin: 'http://evil.example' })).status,
    ).toBe(403);
    expect((await sandbox.api(`/v2/payments/${body.id}`)).body.status).toBe('open');
    expect((await sandbox.submit(`/checkout/${body.id}`, { status: 'paid' }, { origin: sandbox.origin })).status).toBe(
      303,
    );
  });

  test('expires a payment that stays open', async () => {
    await sandbox.restart({ expiresAfterMs: 30 });
    const { body } = await sandbox.create();
    expect(body.status).toBe('open');
    await sleep(40);
    expect((await sandbox.choose(body.id, 'paid')).status).toBe(409);
    expect((await sandbox.api(`/v2/payments/${body.id}`)).body.status).toBe('expired');
  });
});

describe('the webhook', () => {
  test('sends only the id, when the payment has ended', async () => {
    const shop = await startShop();
    const { body } = await sandbox.create({ webhookUrl: shop.url });
    expect(shop.received).toEqual([]);
    await sandbox.choose(body.id, 'paid');
    await until(() => sandbox.book.undelivered().length === 0);
    expect(shop.received).toEqual([`application/x-www-form-urlencoded;charset=UTF-8 id=${body.id}`]);
    await shop.stop();
  });

  test('is sent again after an error or a redirect, and is given up in the end', async () => {
    const patient = await startShop([500, 302]);
    const first = await sandbox.create({ webhookUrl: patient.url });
    await sandbox.choose(first.body.id, 'failed');
    await until(() => sandbox.book.undelivered().length === 0);
    expect(patient.received).toHaveLength(3);
    await patient.stop();

    const deaf = await startShop([500, 500, 500]);
    const second = await sandbox.create({ webhookUrl: deaf.url });
    await sandbox.choose(second.body.id, 'paid');
    await until(() => sandbox.book.undelivered().length === 0);
    expect(deaf.received).toHaveLength(3);
    await deaf.stop();
  });

  test('is sent after the next start when a stop interrupted it', async () => {
    const shop = await startShop([503]);
    await sandbox.restart({ webhookPauses: [0, 60_000] });
    const { body } = await sandbox.create({ webhookUrl: shop.url });
    await sandbox.choose(body.id, 'paid');
    await until(() => shop.received.length === 1);
    await sandbox.restart();
    await until(() => sandbox.book.undelivered().length === 0);
    expect(shop.received).toHaveLength(2);
    await sandbox.restart();
    await sleep(50);
    expect(shop.received).toHaveLength(2);
    await shop.stop();
  });
});
