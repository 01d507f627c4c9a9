import { sql } from 'kysely';

import {
  crowdRegions,
  makeCrowd,
  makePerson,
  people,
  searchStraight,
  startTestApi,
  type TestApi,
  type TestPerson,
  visitAgain,
} from '../../../testing/index.ts';
import type { Database } from '../../db/database.ts';

/** Rows of the search's own tables that are not what they are derived from, either way. */
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

/** Everything that search looks at can change; each statement is about the person `$1`. */
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
  return rest
    .reduce((whole, piece) => sql`${whole}${id}::bigint${sql.raw(piece)}`, sql`${sql.raw(before)}`)
    .execute(db);
};
const everything = {
  premium: true,
  photos: ['active', 'active', 'active', 'active'],
  interests: ['travel', 'wine'],
} as const;

describe('MEMBER-01 MEMBER-13 the search’s own table follows the tables it is derived from', () => {
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

  test('the proof finds what is not followed', async () => {
    const { id } = await api.make();
    await api.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update users set invisible = true where id = ${id}`.execute(transaction);
    });
    expect(await differences(api.db)).toBeGreaterThan(0);
    await sql`select member_search_refresh(${id})`.execute(api.db);
    expect(await differences(api.db)).toBe(0);
  });

  test('changes at the same time: the later sees the earlier, and nobody waits for ever', async () => {
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

  test('an interest that no longer fits into the mask is refused', async () => {
    await expect(sql`insert into interests values (64, 'one_too_many')`.execute(api.db)).rejects.toThrow(
      /interests_fit_a_mask/,
    );
  });
});

describe('MEMBER-01 a crowd', () => {
  let crowd: TestApi;
  beforeAll(async () => {
    crowd = await startTestApi();
    await makeCrowd(crowd.db, 5_000);
    await visitAgain(crowd.db, 500);
  }, 60_000);
  afterAll(() => crowd.close());

  test('every filter finds whom the tables say, in their order, and by cursor page after page the same', async () => {
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
      expect([filters, ids]).toEqual([filters, await searchStraight(crowd.db, query)]);
      if (body.cursor === null) continue;
      const page = (place: Record<string, string>) =>
        client.call('GET /api/members.php', { query: { ...query, two_way: 'no', ...place } });
      const [byCursor, byNumber] = [await page({ cursor: body.cursor }), await page({ pageNumber: '2' })];
      expect(byCursor.body.profiles).toEqual(byNumber.body.profiles);
      expect(byCursor.body.numResults).toBe(body.numResults);
    }
  }, 60_000);
});
