import { createHash, randomUUID } from 'node:crypto';

import { type Language, languages } from '@pairwise/contracts/languages';
import { mandateText } from '@pairwise/contracts/mandate-text';
import { sql } from 'kysely';

import {
  debitForm,
  readPdf,
  renewLimits,
  settle,
  smsCodeTo,
  startShop,
  type TestApi,
  type TestClient,
  testDebitKey,
  type TestPerson,
  type TestShop,
} from '../../testing/index.ts';
import { purgeOwnRows } from '../domain/account-deletion/purge.repository.ts';
import { ProviderUnknownError } from '../providers/payment/payment-provider.ts';

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
  await renewLimits(api.db);
  member = await api.make();
  client = await api.as(member);
});

type Form = ReturnType<typeof debitForm>;

const start = async (form: Form) => (await client.call('POST /api/directdebit.php', { body: form })).body;
/** Pays by direct debit, up to the confirmed code. */
const debit = async (form: Form) => {
  const { challenge } = await start(form);
  const sms_code = await smsCodeTo(api, form.mobile_number);
  await client.call('PUT /api/directdebit.php', { body: { challenge, sms_code } });
  return challenge;
};
const list = async (by = client) => (await by.call('GET /api/mandates.php')).body.mandates;
const only = async () => {
  const [mandate] = await list();
  if (!mandate) throw new Error('The member has no mandate.');
  return mandate;
};
const save = (id: string, by = client) => by.call('GET /api/mandate.php', { query: { id } });
const revoke = (id: string, by = client) => by.call('PUT /api/mandate.php', { body: { id, revoke: true } });
const collectAgain = (mandate: string) =>
  sql`insert into sdd_collections (attempt_id, mandate_id, user_id, iban_hash, amount_minor, state)
    select ${randomUUID()}, mandate_id, user_id, iban_hash, 100, 'settled' from sdd_mandates
    where mandate_id = ${mandate}`.execute(api.db);
const refusedCollection = { code: 'DB052' };

const recurrent: Record<Language, string> = {
  en: 'Recurrent payments',
  da: 'Tilbagevendende betalinger',
  de: 'Wiederkehrende Zahlungen',
  es: 'Pagos recurrentes',
  fi: 'Toistuvat maksut',
  fr: 'Paiements récurrents',
  it: 'Pagamenti ricorrenti',
  nb: 'Gjentatte betalinger',
  nl: 'Terugkerende betalingen',
  pl: 'Płatności powtarzające się',
  sv: 'Återkommande betalningar',
};

test.each(languages)('BILL-05 the member sees and saves a mandate as accepted in %s', async (language) => {
  const form = debitForm({ mandate: { version: 'sepa-core-3', language } });
  // A mandate without its code is none.
  await start(debitForm());
  expect(await list()).toEqual([]);
  await debit(form);
  const mandate = await only();
  expect(mandate).toMatchObject({
    creditor_id: 'NL00ZZZ000000000000',
    account_holder: 'Anna de Vries',
    iban_last4: form.iban.slice(-4),
    language,
    state: 'active',
    revoked_at: null,
    text: mandateText(language, mandate.creditor),
  });
  const { rows } = await sql<{ hash: string }>`
    select encode(text_hash, 'hex') as hash from sdd_mandates where mandate_id = ${mandate.id}`.execute(api.db);
  expect(createHash('sha256').update(mandate.text).digest('hex')).toBe(rows[0]?.hash);

  const { file_name: name, pdf: file } = (await save(mandate.id)).body;
  expect(name).toBe(`${mandate.reference}.pdf`);
  const pdf = await readPdf(file);
  expect(pdf).toMatchObject({ language, isTagged: true });
  expect(pdf.title).toContain(mandate.reference);
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'P', 'Table', 'TR', 'TH', 'TD']));
  // A line may end after a slash.
  const text = pdf.texts.join(' ').replaceAll(/\s+/g, ' ').replaceAll('/ ', '/');
  const stated = [
    recurrent[language],
    mandate.text,
    mandate.reference,
    mandate.creditor_id,
    form.account_holder,
    '1015 BA Amsterdam',
  ];
  for (const part of stated) expect(text).toContain(part);
  expect(text).not.toContain(form.iban);
});

test('BILL-05 a mandate keeps the text of its version', async () => {
  const form = debitForm({ mandate: { version: 'sepa-core-2', language: 'da' } });
  await debit(form);
  const { id, creditor, text } = await only();
  expect(text).toContain('denne mandatformular');
  expect(text).toBe(mandateText('da', creditor, 'sepa-core-2'));
  expect(mandateText('da', creditor)).toContain('denne betalingsaftale');
  const { rows } = await sql<{ hash: string }>`
    select encode(text_hash, 'hex') as hash from sdd_mandates where mandate_id = ${id}`.execute(api.db);
  expect(createHash('sha256').update(text).digest('hex')).toBe(rows[0]?.hash);
  const pdf = await readPdf((await save(id)).body.pdf);
  expect(pdf.texts.join(' ').replaceAll(/\s+/g, ' ')).toContain(text);
});

test('BILL-05 a mandate keeps its text and its bytes when the company changes its name', async () => {
  await debit(debitForm());
  const mandate = await only();
  const file = (await save(mandate.id)).body;
  const { rows } = await sql<{ name: string }>`select name from companies where id = 1`.execute(api.db);
  try {
    await sql`update companies set name = 'Another Company' where id = 1`.execute(api.db);
    expect(await only()).toEqual(mandate);
    expect((await save(mandate.id)).body).toEqual(file);
  } finally {
    await sql`update companies set name = ${rows[0]?.name ?? ''} where id = 1`.execute(api.db);
  }
});

test('BILL-05 a mandate belongs to its member', async () => {
  await debit(debitForm());
  const { id } = await only();
  const stranger = await api.as(await api.make());
  expect(await list(stranger)).toEqual([]);
  expect((await save(id, stranger)).error?.code).toBe('not_found');
  expect((await revoke(id, stranger)).error?.code).toBe('not_found');
  const visitor = await api.visitor().call('GET /api/mandates.php');
  expect(visitor.error?.code).toBe('authentication_required');
  expect((await only()).state).toBe('active');
});

test('BILL-05 a revoked mandate stays revoked, here and at the provider, and nothing is collected by it', async () => {
  await debit(debitForm());
  const { id, reference } = await only();
  const revoked = (await revoke(id)).body.mandate;
  expect(revoked).toMatchObject({ id, state: 'revoked', revoked_at: expect.any(String) });
  expect((await revoke(id)).body.mandate).toEqual(revoked);
  await api.runDueJobs();
  const { rows } = await sql<{ ref: string }>`
    select provider_ref as ref from sdd_mandates where mandate_id = ${id}`.execute(api.db);
  expect(shop.sandbox.book.findMandate(rows[0]?.ref ?? '')).toMatchObject({
    mandateReference: reference,
    revokedAt: expect.any(String),
  });
  await expect(collectAgain(id)).rejects.toMatchObject(refusedCollection);
  const undo = sql`update sdd_mandates set revoked_at = null where mandate_id = ${id}`.execute(api.db);
  await expect(undo).rejects.toMatchObject({ code: 'DB001' });
  const pdf = await readPdf((await save(id)).body.pdf);
  expect(pdf.texts).toContain('Revoked on');
});

test.each([
  ['never arrived is not made', false, 'failed', 0],
  ['arrived is found', true, 'completed', 1],
] as const)('BILL-05 a collection whose request %s after a revocation', async (_, arrived, status, count) => {
  const provider = api.app.services.payments.get('sandbox');
  if (!provider) throw new Error('the sandbox is not configured');
  const real = provider.create;
  const lost = jest.spyOn(provider, 'create').mockImplementationOnce(async (payment) => {
    if (arrived) await real(payment);
    throw new ProviderUnknownError('the connection was cut');
  });
  const form = debitForm();
  const attempt = await debit(form);
  lost.mockRestore();
  await revoke((await only()).id);
  await settle(api, { attempt_id: attempt, payment_id: form.payment_id, product: 'p1', method: 'sdd', agree: true });
  const { body } = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
  expect(body.payment.status).toBe(status);
  const collections = shop.sandbox.book.list().filter(({ metadata }) => metadata?.['attempt'] === attempt);
  expect(collections).toHaveLength(count);
});

test('BILL-05 a mandate that was revoked before its order is placed confirms nothing', async () => {
  const form = debitForm();
  const { challenge } = await start(form);
  const sms_code = await smsCodeTo(api, form.mobile_number);
  await sql`update sdd_mandates set revoked_at = now() from sdd_challenges c
    where c.mandate_id = sdd_mandates.mandate_id and c.challenge_id = ${challenge}`.execute(api.db);
  const { error } = await client.call('PUT /api/directdebit.php', { body: { challenge, sms_code } });
  expect(error?.code).toBe('challenge_expired');
  expect((await client.call('GET /api/user.php')).body.user?.credits).toBe(0);
});

test('BILL-05 a mandate expires when nothing was collected by it for 36 months', async () => {
  await debit(debitForm());
  const { id } = await only();
  const move = async (months: number): Promise<void> => {
    const time = sql`now() - make_interval(months => ${months}::int)`;
    await sql`update sdd_mandates set accepted_at = ${time} where mandate_id = ${id}`.execute(api.db);
    await sql`update sdd_collections set created_at = ${time} where mandate_id = ${id}`.execute(api.db);
  };
  await move(35);
  expect((await only()).state).toBe('active');
  await move(37);
  expect((await only()).state).toBe('expired');
  await expect(collectAgain(id)).rejects.toMatchObject(refusedCollection);
  // A collection since then keeps it.
  await sql`update sdd_collections set created_at = now() where mandate_id = ${id}`.execute(api.db);
  expect((await only()).state).toBe('active');
});

test('BILL-05 a deleted account collects nothing any more', async () => {
  await debit(debitForm());
  const { id } = await only();
  await api.db.transaction().execute((transaction) => purgeOwnRows(transaction, member.id));
  await expect(collectAgain(id)).rejects.toMatchObject(refusedCollection);
});
