import { sql } from 'kysely';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deleteExpiredRows } from './delete-expired.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('deletes old login limits and records of notifications, more than one batch of them, and keeps what still counts', async () => {
  const { id } = await api.make();
  await sql`insert into login_throttle (key_hash, window_started, blocked_until)
    select sha256(n::text::bytea), now() - interval '3 days', now() - make_interval(days => n % 2 + 2)
    from generate_series(1, 2500) n`.execute(api.db);
  await sql`insert into login_throttle (key_hash, window_started, blocked_until)
    values ('\x01', now() - interval '3 days', now() - interval '1 hour'), ('\x02', now() - interval '1 hour', null)`.execute(
    api.db,
  );
  await sql`insert into notifications_sent (user_id, type, channel, sent_at)
    select ${id}, 'like', 'email', now() - make_interval(days => case when n <= 2500 then 31 else 1 end)
    from generate_series(1, 2501) n`.execute(api.db);
  await deleteExpiredRows(api.db);
  const { rows } = await sql`select (select count(*)::int from login_throttle) as limits,
    (select count(*)::int from notifications_sent) as notifications`.execute(api.db);
  expect(rows).toEqual([{ limits: 2, notifications: 1 }]);
});

test('deletes a statement about no order after 30 days, and keeps an undecided one', async () => {
  await sql`insert into withdrawals (site_id, order_number, refund_days, email, submitted_at, decided_at, outcome) values
    (1, '0000000001', 14, null, now() - interval '31 days', now(), 'unknown'),
    (1, '0000000002', 14, null, now() - interval '29 days', now(), 'unknown'),
    (1, '0000000003', 14, 'eva@example.test', now() - interval '31 days', null, null)`.execute(api.db);
  await deleteExpiredRows(api.db);
  const { rows } = await sql`select order_number as number from withdrawals order by order_number`.execute(api.db);
  expect(rows).toEqual([{ number: '0000000002' }, { number: '0000000003' }]);
});

test('removes name and address of a visitor from a complaint a year after its decision, and keeps the complaint', async () => {
  await sql`insert into complaints (site_id, category, object_type, text, reporter_email, reporter_name, language, status,
      decided_at, statement_of_reasons)
    select 1, 'other', 'site', 'complaint ' || n, n || '@example.test', 'Eva', 'en',
      case when days is null then 'open' else 'dismissed' end, now() - make_interval(days => days),
      case when days is not null then 'The reasons.' end
    from (values (1, 366), (2, 364), (3, null)) as given (n, days)`.execute(api.db);
  await deleteExpiredRows(api.db);
  const { rows } = await sql`select text, reporter_email as email, reporter_name as name from complaints
    order by text`.execute(api.db);
  expect(rows).toEqual([
    { text: 'complaint 1', email: null, name: null },
    { text: 'complaint 2', email: '2@example.test', name: 'Eva' },
    { text: 'complaint 3', email: '3@example.test', name: 'Eva' },
  ]);
});

test('leaves a row that is in use to the next run instead of waiting for it', async () => {
  await api.make();
  await sql`delete from login_throttle`.execute(api.db);
  await sql`insert into login_throttle (key_hash, window_started)
    select sha256(n::text::bytea), now() - interval '3 days' from generate_series(1, 5) n`.execute(api.db);
  const left = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from login_throttle`.execute(api.db)).rows[0]?.n;
  await api.db.transaction().execute(async (transaction) => {
    await sql`select from login_throttle limit 1 for update`.execute(transaction);
    await deleteExpiredRows(api.db);
    expect(await left()).toBe(1);
  });
  await deleteExpiredRows(api.db);
  expect(await left()).toBe(0);
});
