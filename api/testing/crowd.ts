import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';

import type { Database } from '../src/db/database.ts';

const statements = new URL('crowd.sql', import.meta.url);

/** Fills a migrated, empty database with this many members, in seconds; for measurements. */
export const makeCrowd = async (db: Database, members: number): Promise<void> => {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select set_config('crowd.members', ${String(members)}, false)`.execute(connection);
    await sql.raw(await readFile(statements, 'utf8')).execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`set statement_timeout = 30000`.execute(connection);
  });
};

/** Marks some members as active again, as their sessions do, so that tables are no longer as compact as after a vacuum. */
export const visitAgain = async (db: Database, members: number): Promise<void> => {
  await sql`
    update profiles set last_active_at = now(), active_bucket = floor(extract(epoch from now()) / 3600)
    where user_id in (select user_id from profiles order by hashint8(user_id) limit ${members})`.execute(db);
};

/** Finds in each of these countries the region with the most members and the one with the fewest. */
export const crowdRegions = async (
  db: Database,
  countries: string[],
): Promise<{ country: string; crowded: number; empty: number }[]> => {
  const result = await sql<{ country: string; crowded: number; empty: number }>`
    select country, (array_agg(region_id order by members desc))[1] as crowded,
           (array_agg(region_id order by members))[1] as empty
    from (select country, region_id, count(*) as members from profiles
          where region_id is not null and country = any(${countries}) group by country, region_id) t
    group by country order by country`.execute(db);
  return result.rows;
};

/**
 * Finds the first members of a search with one plain query on `member_search_source`, from which the table of the search is
 * derived. It is slow, and its result is what the search must return. Takes a query of members.php without `two_way`.
 * @param limit members, a page by default
 */
export const searchPlainly = async (db: Database, query: Record<string, string>, limit = 24): Promise<number[]> => {
  const { gender, country, countryregion, min_age = '18', max_age = '99', photo, interests, sort } = query;
  const result = await sql<{ public_id: number }>`
    select u.public_id from member_search_source v join users u on u.id = v.user_id
    where v.listed and v.gender is not null and v.country = ${country}
      ${gender === undefined ? sql`` : sql`and v.gender = ${gender}`}
      ${countryregion === undefined ? sql`` : sql`and v.region_id = ${Number(countryregion)}`}
      and extract(year from age(current_date, v.birth_date)) between ${Number(min_age)} and ${Number(max_age)}
      ${photo === undefined ? sql`` : sql`and v.has_photo`}
      ${
        interests === undefined
          ? sql``
          : sql`and exists (select 1 from profile_interests pi join interests i on i.id = pi.interest_id
                            where pi.user_id = v.user_id and i.key = any(${interests.split(',')}))`
      }
    order by v.has_photo desc, ${sort === 'new' ? sql`v.user_id desc` : sql`v.active_bucket desc, v.user_id desc`} limit ${limit}`.execute(
    db,
  );
  return result.rows.map(({ public_id }) => public_id);
};
