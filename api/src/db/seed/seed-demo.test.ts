import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { languages } from '@pairwise/contracts/languages';
import { type Kysely, sql } from 'kysely';

import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { passwordMatches } from '../../domain/account/password-hash.ts';
import { type Database, openDatabase } from '../database.ts';
import { readPlaces } from '../reference/places.ts';
import type { DB } from '../types.generated.ts';
import { demoPassword } from './demo-accounts.ts';
import { imaginePeople, memberCount } from './people.ts';
import { randomFrom } from './random.ts';
import { refreshDemo } from './refresh-demo.ts';
import { seedDemo } from './seed-demo.ts';

jest.setTimeout(300_000);

let server: TestDatabase;
let db: Database;
let dataDir: string;
const logged: string[] = [];

beforeAll(async () => {
  server = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'pairwise-seed-'));
  await seedDemo(server.url, { dataDir, draw: false, log: (line) => logged.push(line) });
  db = openDatabase({ url: server.url, onError: () => {} });
});
afterAll(async () => {
  await db.destroy();
  await server.drop();
  await rm(dataDir, { recursive: true });
});

const one = async (from: Kysely<DB>, query: ReturnType<typeof sql>) => (await query.execute(from)).rows[0];

test('writes two thousand members in sixteen countries, half of them women, most with a photo', async () => {
  expect(memberCount).toBe(2000);
  expect(
    await one(
      db,
      sql`select count(*)::int as members, count(distinct u.country)::int as countries,
    sum((p.gender = 'female')::int)::int as women from users u join profiles p on p.user_id = u.id
    where email like 'member-%'`,
    ),
  ).toEqual({ members: 2000, countries: 16, women: 1000 });
  const photos = await db.selectFrom('photos').select(['content_key', 'blurhash']).distinct().execute();
  expect(new Set(photos.map((photo) => photo.content_key)).size).toBeGreaterThan(200);
  expect(photos.filter(({ blurhash }) => !blurhash)).toEqual([]);
});

test('no photo waits for its approval, which would change what pages show while a visitor looks at them', async () => {
  expect(await db.selectFrom('photos').select('id').where('status', '<>', 'active').execute()).toEqual([]);
});

test('MEMBER-03 premium members have four to six photos, so that free viewers meet locked ones; few members have none', async () => {
  const { rows } = await sql<{ paid: boolean; fewest: number; most: number; without: number; members: number }>`
    select paid, min(n) filter (where n > 0)::int as fewest, max(n)::int as most,
      (count(*) filter (where n = 0))::int as without, count(*)::int as members
    from (select u.id, u.paid, count(f.id) as n from users u left join photos f on f.user_id = u.id group by u.id) t
    group by paid order by paid`.execute(db);
  expect(rows).toMatchObject([
    { paid: false, fewest: 1, most: 3 },
    { paid: true, fewest: 4, most: 6 },
  ]);
  const [without, members] = [
    rows.reduce((sum, row) => sum + row.without, 0),
    rows.reduce((sum, row) => sum + row.members, 0),
  ];
  expect(without / members).toBeGreaterThan(0.02);
  expect(without / members).toBeLessThan(0.08);
});

test('LAND-02 some members have agreed to landing pages, and no demo account has', async () => {
  const { rows } = await sql<{ members: number; accounts: number }>`
    select count(*) filter (where u.password_hash is null)::int as members,
      count(*) filter (where u.password_hash is not null)::int as accounts
    from users u join profiles p on p.user_id = u.id where p.landing_opt_in`.execute(db);
  expect(rows[0]?.accounts).toBe(0);
  expect(rows[0]?.members).toBeGreaterThan(150);
  expect(rows[0]?.members).toBeLessThan(350);
});

test('the demo accounts have the state that their name says', async () => {
  const { rows } = await sql<{ email: string; password_hash: string }>`
    select split_part(u.email::text, '@', 1) as account, u.email, u.password_hash, u.status, u.paid, a.balance, p.status as profile
    from users u join profiles p on p.user_id = u.id left join credit_accounts a on a.user_id = u.id
    where u.email in ('free@demo.test', 'premium@demo.test', 'fresh@demo.test', 'unconfirmed@demo.test', 'blocked@demo.test')
    order by 1`.execute(db);
  expect(rows).toMatchObject([
    { account: 'blocked', status: 'active', paid: false },
    { account: 'free', status: 'active', paid: false, balance: 2 },
    { account: 'fresh', status: 'active', paid: false, balance: 0 },
    { account: 'premium', status: 'active', paid: true, profile: 'active' },
    { account: 'unconfirmed', status: 'not_confirmed', profile: 'disabled' },
  ]);
  for (const row of rows) expect(await passwordMatches(row.password_hash, demoPassword)).toBe(true);
  expect(
    await one(
      db,
      sql`select b.email as blocker, x.email as blocked from blocks
    join users b on b.id = blocker_id join users x on x.id = blocked_id`,
    ),
  ).toEqual({
    blocker: 'premium@demo.test',
    blocked: 'blocked@demo.test',
  });
});

test('free@ and premium@ have something new to read', async () => {
  const { rows } = await sql<{ unread: number; conversations: number; likes: number; matches: number }>`
    select split_part(u.email::text, '@', 1) as account,
      (select sum(num_unread_messages)::int from chat_unread c where c.user_id = u.id) as unread,
      (select count(*)::int from chat_unread c where c.user_id = u.id) as conversations,
      (select count(*)::int from likes l where l.to_id = u.id and l.seen_at is null) as likes,
      (select count(*)::int from matches m where u.id in (m.user_lo, m.user_hi)) as matches
    from users u where u.email in ('free@demo.test', 'premium@demo.test') order by 1`.execute(db);
  for (const row of rows) {
    expect(row.unread).toBeGreaterThanOrEqual(3);
    expect(row.conversations).toBeGreaterThanOrEqual(3);
    expect(row.likes).toBeGreaterThanOrEqual(5);
    expect(row.matches).toBeGreaterThanOrEqual(5);
  }
  expect(rows[1]?.unread).toBeGreaterThanOrEqual(12);
});

test('premium@ has a long chat over days with a photo and a gift, some shorter ones, and a draft', async () => {
  const { rows } = await sql<{
    lines: number;
    days: number;
    authors: number;
    kinds: string[];
    draft: string | null;
    rev: number;
  }>`
    select c.last_seq as lines, cm.draft, cm.draft_rev as rev, count(distinct date_trunc('day', m.created_at))::int as days,
      count(distinct m.sender_id)::int as authors, array_agg(distinct m.kind::text order by m.kind::text) as kinds
    from conversations c join messages m on m.conversation_id = c.id
    join conversation_members cm on cm.conversation_id = c.id
    join users u on u.id = cm.user_id and u.email = 'premium@demo.test'
    group by c.id, cm.draft, cm.draft_rev order by c.last_seq desc`.execute(db);
  expect(rows[0]).toMatchObject({ authors: 2, kinds: ['gift', 'photo', 'text'] });
  expect(rows[0]?.lines).toBeGreaterThan(60);
  expect(rows[0]?.days).toBeGreaterThanOrEqual(5);
  expect(rows.filter(({ lines }) => lines >= 5 && lines <= 15).length).toBeGreaterThanOrEqual(4);
  // Revision 0 is that of no draft: a browser would not show it.
  expect(rows.filter(({ draft }) => draft !== null)).toMatchObject([{ rev: 1 }]);
});

test('the chats of a demo account are with members of different names, and no two begin with the same line', async () => {
  const { rows } = await sql<{ chats: number; names: number; beginnings: number }>`
    select count(*)::int as chats, count(distinct partner.name)::int as names, count(distinct m.body)::int as beginnings
    from conversations c join messages m on m.conversation_id = c.id and m.seq = 1
    join users u on u.id in (c.user_lo, c.user_hi)
    join users partner on partner.id in (c.user_lo, c.user_hi) and partner.id <> u.id
    where u.email in ('free@demo.test', 'premium@demo.test') group by u.id order by chats`.execute(db);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.chats).toBeGreaterThan(10);
  for (const { chats, names, beginnings } of rows)
    expect({ names, beginnings }).toEqual({ names: chats, beginnings: chats });
});

test('the chats keep the product’s rules: balances match the ledger, numbers have no gap, no free member started three', async () => {
  expect(
    await one(
      db,
      sql`select
    (select count(*)::int from credit_accounts a left join (select user_id, sum(delta) s from credit_ledger group by 1) l
       using (user_id) where a.balance <> coalesce(l.s, 0)) as balances,
    (select count(*)::int from (select count(*) n, max(seq) m from messages group by conversation_id) t where n <> m) as gaps,
    (select count(*)::int from messages m where not exists (select 1 from credit_ledger l where l.ref = 'message:' || m.id)) as unpaid,
    (select count(*)::int from (select started_by from conversations c join users u on u.id = c.started_by
       where not u.paid group by 1 having count(*) > 2) t) as greedy`,
    ),
  ).toEqual({ balances: 0, gaps: 0, unpaid: 0, greedy: 0 });
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from messages`.execute(db);
  expect(rows[0]?.n).toBeGreaterThan(2000);
});

test('seeds once; each start makes fresh@ a new member and others recently active', async () => {
  expect(await seedDemo(server.url, { dataDir, draw: false, log: () => {} })).toBe(false);
  await sql`update users set signup_date = now() - interval '9 days' where email = 'fresh@demo.test'`.execute(db);
  await sql`update profiles set last_active_at = 'epoch', active_bucket = 0`.execute(db);
  await refreshDemo(server.url);
  expect(
    await one(
      db,
      sql`select
    (select now() - signup_date < interval '1 minute' from users where email = 'fresh@demo.test') as fresh,
    (select count(*) > 50 from profiles where last_active_at > now() - interval '2 minutes') as now,
    (select count(*) > 400 from profiles where last_active_at > now() - interval '1 day') as today,
    (select count(*) > 200 from profiles where last_active_at < now() - interval '7 days') as away`,
    ),
  ).toEqual({
    fresh: true,
    now: true,
    today: true,
    away: true,
  });
});

test('the same seed makes the same members, another seed others', () => {
  const today = new Date('2026-11-21');
  const people = (seed: string) => imaginePeople(readPlaces(), today, randomFrom(seed));
  expect(people('a')).toEqual(people('a'));
  expect(people('a')[0]).not.toEqual(people('b')[0]);
});

test('MEMBER-14 the demo shows an advertisement, with texts in the languages of the interface', async () => {
  expect(
    await one(
      db,
      sql`select s.settings -> 'promo_tile' as promo_tile, t.url, array(select jsonb_object_keys(p.texts) order by 1) as languages
    from promos p join sites s on s.id = p.site_id join promo_targets t on t.id = p.target_id where p.active`,
    ),
  ).toEqual({ promo_tile: true, url: 'https://cam.partner.example/welcome', languages: languages.toSorted() });
});
