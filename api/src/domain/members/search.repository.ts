import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from './member-card.repository.ts';

export interface SearchFilter {
  siteId: number;
  /** 0 for a visitor. */
  viewerId: number;
  /** Without one, everybody. */
  gender?: 'male' | 'female';
  countries: string[];
  region?: number;
  minAge: number;
  maxAge: number;
  photo: boolean;
  interests: string[];
}

/** Where a page begins: after the member a cursor names, or a number of members from the top. */
export type PageStart = { after: { bucket: number; id: number } } | { offset: number };

/**
 * In the terms of the index `profiles_search`: country, gender, hour of activity, day of birth. Who has the 29th of
 * February waits for 1 March, because `current_date - interval` stays in February (decisions A-15).
 */
const matching = (filter: SearchFilter): RawBuilder<boolean> => sql<boolean>`
  p.country = any(${filter.countries}::char(2)[])
  ${filter.gender === undefined ? sql`` : sql`and p.gender = ${filter.gender}`}
  ${filter.region === undefined ? sql`` : sql`and p.region_id = ${filter.region}`}
  and p.birth_date <= (current_date - make_interval(years => ${filter.minAge}::int))::date
  and p.birth_date > (current_date - make_interval(years => ${filter.maxAge + 1}::int))::date
  and not u.invisible and u.id <> ${filter.viewerId} and ${visibleTo(filter.viewerId, filter.siteId)}
  ${filter.photo ? sql`and exists (select 1 from photos f where f.user_id = u.id and f.status = 'active')` : sql``}
  ${
    filter.interests.length === 0
      ? sql``
      : sql`and exists (select 1 from profile_interests pi join interests i on i.id = pi.interest_id
                        where pi.user_id = u.id and i.key = any(${filter.interests}))`
  }`;

export type SearchRow = CardRow & { active_bucket: number };

export const searchPage = async (
  db: Database,
  filter: SearchFilter,
  start: PageStart,
  limit: number,
  without: number[] = [],
): Promise<SearchRow[]> => {
  const after =
    'after' in start
      ? sql`and (p.active_bucket, p.user_id) <
            (${start.after.bucket}::int, (select id from users where public_id = ${start.after.id}))`
      : sql``;
  const result = await sql<SearchRow>`
    select ${cardColumns(filter.viewerId)}, p.active_bucket
    from (
      select p.* from profiles p join users u on u.id = p.user_id
      where ${matching(filter)} ${after}
        ${without.length === 0 ? sql`` : sql`and p.user_id <> all(${without}::bigint[])`}
      order by p.active_bucket desc, p.user_id desc
      limit ${limit} offset ${'offset' in start ? start.offset : 0}
    ) p join users u on u.id = p.user_id ${cardJoins}
    order by p.active_bucket desc, p.user_id desc`.execute(db);
  return result.rows;
};

/** Counting stops at 1001: "more than 1000" is all anybody asks. */
export const countMatching = async (db: Database, filter: SearchFilter): Promise<number> => {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from profiles p join users u on u.id = p.user_id where ${matching(filter)} limit 1001) t`.execute(db);
  return result.rows[0]?.count ?? 0;
};
