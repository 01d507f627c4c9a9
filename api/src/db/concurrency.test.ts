import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { createTestDatabase, makePerson, type TestDatabase } from '../../testing/index.ts';
import { type Database, openDatabase } from './database.ts';

/** The same rules under many concurrent connections. Each test counts the results; at the end all totals must match. */
let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = openDatabase({ url: server.url, poolSize: 20, onError: () => {} });
});
afterAll(async () => {
  await db.destroy();
  await server.drop();
});

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => act(index)));

const one = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(db)).rows[0];

const open = async (from: number, to: number): Promise<number> => {
  const row = await one(sql`select (conversation_open(${from}, ${to})).id`);
  return Number(row?.['id']);
};

const send = (sender: number, conversation: number, client: string) =>
  sql`select message_send(${sender}, ${conversation}, ${client}, 'text', 'x', null, null, 1)`.execute(db);

const people = async (count: number, options: Parameters<typeof makePerson>[1] = {}): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await makePerson(db, options)).id);
  return ids;
};

test('twenty concurrent sends of one message are one message and one credit', async () => {
  const [a = 0, b = 0] = await people(2, { credits: 50 });
  const conversation = await open(a, b);
  const client = randomUUID();
  const results = await times(20, () => send(a, conversation, client));
  expect(results.every((result) => result.status === 'fulfilled')).toBe(true);
  expect(
    await one(sql`select (select count(*)::int from messages where conversation_id = ${conversation}) as messages,
    (select balance from credit_accounts where user_id = ${a}) as balance`),
  ).toEqual({ messages: 1, balance: 49 });
});

test('twenty concurrent sends with five credits are five messages, numbered without a gap', async () => {
  const [a = 0, b = 0] = await people(2, { credits: 5 });
  const conversation = await open(a, b);
  await times(20, () => send(a, conversation, randomUUID()));
  expect(
    await one(sql`select (select count(*)::int from messages where conversation_id = ${conversation}) as messages,
    (select last_seq from conversations where id = ${conversation}) as last_seq,
    (select balance from credit_accounts where user_id = ${a}) as balance`),
  ).toEqual({ messages: 5, last_seq: 5, balance: 0 });
});

test('eight pairs who like each other concurrently are eight matches', async () => {
  const ids = await people(16);
  const likes = ids.flatMap((from, index) => [[from, ids[index ^ 1] ?? 0] as const]);
  const before = await one(sql`select count(*)::int as n from matches`);
  await times(16, (index) => {
    const [from = 0, to = 0] = likes[index] ?? [];
    return db.transaction().execute(async (trx) => {
      await sql`insert into likes (from_id, to_id) values (${from}, ${to})`.execute(trx);
      await sql`select pg_sleep(0.05)`.execute(trx);
    });
  });
  const after = await one(sql`select count(*)::int as n from matches`);
  expect(Number(after?.['n']) - Number(before?.['n'])).toBe(8);
});

test('twenty concurrent webhooks of one payment credit it once, without a deadlock', async () => {
  const [payer = 0] = await people(1);
  const payment = randomUUID();
  await sql`insert into payments (payment_id, user_id, product_id, credits, list_minor, amount_minor, currency, method)
    values (${payment}, ${payer}, 'p1', 30, 2999, 2999, 'EUR', 'ideal')`.execute(db);
  await sql`select attempt_start(${payment}, ${payment}, 'ideal', 'test')`.execute(db);
  const results = await times(20, () =>
    sql`select attempt_settle(${payment}, 'paid', 'tr_1', 2999, 'EUR')`.execute(db),
  );
  expect(results.filter((result) => result.status === 'rejected')).toEqual([]);
  expect(await one(sql`select balance from credit_accounts where user_id = ${payer}`)).toEqual({ balance: 30 });
});

test('of six chats that a free member starts concurrently two succeed; a pair opened from both sides is one chat', async () => {
  const [starter = 0, ...others] = await people(7);
  await times(6, (index) => open(starter, others[index] ?? 0));
  expect(await one(sql`select count(*)::int as n from conversations where ${starter} in (user_lo, user_hi)`)).toEqual({
    n: 2,
  });
  const [a = 0, b = 0] = await people(2);
  const results = await times(10, (index) => (index % 2 ? open(a, b) : open(b, a)));
  const ids = new Set(results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused')));
  expect(ids.size).toBe(1);
});

test('of eight concurrent swipe likes four succeed, of eight concurrent photos of a free member three', async () => {
  const [swiper = 0, ...targets] = await people(9);
  await times(8, (index) => sql`select swipe_like(${swiper}, ${targets[index] ?? 0}, '2026-11-20')`.execute(db));
  expect(await one(sql`select count(*)::int as n from likes where from_id = ${swiper}`)).toEqual({ n: 4 });
  await times(8, (index) =>
    sql`insert into photos (user_id, position, content_key, width, height)
    values (${swiper}, ${index + 1}, 'abcdef0123456789', 1, 1)`.execute(db),
  );
  expect(await one(sql`select count(*)::int as n from photos where user_id = ${swiper}`)).toEqual({ n: 3 });
});

test('no message is sent after a block, and each sent message was paid', async () => {
  const [sender = 0, receiver = 0] = await people(2, { premium: true });
  const conversation = await open(sender, receiver);
  await Promise.all([
    times(15, () => send(sender, conversation, randomUUID())),
    sql`insert into blocks values (${receiver}, ${sender})`.execute(db),
  ]);
  const count = () =>
    one(sql`select (select count(*)::int from messages where conversation_id = ${conversation}) as messages,
    (select count(*)::int from credit_ledger where user_id = ${sender} and reason = 'message') as debits`);
  const [late] = await times(1, () => send(sender, conversation, randomUUID()));
  const counted = await count();
  expect(late?.status).toBe('rejected');
  expect(counted?.['messages']).toBe(counted?.['debits']);
});

test('afterwards ledgers match balances, and numbers of messages and events have no gaps', async () => {
  const wrong = await one(sql`select
    (select count(*)::int from credit_accounts a left join (select user_id, sum(delta) s from credit_ledger group by 1) l
       using (user_id) where a.balance <> coalesce(l.s, 0)) as balances,
    (select count(*)::int from (select count(*) n, max(seq) m from messages group by conversation_id) t where n <> m) as messages,
    (select count(*)::int from (select count(*) n, max(seq) m from user_events group by user_id) t where n <> m) as events,
    (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`);
  expect(wrong).toEqual({ balances: 0, messages: 0, events: 0, deadlocks: 0 });
});
