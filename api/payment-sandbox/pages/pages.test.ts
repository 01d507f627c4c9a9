import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { locales, startSandbox, type TestSandbox } from '../testing.ts';

/** That of the setting ZBARIMG, which the test step sets, or Debian's. Undefined without one. */
const zbarimg = process.env['ZBARIMG'] ?? ['/usr/bin/zbarimg'].find((path) => existsSync(path));
const withZbarimg = zbarimg === undefined ? describe.skip : describe;

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const create = async (method: string, more: object = {}) => (await sandbox.create({ method, ...more })).body.id;
const read = async (address: string) => (await fetch(`${sandbox.origin}${address}`)).text();
const pay = (id: string, fields: Record<string, string> = {}, query = '') =>
  sandbox.submit(`/checkout/${id}${query}`, { action: 'pay', ...fields });
const payment = async (id: string) => (await sandbox.get(`/v2/payments/${id}`)).body;
const CARD = { number: '4242 4242 4242 4242', expiry: '12/49', cvc: '123' };

test.each([
  'ideal',
  'bancontact',
  'eps',
  'przelewy24',
  'creditcard',
  'paypal',
  'applepay',
  'mobilepay',
  'vipps',
  'swish',
  'twint',
  'satispay',
  'blik',
  'paysafecard',
  'banktransfer',
  'sct',
  'directdebit',
  'sdd',
  'nonesuch',
])(
  'LANG-01 the page of %s has the shop, the amount and all results in every language, and no script',
  async (method) => {
    for (const locale of locales) {
      const id = await create(method, { locale, metadata: { label: 'Nord & Süd' } });
      const response = await fetch(`${sandbox.origin}/checkout/${id}`);
      const page = await response.text();
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:4000; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(page).toContain(`<html lang="${locale.slice(0, 2)}">`);
      expect(page).toContain('Nord &#38; Süd');
      expect(page).toContain('Order &#60;42&#62; &#38; more');
      expect(page).toMatch(/10[.,]00/);
      for (const status of ['paid', 'failed', 'canceled', 'expired', 'pending', 'authorized', 'open'])
        expect(page).toContain(`value="${status}"`);
      expect(page).not.toMatch(/<script|style=|onclick|undefined|\{\w+\}/);
    }
  },
);

test('a page has one heading, a permanent test banner and the shop name of the setting', async () => {
  await sandbox.restart({ shopLabel: 'Herzblatt' });
  const page = await read(`/checkout/${await create('ideal')}`);
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page).toContain('Test mode. No money is moved.');
  expect(page).toContain('Herzblatt');
});

test.each([
  ['ideal', 'paid'],
  ['paypal', 'paid'],
  ['banktransfer', 'pending'],
  ['directdebit', 'pending'],
])('the main button of %s leads to %s and back to the shop', async (method, status) => {
  const id = await create(method);
  const response = await pay(id);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('http://localhost:4000/transactions/42');
  expect((await payment(id)).status).toBe(status);
  expect((await pay(id)).status).toBe(409);
});

test.each([
  ['banktransfer', 86_400],
  ['directdebit', 9 * 86_400],
])('a confirmed %s is paid when the bank has had its time', async (method, seconds) => {
  const id = await create(method);
  await pay(id);
  await sandbox.post('/control/clock', { advanceSeconds: seconds - 60 });
  expect((await payment(id)).status).toBe('pending');
  await sandbox.post('/control/clock', { advanceSeconds: 61 });
  expect((await payment(id)).status).toBe('paid');
});

describe('a code', () => {
  test.each([
    ['blik', '777 123', '777124'],
    ['paysafecard', '0000 0000 0990 3417', '777123'],
  ])('of %s pays when it is right, and shows a problem when it is wrong', async (method, right, wrong) => {
    const id = await create(method, { locale: 'de_DE' });
    for (const code of [wrong, '', 'abc']) {
      const response = await pay(id, { code });
      expect(response.status).toBe(422);
      const page = await response.text();
      expect(page).toMatch(/aria-invalid="true"/);
      expect(page).toContain('role="alert"');
      expect(page).toContain('<title>Fehler: ');
    }
    expect((await payment(id)).status).toBe('open');
    expect((await pay(id, { code: right })).status).toBe(303);
    expect((await payment(id)).status).toBe('paid');
  });
});

describe('a card', () => {
  test('needs a test number, a future date and a security code; a real number is refused', async () => {
    const id = await create('creditcard');
    const real = await pay(id, { ...CARD, number: '4111 1111 1111 1111' });
    expect(real.status).toBe(422);
    const page = await real.text();
    expect(page).toContain('This is not a test card');
    expect(page).not.toContain('4111');
    for (const wrong of [{ expiry: '01/20' }, { expiry: '13/49' }, { cvc: '12' }, { cvc: '' }])
      expect((await pay(id, { ...CARD, ...wrong })).status).toBe(422);
    expect((await payment(id)).status).toBe('open');
  });

  test('is confirmed at its bank: a wrong code shows a problem, the right one pays', async () => {
    const id = await create('creditcard');
    const next = await pay(id, CARD, '?locale=nl_NL');
    expect(next.status).toBe(303);
    expect(next.headers.get('location')).toBe(`/checkout/${id}?locale=nl_NL&card=4242`);
    expect(await read(`/checkout/${id}?locale=nl_NL&card=4242`)).toContain('Bevestig dat jij het bent');
    expect((await pay(id, { code: '000000' }, '?card=4242')).status).toBe(422);
    expect((await pay(id, { code: '123456' }, '?card=4242')).status).toBe(303);
    expect(await payment(id)).toMatchObject({ status: 'paid', details: { cardLabel: 'Visa', cardNumber: '4242' } });
    expect(JSON.stringify(sandbox.book.list())).not.toMatch(/4242\s?4242/);
  });

  test.each([
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0000 0000 0069', 'card_expired'],
    ['4100 0000 0000 0019', 'possible_fraud'],
  ])('%s fails: %s', async (number, failureReason) => {
    const id = await create('mastercard');
    const next = await pay(id, { ...CARD, number });
    const [, query] = next.headers.get('location')?.split('?') ?? [];
    await pay(id, { code: '123456' }, `?${query}`);
    expect(await payment(id)).toMatchObject({ status: 'failed', details: { failureReason } });
  });

  test('fails when the customer leaves the bank', async () => {
    const id = await create('creditcard');
    await sandbox.submit(`/checkout/${id}?card=4242`, { action: 'abandon' });
    expect(await payment(id)).toMatchObject({
      status: 'failed',
      details: { failureReason: 'authentication_abandoned' },
    });
  });
});

describe('the QR codes', () => {
  /** Draws a page's code as a camera would see it. */
  function photograph(page: string) {
    const svg = /<svg class="qr".*?<\/svg>/s
      .exec(page)?.[0]
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
    return sharp(Buffer.from(svg ?? ''), { density: 600 })
      .resize(400)
      .flatten({ background: '#fff' });
  }
  async function scan(page: string) {
    const { data, info } = await photograph(page).raw().toBuffer({ resolveWithObject: true });
    return decodeQR({ width: info.width, height: info.height, data });
  }

  test('of a transfer contains what a bank’s app needs (EPC069-12)', async () => {
    const page = await read(`/checkout/${await create('banktransfer')}`);
    const lines = (await scan(page)).split('\n');
    expect(lines.slice(0, 9)).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'TESTNL2A',
      'Pairwise',
      'NL96TEST0000000000',
      'EUR10.00',
      '',
    ]);
    expect(lines[9]).toMatch(/^RF\d{14}$/);
    expect(page).toContain(lines[9]?.replaceAll(/(.{4})(?=.)/g, '$1 '));
  });

  test('of a transfer has the reference that the payment shows', async () => {
    const id = await create('banktransfer');
    const { details } = (await payment(id)) as unknown as { details: Record<string, string> };
    expect(details).toMatchObject({ bankAccount: 'NL96TEST0000000000', bankBic: 'TESTNL2A' });
    expect(await scan(await read(`/checkout/${id}`))).toContain(details['transferReference']);
  });

  test('of a transfer in another currency than the euro is missing, because the standard has none', async () => {
    const id = await create('banktransfer', { amount: { currency: 'SEK', value: '100.00' } });
    expect(await read(`/checkout/${id}`)).not.toContain('class="qr"');
  });

  test('of Bancontact leads to the page', async () => {
    const id = await create('bancontact');
    expect(await scan(await read(`/checkout/${id}`))).toBe(`${sandbox.origin}/checkout/${id}`);
  });

  // The decoder above is of the library that draws the codes, and could share its mistakes.
  withZbarimg('zbarimg', () => {
    test('reads as well, mark by mark', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'qr-codes-'));
      try {
        for (const method of ['banktransfer', 'bancontact']) {
          const page = await read(`/checkout/${await create(method)}`);
          const picture = join(folder, `${method}.png`);
          await photograph(page).png().toFile(picture);
          const { stdout } = await promisify(execFile)(zbarimg ?? '', ['--quiet', '--raw', picture]);
          // Zbarimg ends what it read with a line break.
          expect(stdout).toBe(`${await scan(page)}\n`);
          expect(stdout).toMatch(method === 'banktransfer' ? /^BCD\n002\n1\nSCT\n/ : /^http/);
        }
        // A picture without a code is not read.
        const blank = join(folder, 'blank.png');
        await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
          .png()
          .toFile(blank);
        await expect(promisify(execFile)(zbarimg ?? '', ['--quiet', '--raw', blank])).rejects.toMatchObject({
          code: 4,
        });
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });
});

test('the style sheet has the product’s colours, and no fonts, which the policy forbids', async () => {
  const style = await read('/checkout.css');
  expect(style).toContain('--c-primary: light-dark(');
  expect(style).not.toContain('@font-face');
});
