import { sql } from 'kysely';

import {
  crowdRegions,
  makeCrowd,
  makePerson,
  people,
  searchPlainly,
  startTestApi,
  type TestApi,
  type TestPerson,
  visitAgain,
} from '../../../testing/index.ts';
import type { Database } from '../../db/database.ts';

/** Counts the rows in which the tables of the search differ from the tables they are derived from. */
const differences = async (db: Database): Promise<number> => {
  const result = await sql<{ rows: number }>`
    with derived as (select * from member_search_source),
    holders as (select d.country, i.interest_id, d.user_id
                from derived d join profile_interests i on i.user_id = d.user_id)
    select ((select count(*) from (select * from member_search except select * from derived) t)
          + (select count(*) from (select * from derived except select * from member_search) t)
          + (select count(*) from (select * from member_search_interests except select * from holders) t)
          + (select count(*) from (select * from holders except select * from member_search_interests) t))::int as rows`.execute(
    db,
  );
  return result.rows[0]?.rows ?? -1;
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** One change of each thing that the search depends on; each statement changes the person `$1`. */
const changes = [
  `update users set invisible = true where id = $1`,
  `update users set invisible = false where id = $1`,
  `update users set is_fictional = true where id = $1`,
  `update users set status = 'suspended' where id = $1`,
  `update users set status = 'active' where id = $1`,
  `update profiles set status = 'hidden' where user_id = $1`,
  `update profiles set status = 'active', seek_gender = 'male', seek_min_age = 30, seek_max_age = 40 where user_id = $1`,
  `update profiles set seek_gender = null, seek_min_age = null where user_id = $1`,
  `update profiles set region_id = 111 where user_id = $1`,
  `update profiles set region_id = null, country = 'DE' where user_id = $1`,
  `update profiles set gender = 'male' where user_id = $1`,
  `update profiles set last_active_at = now() - interval '9 days',
     active_bucket = floor(extract(epoch from now() - interval '9 days') / 3600) where user_id = $1`,
  `insert into profile_interests select $1, id from interests where key in ('tennis', 'spirituality')`,
  `delete from profile_interests where user_id = $1 and interest_id = 1`,
  `update photos set status = 'pending' where user_id = $1 and position <= 3`,
  // Premium, so the fourth counts; it does not after the refund (decisions M-14).
  `update payments set status = 'refunded' where user_id = $1`,
  `update photos set status = 'active' where user_id = $1 and position = 2`,
  `delete from photos where user_id = $1`,
  `update users set status = 'pending_deletion', purge_after = now() where id = $1`,
  `delete from profiles where user_id = $1`,
];
const change = (db: Database, statement: string, { id }: TestPerson) => {
  const [before = '', ...rest] = statement.split('$1');
  return rest.reduce((whole, part) => sql`${whole}${id}::bigint${sql.raw(part)}`, sql`${sql.raw(before)}`).execute(db);
};
const everything = {
  premium: true,
  photos: ['active', 'active', 'active', 'active'],
  interests: ['travel', 'wine'],
} as const;

describe('MEMBER-01 MEMBER-13 the tables of the search follow the tables they are derived from', () => {
  test('after every change to a member, one by one and all in one transaction', async () => {
    const [one, other] = [
      await api.make({ ...everything, interests: [...everything.interests] }),
      await api.make({ ...everything, interests: [...everything.interests] }),
    ];
    for (const statement of changes) {
      await change(api.db, statement, one);
      expect([statement, await differences(api.db)]).toEqual([statement, 0]);
    }
    await api.db.transaction().execute(async (transaction) => {
      for (const statement of changes.slice(0, -1)) await change(transaction, statement, other);
    });
    expect(await differences(api.db)).toBe(0);
  });

  test('finds a row that was not followed, so that this test can fail', async () => {
    const { id } = await api.make();
    await api.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update users set invisible = true where id = ${id}`.execute(transaction);
    });
    expect(await differences(api.db)).toBeGreaterThan(0);
    await sql`select member_search_refresh(${id})`.execute(api.db);
    expect(await differences(api.db)).toBe(0);
  });

  test('concurrent changes: the later sees the earlier, and no transaction waits for ever', async () => {
    const anna = await api.make();
    const set = (table: string, column: string, key: string, value: boolean | string | null) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${sql.ref(key)} = ${anna.id}`;
    for (let round = 0; round < 15; round += 1) {
      const odd = round % 2 === 0;
      await Promise.all([
        set('users', 'invisible', 'id', odd).execute(api.db),
        set('profiles', 'status', 'user_id', odd ? 'hidden' : 'active').execute(api.db),
        // Both tables in one transaction, in the two orders.
        api.db.transaction().execute(async (transaction) => {
          await set('profiles', 'seek_gender', 'user_id', odd ? 'male' : 'female').execute(transaction);
          await set('users', 'is_fictional', 'id', odd).execute(transaction);
        }),
        set('profiles', 'gender', 'user_id', odd ? 'male' : 'female').execute(api.db),
      ]);
      expect(await differences(api.db)).toBe(0);
    }
  });

  test('refuses an interest that does not fit into the mask', async () => {
    await expect(sql`insert into interests values (64, 'one_too_many')`.execute(api.db)).rejects.toThrow(
      /interests_fit_a_mask/,
    );
  });
});

describe('MEMBER-01 search among 5,000 members', () => {
  let crowd: TestApi;
  beforeAll(async () => {
    crowd = await startTestApi();
    await makeCrowd(crowd.db, 5_000);
    await visitAgain(crowd.db, 500);
  }, 60_000);
  afterAll(() => crowd.close());

  test('each filter finds the members that a plain query finds, in the same order; cursor and page number lead to the same page', async () => {
    expect(await differences(crowd.db)).toBe(0);
    const viewer = await makePerson(crowd.db, { ...people.freeMember, seeks: 'both', invisible: true });
    const client = await crowd.as(viewer);
    const [nl] = await crowdRegions(crowd.db, ['NL']);
    const queries: Record<string, string>[] = [
      {},
      { gender: 'female' },
      { sort: 'new' },
      { gender: 'male', photo: 'yes', min_age: '25', max_age: '29' },
      { countryregion: String(nl?.crowded), sort: 'new', photo: 'yes' },
      { countryregion: String(nl?.empty), interests: 'wine,coffee' },
      { interests: 'travel', min_age: '40' },
      { interests: 'volunteering' },
      { interests: 'volunteering,history', gender: 'male', sort: 'new' },
      { interests: 'spirituality' },
      { min_age: '70', gender: 'female', photo: 'yes' },
    ];
    for (const filters of queries) {
      const query = { country: 'NL', ...filters };
      const { body } = await client.call('GET /api/members.php', { query: { ...query, two_way: 'no' } });
      const ids = body.profiles.map(({ id }) => id);
      expect([filters, ids]).toEqual([filters, await searchPlainly(crowd.db, query)]);
      if (body.cursor === null) continue;
      const page = (place: Record<string, string>) =>
        client.call('GET /api/members.php', { query: { ...query, two_way: 'no', ...place } });
      const [byCursor, byNumber] = [await page({ cursor: body.cursor }), await page({ pageNumber: '2' })];
      expect(byCursor.body.profiles).toEqual(byNumber.body.profiles);
      expect(byCursor.body.numResults).toBe(body.numResults);
    }
  }, 60_000);

  test('similar members are those of the wider searches, one search after the other, each member once', async () => {
    const client = await crowd.as(await makePerson(crowd.db, { ...people.freeMember, seeks: 'both', invisible: true }));
    const [ie] = await crowdRegions(crowd.db, ['IE']);
    const [here, full] = [{ country: 'IE' }, 24];
    const queries: Record<string, string>[] = [
      { countryregion: String(ie?.empty), min_age: '30', max_age: '34' },
      { countryregion: String(ie?.crowded), interests: 'travel', sort: 'new' },
      { gender: 'female', photo: 'yes', interests: 'history,volunteering' },
      { min_age: '88', max_age: '99' },
      { interests: 'spirituality' },
    ];
    for (const filters of queries) {
      const query: Record<string, string> = { ...here, ...filters };
      const { body } = await client.call('GET /api/members.php', { query: { ...query, two_way: 'no' } });
      const { countryregion: _, ...anywhere } = query;
      const [youngest, oldest] = [Number(filters['min_age'] ?? 18), Number(filters['max_age'] ?? 99)];
      const older = {
        ...anywhere,
        min_age: String(Math.max(18, youngest - 5)),
        max_age: String(Math.min(99, oldest + 5)),
      };
      // Ireland has one neighbour.
      const expected = new Set(await searchPlainly(crowd.db, query));
      const fit = expected.size;
      for (const wider of [anywhere, older, { ...older, country: 'GB' }]) {
        for (const id of await searchPlainly(crowd.db, wider, full * 4)) if (expected.size < full) expected.add(id);
      }
      expect([filters, body.similar.map(({ id }) => id)]).toEqual([filters, [...expected].slice(fit)]);
      expect(body.numResults).toBe(fit);
    }
  }, 60_000);

  const plans = ['active', 'active_region', 'new', 'new_region', 'age', 'interest'] as const;
  type Plan = (typeof plans)[number];
  const anyone = {
    site_id: 1,
    viewer_id: 1,
    two_way: true,
    countries: ['NL'],
    min_age: 18,
    max_age: 99,
    photo: false,
    interests: [] as string[],
    newest: false,
  };

  /** Runs one plan, whichever the search would choose. */
  const runPlan = async (name: Plan, filters: object, limit = 500): Promise<number[]> => {
    const result = await sql<{ ids: number[] }>`
      select coalesce(json_agg(t.user_id), '[]') as ids
      from (select member_search_complete(jsonb_populate_record(null::member_search_filters,
                                                              ${JSON.stringify({ ...anyone, ...filters })}::jsonb)) as f) f,
        lateral ${sql.raw(`member_search_by_${name}`)}(f, ${limit}::int, array(
          select h.user_id from member_search_interests h
          where h.country = any((f).countries) and h.interest_id = any((f).interest_ids))) t`.execute(crowd.db);
    return result.rows[0]?.ids ?? [];
  };

  test('every plan finds the same members in the same order', async () => {
    const [nl] = await crowdRegions(crowd.db, ['NL']);
    const searches: object[] = [
      { interests: ['travel'] },
      { interests: ['history', 'volunteering'], gender: 'male', photo: true },
      { interests: ['travel', 'wine'], countries: ['BE', 'DE'], min_age: 30, max_age: 34 },
      { interests: ['travel'], two_way: false, gender: 'female', min_age: 40 },
    ];
    const found: number[] = [];
    for (const filters of searches) {
      for (const region_id of [undefined, nl?.crowded]) {
        for (const newest of [false, true]) {
          const all = { ...filters, region_id, newest };
          const order = newest ? 'new' : 'active';
          const inOrder = await runPlan(region_id === undefined ? order : `${order}_region`, all);
          expect(await runPlan('age', all)).toEqual(inOrder);
          expect(await runPlan('interest', all)).toEqual(inOrder);
          expect(await runPlan('age', all, 5)).toEqual(inOrder.slice(0, 5));
          found.push(inOrder.length);
        }
      }
    }
    expect(found.filter((size) => size > 1).length).toBeGreaterThan(9);
  }, 60_000);

  /** Reads this connection's counters of calls and scans. They may hold counts from before the statement. */
  const counters = async (db: Database) => {
    const functions = await sql<{ plan: string; calls: number }>`
      select replace(funcname, 'member_search_by_', '') as plan, calls::int as calls from pg_stat_xact_user_functions
      where funcname like 'member_search_by_%'`.execute(db);
    const tables = await sql<{ scans: number }>`
      select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'member_search'`.execute(db);
    const calls = new Map(functions.rows.map((row) => [row.plan, row.calls]));
    return { calls, scans: tables.rows[0]?.scans ?? 0 };
  };

  /** Runs a statement and returns which plans it used and how often it read the whole table of the search. */
  const usedBy = (statement: ReturnType<typeof sql>) =>
    crowd.db.transaction().execute(async (transaction) => {
      await sql`set local track_functions = 'pl'`.execute(transaction);
      const before = await counters(transaction);
      await statement.execute(transaction);
      const after = await counters(transaction);
      const used = [...after.calls].filter(([name, calls]) => calls > (before.calls.get(name) ?? 0));
      return { plans: used.map(([name]) => name), wholeTable: after.scans - before.scans };
    });

  test('a search uses the plan that reads least, and none reads the whole table', async () => {
    const [nl] = await crowdRegions(crowd.db, ['NL']);
    const used = (filters: object) =>
      usedBy(
        sql`select * from member_search_page(${JSON.stringify({ ...anyone, ...filters })}::jsonb, '[]', 0, 24, null, null, null)`,
      );
    const only = (name: Plan) => ({ plans: [name], wholeTable: 0 });
    expect(await used({})).toEqual(only('active'));
    expect(await used({ newest: true })).toEqual(only('new'));
    expect(await used({ region_id: nl?.crowded })).toEqual(only('active_region'));
    expect(await used({ region_id: nl?.crowded, newest: true })).toEqual(only('new_region'));
    expect(await used({ min_age: 70, max_age: 99 })).toEqual(only('age'));
    expect(await used({ interests: ['volunteering'] })).toEqual(only('interest'));
    expect(await used({ interests: ['travel'] })).toEqual(only('active'));
    // A statement that does read the whole table is counted, so that this test can fail.
    expect(await usedBy(sql`select count(has_photo) from member_search`)).toEqual({ plans: [], wholeTable: 1 });
  });
});
