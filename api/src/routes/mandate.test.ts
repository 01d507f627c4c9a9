import { createHash, randomUUID } from 'node:crypto';

import { type Language, languages } from '@pairwise/contracts/languages';
import { mandateText } from '@pairwise/contracts/mandate-text';
import { sql } from 'kysely';

import {
  debitForm,
  newIban,
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
import { purgeAccounts } from '../domain/account-deletion/purge-accounts.ts';
import { deleteExpiredRows } from '../domain/expiry/delete-expired.repository.ts';
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

/** Moves acceptance and last use of a mandate into the past. */
const age = (id: string, months: number) => {
  const time = sql`now() - make_interval(months => ${months}::int)`;
  return sql`update sdd_mandates set accepted_at = ${time}, last_used_at = ${time} where mandate_id = ${id}`.execute(
    api.db,
  );
};
const settleDebit = (form: Form, attempt: string) =>
  settle(api, { attempt_id: attempt, payment_id: form.payment_id, product: 'p1', method: 'sdd', agree: true });

test('BILL-05 a mandate expires when nothing was collected by it for 36 months, and a collection renews it', async () => {
  // An account whose debits the bank settles at once, so that a further one is possible.
  const form = debitForm({ iban: newIban('08') });
  await settleDebit(form, await debit(form));
  const { id } = await only();
  await age(id, 37);
  expect((await only()).state).toBe('expired');
  await expect(collectAgain(id)).rejects.toMatchObject(refusedCollection);
  await age(id, 35);
  expect((await only()).state).toBe('active');
  const body = { payment_id: randomUUID(), attempt_id: randomUUID(), amount_minor: 2999, confirm: true } as const;
  expect((await client.call('POST /api/repeat-order.php', { body })).body.payment.status).toBe('completed');
  await sql`update sdd_mandates set accepted_at = now() - interval '37 months' where mandate_id = ${id}`.execute(
    api.db,
  );
  expect((await only()).state).toBe('active');
});

describe('the rows of mandates', () => {
  const isKept = async (id: string): Promise<boolean> => {
    await deleteExpiredRows(api.db);
    const { rows } = await sql`select from sdd_mandates where mandate_id = ${id}`.execute(api.db);
    return rows.length === 1;
  };
  const revokeSince = (id: string, days: number) =>
    sql`update sdd_mandates set revoked_at = now() - make_interval(days => ${days}::int) where mandate_id = ${id}`.execute(
      api.db,
    );

  test('BILL-05 are kept as long as a mandate can be used, from its last use', async () => {
    await debit(debitForm());
    const { id } = await only();
    await age(id, 35);
    expect(await isKept(id)).toBe(true);
    await sql`update sdd_mandates set accepted_at = now() - interval '60 months' where mandate_id = ${id}`.execute(
      api.db,
    );
    expect(await isKept(id)).toBe(true);
    await age(id, 37);
    expect(await isKept(id)).toBe(false);
    // What was collected by it stays.
    const { rows } = await sql`select from sdd_collections where user_id = ${member.id}`.execute(api.db);
    expect(rows).toHaveLength(1);
  });

  test('BILL-05 are kept for 14 months after the last use of a revoked mandate, and until its provider knows of the end', async () => {
    await debit(debitForm());
    const { id } = await only();
    await age(id, 13);
    await revokeSince(id, 60);
    expect(await isKept(id)).toBe(true);
    await age(id, 15);
    expect(await isKept(id)).toBe(false);

    await renewLimits(api.db);
    member = await api.make();
    client = await api.as(member);
    await debit(debitForm());
    const late = (await only()).id;
    await age(late, 40);
    await revokeSince(late, 20);
    expect(await isKept(late)).toBe(true);
  });
});

describe('a deleted account', () => {
  const refOf = async (id: string): Promise<string> => {
    const { rows } = await sql<{ ref: string }>`
      select provider_ref as ref from sdd_mandates where mandate_id = ${id}`.execute(api.db);
    return rows[0]?.ref ?? '';
  };
  const close = () =>
    sql`update users set status = 'pending_deletion', purge_after = now() - interval '1 second' where id = ${member.id}`.execute(
      api.db,
    );
  const purge = () => purgeAccounts(api.db, api.app.services.files);
  /** Lets a job that has failed run again. */
  const retryJobs = async (): Promise<void> => {
    await sql`update graphile_worker._private_jobs set run_at = now() where key like 'revoke-mandate:%'`.execute(
      api.db,
    );
    await api.runDueJobs();
  };

  test('BILL-05 AUTH-11 collects nothing any more, and its mandate ends at the provider', async () => {
    await debit(debitForm());
    const { id } = await only();
    await close();
    expect(await purge()).toBe(1);
    await expect(collectAgain(id)).rejects.toMatchObject(refusedCollection);
    expect(shop.sandbox.book.findMandate(await refOf(id))?.revokedAt).toBeUndefined();
    await api.runDueJobs();
    expect(shop.sandbox.book.findMandate(await refOf(id))).toMatchObject({ revokedAt: expect.any(String) });
  });

  test('BILL-05 AUTH-11 ends its mandate once, whether the process dies before or after the provider has responded', async () => {
    const provider = api.app.services.payments.get('sandbox');
    if (!provider?.revokeMandate) throw new Error('the sandbox has no mandates');
    const real = provider.revokeMandate;
    await debit(debitForm());
    const { id } = await only();
    await close();
    // The purge is one transaction: when it does not commit, neither the revocation nor its job is there.
    const failing = { remove: () => Promise.reject(new Error('no disk')) };
    await sql`insert into exports (user_id, day, expires_at) values (${member.id}, '2026-01-01', now() + interval '1 day')`.execute(
      api.db,
    );
    await expect(purgeAccounts(api.db, failing)).rejects.toThrow('1 accounts could not be purged');
    const revoked = jest.spyOn(provider, 'revokeMandate');
    await api.runDueJobs();
    expect(revoked).not.toHaveBeenCalled();

    expect(await purge()).toBe(1);
    expect(await purge()).toBe(0);
    revoked
      .mockImplementationOnce(() => Promise.reject(new ProviderUnknownError('the process died before the request')))
      .mockImplementationOnce(async (mandate) => {
        await real(mandate);
        throw new ProviderUnknownError('the process died after the response');
      });
    await api.runDueJobs();
    await retryJobs();
    await retryJobs();
    expect(revoked).toHaveBeenCalledTimes(3);
    await retryJobs();
    expect(revoked).toHaveBeenCalledTimes(3);
    revoked.mockRestore();
    expect(shop.sandbox.book.findMandate(await refOf(id))).toMatchObject({ revokedAt: expect.any(String) });
  });
});

test('BILL-05 a mandate that is revoked while its provider creates it ends there as well', async () => {
  const provider = api.app.services.payments.get('sandbox');
  if (!provider?.createMandate) throw new Error('the sandbox has no mandates');
  const real = provider.createMandate;
  const form = debitForm();
  const { challenge } = await start(form);
  const sms_code = await smsCodeTo(api, form.mobile_number);
  const creating = jest.spyOn(provider, 'createMandate').mockImplementationOnce(async (mandate) => {
    const ref = await real(mandate);
    await revoke(mandate.mandateId);
    await api.runDueJobs();
    return ref;
  });
  const { error } = await client.call('PUT /api/directdebit.php', { body: { challenge, sms_code } });
  creating.mockRestore();
  expect(error?.code).toBe('challenge_expired');
  await api.runDueJobs();
  const { rows } = await sql<{ ref: string }>`
    select provider_ref as ref from sdd_mandates where user_id = ${member.id}`.execute(api.db);
  expect(shop.sandbox.book.findMandate(rows[0]?.ref ?? '')).toMatchObject({ revokedAt: expect.any(String) });
});
