import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from './member-card.repository.ts';
import {
  fitsAge,
  fitsPerson,
  holdersOf,
  order,
  type SearchFilter,
  type SearchKey,
  type Walk,
  walkHolders,
  walkInOrder,
} from './search-sql.ts';

export type SearchRow = CardRow & { active_bucket: number };

/** "More than 1000" is all anybody asks. */
const counted = 1001;
/** So many are read, that a few fictional ones among them do not make a second count necessary. */
const walkedForCount = 1100;

/**
 * Interests that no more people of the countries share are looked up by the people. What more share is met soon enough
 * in the order of the page. The answer is the same.
 */
const fewHolders = { country: 4000, region: 400 };

const heldByFew = async (db: Database, { interests, countries, region }: SearchFilter): Promise<boolean> => {
  if (interests.length === 0) return false;
  // A region is soon read through, its country's holders are not.
  const few = region === undefined ? fewHolders.country : fewHolders.region;
  const result = await sql<{ holders: number }>`select count(*)::int as holders
    from (${holdersOf(interests, countries)} limit ${few + 1}) h`.execute(db);
  return (result.rows[0]?.holders ?? 0) <= few;
};

/** The people of a search, taken the way that reads least. */
const wayOf = async (db: Database, filter: SearchFilter): Promise<(walk: Walk) => RawBuilder<unknown>> => {
  const few = await heldByFew(db, filter);
  return (walk) => (few ? walkHolders(filter, walk) : walkInOrder(filter, walk));
};

interface Found {
  ids: number[];
  /** Everybody on the way, and those of them who are real. */
  walked: number;
  real: number;
}

const find = async (
  db: Database,
  people: RawBuilder<unknown>,
  { sort }: SearchFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Found> => {
  const result = await sql<Found>`
    with s as materialized (${people})
    select coalesce((select json_agg(user_id order by ${order(sort)}) from
             (select * from s order by ${order(sort)} offset ${offset} limit ${limit}) s), '[]') as ids,
      count(*)::int as walked, (count(*) filter (where not s.fictional))::int as real
    from s`.execute(db);
  return result.rows[0] ?? { ids: [], walked: 0, real: 0 };
};

const count = async (db: Database, people: RawBuilder<unknown>): Promise<number> => {
  const result = await sql<{ count: number }>`select count(*)::int as count from (${people}) s`.execute(db);
  return result.rows[0]?.count ?? 0;
};

/**
 * The cards of who was found, in that order. Account, profile and blocks are asked once more where they are kept:
 * whatever the search's own table says, nobody is shown who may not be.
 */
const cardsOf = async (db: Database, ids: number[], { viewerId, siteId }: SearchFilter): Promise<SearchRow[]> => {
  if (ids.length === 0) return [];
  const result = await sql<SearchRow>`
    select ${cardColumns(viewerId)}, p.active_bucket
    from unnest(${ids}::bigint[]) with ordinality found(id, place)
    join users u on u.id = found.id join profiles p on p.user_id = u.id ${cardJoins}
    where not u.invisible and ${visibleTo(viewerId, siteId)}
    order by found.place`.execute(db);
  return result.rows;
};

export interface SearchPage {
  rows: SearchRow[];
  /** Whether the page is full, so that another may follow. */
  full: boolean;
  /** Real members who fit, 1001 at most: fictional ones are not counted (decisions F-1). */
  count: number;
}

/** A page by its place from the top. Who is passed over on the way to it is also who is counted. */
export const searchPage = async (
  db: Database,
  filter: SearchFilter,
  page: { offset: number; limit: number },
): Promise<SearchPage> => {
  const way = await wayOf(db, filter);
  const steps = Math.max(walkedForCount, page.offset + page.limit);
  const { ids, walked, real } = await find(db, way({ limit: steps }), filter, page);
  const [rows, all] = await Promise.all([
    cardsOf(db, ids, filter),
    // More fictional ones may have kept real ones out of the steps.
    walked === steps && real < counted ? count(db, way({ limit: counted, realOnly: true })) : Math.min(real, counted),
  ]);
  return { rows, full: ids.length === page.limit, count: all };
};

/** The page behind a member. */
export const searchAfter = async (
  db: Database,
  filter: SearchFilter,
  { after, limit }: { after: SearchKey; limit: number },
): Promise<SearchPage> => {
  const way = await wayOf(db, filter);
  const [{ ids }, all] = await Promise.all([
    find(db, way({ after, limit }), filter, { offset: 0, limit }),
    count(db, way({ limit: counted, realOnly: true })),
  ]);
  return { rows: await cardsOf(db, ids, filter), full: ids.length === limit, count: all };
};

/**
 * Up to `limit` people of wider searches who are not in `without`: those of the first search first. `step` is the
 * place of the search that found them.
 */
export const searchWider = async (
  db: Database,
  steps: SearchFilter[],
  limit: number,
  without: number[],
): Promise<{ row: SearchRow; step: number }[]> => {
  const [first] = steps;
  if (!first || limit <= 0) return [];
  const countries = [...new Set(steps.flatMap((step) => step.countries))];
  const found = (await heldByFew(db, { ...first, countries }))
    ? await findHolders(db, steps, countries, { limit, without })
    : await findStepwise(db, steps, limit, without);
  const rows = await cardsOf(db, [...found.keys()], first);
  return rows.map((row) => ({ row, step: found.get(row.id) ?? 0 }));
};

type FoundAtStep = Map<number, number>;

const findStepwise = async (
  db: Database,
  steps: SearchFilter[],
  limit: number,
  without: number[],
): Promise<FoundAtStep> => {
  const found: FoundAtStep = new Map();
  for (const [step, filter] of steps.entries()) {
    const missing = limit - found.size;
    if (missing <= 0) break;
    const people = walkInOrder(filter, { limit: missing, without: [...without, ...found.keys()] });
    const { ids } = await find(db, people, filter, { offset: 0, limit: missing });
    for (const id of ids) found.set(id, step);
  }
  return found;
};

/** All steps at once, as the holders of the interest are read only once. */
const findHolders = async (
  db: Database,
  steps: SearchFilter[],
  countries: string[],
  { limit, without }: { limit: number; without: number[] },
): Promise<FoundAtStep> => {
  const [first] = steps;
  if (!first) return new Map();
  const within = steps.map(
    (step, place) =>
      sql`when s.country = any(${step.countries}::char(2)[]) and ${fitsAge(step)} then ${sql.lit(place)}`,
  );
  const result = await sql<{ user_id: number; step: number }>`
    select s.user_id, s.step
    from (select distinct user_id from (${holdersOf(first.interests, countries)}) h offset 0) h
    cross join lateral (
      select s.user_id, s.active_bucket, case ${sql.join(within, sql` `)} end as step from member_search s
      where s.user_id = h.user_id and ${fitsPerson(first)} and s.user_id <> all(${without}::bigint[])
        ${first.gender === undefined ? sql`` : sql`and s.gender = ${first.gender}`}
      limit 1
    ) s
    where s.step is not null
    order by s.step, ${order(first.sort)} limit ${limit}`.execute(db);
  return new Map(result.rows.map(({ user_id, step }) => [user_id, step]));
};

/** What the wishes of others are about: gender (null when it was not said yet) and day of birth of a member. */
export const findSeeker = async (
  db: Database,
  viewerId: number,
): Promise<{ gender: string | null; birth_date: string } | undefined> =>
  db.selectFrom('profiles').where('user_id', '=', viewerId).select(['gender', 'birth_date']).executeTakeFirst();
