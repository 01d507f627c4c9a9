import { sql } from 'kysely';

import { linkTo, mailsTo, people, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';
import { refundPayment } from '../domain/payments/refund-payment.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const closeAccount = async (options = {}) => {
  const person = await api.make(options);
  const client = await api.as(person);
  const other = await api.as(person);
  const response = await client.call('POST /api/account-delete.php', {
    body: { password: testPassword, reason: 'no_matches', text: 'Nobody near me' },
  });
  return { person, client, other, response };
};

const statusOf = async (id: number) =>
  (await api.db.selectFrom('users').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;

test('AUTH-11 lists the offers and what the member would lose', async () => {
  const client = await api.as(await api.make(people.premiumMember));
  const { body } = await client.call('GET /api/account-delete.php');
  expect(body).toMatchObject({ offers: expect.arrayContaining(['pause_mails', 'invisible']), reactivation_days: 14 });
  expect(body.credits).toBeGreaterThan(0);
  expect(body.refundable_minor).toBeGreaterThan(0);
  expect(body.currency).toBe('EUR');
});

test('AUTH-11 BILL-11 offers to refund what was not paid back before', async () => {
  const person = await api.make(people.premiumMember);
  const client = await api.as(person);
  const refundable = async () => (await client.call('GET /api/account-delete.php')).body.refundable_minor;
  const all = await refundable();
  const { rows } = await sql<{ order: string }>`
    select order_number as order from payments where user_id = ${person.id}`.execute(api.db);
  const [{ order } = { order: '' }] = rows;
  await refundPayment(api.db, { orderNumber: order, amount: '10.00', reason: 'goodwill', operator: 'eva' });
  expect(await refundable()).toBe(all - 1000);
  await refundPayment(api.db, { orderNumber: order, reason: 'goodwill', operator: 'eva' });
  expect(await refundable()).toBe(0);
});

test('AUTH-11 applies each offer once, even for twenty concurrent calls', async () => {
  await api.db.updateTable('companies').set({ delete_discount: '50' }).execute();
  const person = await api.make();
  const client = await api.as(person);
  const take = (offer: string) => client.call('PUT /api/account-delete.php', { body: { offer } });
  expect((await take('pause_mails')).body.mails_paused_until).toMatch(/^20/);
  expect((await take('invisible')).body.user.invisible).toBe(true);
  const responses = await Promise.all(Array.from({ length: 20 }, () => take('discount')));
  expect(responses.filter(({ error }) => error?.code === 'offer_used')).toHaveLength(19);
  const code = responses.find(({ status }) => status === 200)?.body.discountcode;
  expect(code).toMatchObject({ code: expect.stringMatching(/^STAY[A-Z2-9]{8}$/), value_percentage: 50 });
  const stored = await api.db.selectFrom('discount_codes').where('user_id', '=', person.id).selectAll().execute();
  // The page shows the code once; the mail keeps it.
  const mails = await mailsTo(api, person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your 50% off']);
  expect(mails[0]?.text).toContain(code?.code);
  expect(stored).toMatchObject([{ code: code?.code, validity: 'once', status: 'active' }]);
  expect((await client.call('GET /api/account-delete.php')).body.offers).toEqual([]);
});

test('AUTH-11 hides the member, logs them out everywhere, and names the day of the deletion', async () => {
  const seeker = await api.as(await api.make({ gender: 'male', seeks: 'female' }));
  const { person, client, other, response } = await closeAccount({ name: 'Iris' });
  const days = (Date.parse(response.body.purge_after) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  for (const one of [client, other]) expect((await one.call('GET /api/user.php')).body.user).toBeNull();
  const { body } = await seeker.call('GET /api/members.php', { query: { results: 48 } });
  expect(body.profiles.map(({ id }) => id)).not.toContain(person.publicId);
  expect((await seeker.call('GET /api/member.php', { query: { id: person.publicId } })).status).toBe(404);
  const login = await api
    .visitor()
    .call('POST /api/user.php', { body: { email: person.email, password: testPassword } });
  expect(login.error?.code).toBe('account_pending_deletion');
  expect(
    await api.db.selectFrom('account_deletions').where('user_id', '=', person.id).selectAll().execute(),
  ).toMatchObject([{ reason: 'no_matches', text: 'Nobody near me', reactivated_at: null }]);
});

test('AUTH-11 a wrong password does not close the account', async () => {
  const person = await api.make();
  const client = await api.as(person);
  const response = await client.call('POST /api/account-delete.php', { body: { password: 'wrong' } });
  expect(response.error?.code).toBe('old_password_wrong');
  expect(await statusOf(person.id)).toBe('active');
});

test('AUTH-11 the link of the mail restores everything, once', async () => {
  const { person } = await closeAccount(people.premiumMember);
  const token = await linkTo(api, person.email);
  expect((await api.visitor().call('GET /api/token.php', { query: { token } })).body).toMatchObject({
    purpose: 'reactivate',
    next: '/account-deleted',
  });
  const client = api.visitor();
  const { body } = await client.call('POST /api/reactivate.php', { body: { token } });
  expect(body.user).toMatchObject({ status: 'active', paid_user: true, credits: 30 });
  expect((await client.call('GET /api/user.php')).body.user?.name).toBe('Robin');
  expect((await api.visitor().call('POST /api/reactivate.php', { body: { token } })).error?.code).toBe('link_expired');
});

test('AUTH-11 reactivates an unconfirmed account as unconfirmed; sends the mail again only with the password', async () => {
  const { person } = await closeAccount(people.unconfirmedMember);
  const again = (password: string) =>
    api.visitor().call('POST /api/reactivate-mail.php', { body: { email: person.email, password } });
  expect((await again('wrong')).error?.code).toBe('login_failed');
  expect((await again(testPassword)).body).toEqual({ ok: true });
  expect(await mailsTo(api, person.email)).toHaveLength(2);
  const token = await linkTo(api, person.email);
  const { body } = await api.visitor().call('POST /api/reactivate.php', { body: { token } });
  expect(body.user.status).toBe('not_confirmed');
  // An account that is not being deleted gets no such mail, with the same error as a wrong password.
  const stays = await api.make();
  const response = await api
    .visitor()
    .call('POST /api/reactivate-mail.php', { body: { email: stays.email, password: testPassword } });
  expect(response.error?.code).toBe('login_failed');
});
