import { type RawBuilder, sql } from 'kysely';

export type SearchSort = 'active' | 'new';

/** Who searches, as the wishes of others see them: the gender, null when it was not said yet, and whole years. */
export interface Seeker {
  gender: string | null;
  age: number;
}

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
  sort: SearchSort;
  /** Leaves out whose own wishes exclude this person. */
  seeker?: Seeker;
}

/** The member a page begins after: hour of activity and public id. The newest come in the order of ids alone. */
export interface SearchKey {
  bucket: number;
  id: number;
}

/** Whoever fits everything but place and age, which a wider search may give up. */
export const fitsPerson = (filter: SearchFilter): RawBuilder<boolean> => sql<boolean>`
  s.listed and s.site_id = ${filter.siteId}
  ${filter.photo ? sql`and s.has_photo` : sql``}
  ${filter.seeker ? welcomes(filter.seeker) : sql``}
  ${filter.viewerId === 0 ? sql`` : sql`and s.user_id <> ${filter.viewerId} and ${notBlocked(filter.viewerId)}`}
  ${filter.interests.length === 0 ? sql`` : sql`and (s.interests & ${maskOf(filter.interests)}) <> 0`}`;

/** Who has the 29th of February waits for 1 March: `current_date - interval` stays in February (decisions A-15). */
export const fitsAge = ({ minAge, maxAge }: SearchFilter): RawBuilder<boolean> => sql<boolean>`
  s.birth_date <= (current_date - make_interval(years => ${minAge}::int))::date
  and s.birth_date > (current_date - make_interval(years => ${maxAge + 1}::int))::date`;

const welcomes = ({ gender, age }: Seeker): RawBuilder<boolean> => sql<boolean>`
  and s.seek_min_age <= ${age} and s.seek_max_age >= ${age}
  ${gender === 'male' ? sql`and s.seeks_male` : sql``} ${gender === 'female' ? sql`and s.seeks_female` : sql``}`;

const notBlocked = (viewerId: number): RawBuilder<boolean> => sql<boolean>`
  s.user_id not in (select blocked_id from blocks where blocker_id = ${viewerId}
                    union all select blocker_id from blocks where blocked_id = ${viewerId})`;

const maskOf = (interests: string[]): RawBuilder<number> => sql<number>`(
  select coalesce(bit_or(1::bigint << (i.id - 1)), 0) from interests i where i.key = any(${interests}))`;

export const order = (sort: SearchSort): RawBuilder<unknown> =>
  sort === 'new' ? sql`s.user_id desc` : sql`s.active_bucket desc, s.user_id desc`;

/**
 * True of everybody, and names the index that is meant: the `where` of one index of 0010-search.sql follows from it.
 * Without it none does, and members are looked up by their id.
 */
const inOrderOf = ({ sort, region }: SearchFilter): RawBuilder<boolean> => sql<boolean>`
  ${sort === 'new' ? sql`s.user_id >= 0` : sql`s.active_bucket >= 0`} ${region === undefined ? sql`` : sql`and s.region_id > 0`}`;

/** Somebody who left since keeps no place in the order: the page begins at the hour, or at the top. */
const behind = (sort: SearchSort, { bucket, id }: SearchKey): RawBuilder<boolean> => {
  const place = sql`coalesce((select id from users where public_id = ${id}), ${Number.MAX_SAFE_INTEGER})`;
  return sort === 'new'
    ? sql<boolean>`and s.user_id < ${place}`
    : sql<boolean>`and (s.active_bucket, s.user_id) < (${bucket}::int, ${place})`;
};

export interface Walk {
  limit: number;
  after?: SearchKey;
  /** Ids that are passed over. */
  without?: number[];
  /** Passes over fictional profiles. */
  realOnly?: boolean;
}

const columns = sql`s.user_id, s.active_bucket, s.fictional`;

const conditions = (filter: SearchFilter, { after, without = [], realOnly }: Walk): RawBuilder<boolean> => sql<boolean>`
  ${fitsPerson(filter)} and ${fitsAge(filter)} ${after ? behind(filter.sort, after) : sql``}
  ${filter.region === undefined ? sql`` : sql`and s.region_id = ${filter.region}`}
  ${without.length === 0 ? sql`` : sql`and s.user_id <> all(${without}::bigint[])`}
  ${realOnly ? sql`and not s.fictional` : sql``}`;

/** Up to so many stretches are spelled out; more would cost more to plan than they save. */
const fewStretches = 2;

/**
 * The first who fit, in order. Each country and gender is one stretch of an index, read until enough are found: spelled
 * out they are read in turns, so that all of them together give no more than is asked for.
 */
export const walkInOrder = (filter: SearchFilter, walk: Walk): RawBuilder<unknown> => {
  const genders = filter.gender === undefined ? ['male', 'female'] : [filter.gender];
  const stretch = (country: RawBuilder<unknown>, gender: RawBuilder<unknown>) => sql`
    (select ${columns} from member_search s
     where s.country = ${country} and s.gender = ${gender} and ${inOrderOf(filter)} and ${conditions(filter, walk)}
     order by ${order(filter.sort)} limit ${walk.limit})`;
  const all = filter.countries.flatMap((country) => genders.map((gender) => stretch(sql`${country}`, sql`${gender}`)));
  const people =
    all.length <= fewStretches
      ? sql`(${sql.join(all, sql` union all `)}) s`
      : sql`unnest(${filter.countries}::char(2)[]) of_country cross join unnest(${genders}::text[]) of_gender
        cross join lateral ${stretch(sql`of_country`, sql`of_gender`)} s`;
  return sql`select s.* from ${people} order by ${order(filter.sort)} limit ${walk.limit}`;
};

/** Everybody of some countries who has one of the interests. */
export const holdersOf = (interests: string[], countries: string[]): RawBuilder<unknown> => sql`
  select h.user_id from interests i join member_search_interests h on h.interest_id = i.id
  where i.key = any(${interests}) and h.country = any(${countries}::char(2)[])`;

/** The same, one by one from those who have the interest; `limit 1` keeps the planner from beginning at the other end. */
export const walkHolders = (filter: SearchFilter, walk: Walk): RawBuilder<unknown> => sql`
  select s.* from (select distinct user_id from (${holdersOf(filter.interests, filter.countries)}) h offset 0) h
  cross join lateral (
    select ${columns} from member_search s
    where s.user_id = h.user_id and s.country = any(${filter.countries}::char(2)[])
      ${filter.gender === undefined ? sql`` : sql`and s.gender = ${filter.gender}`} and ${conditions(filter, walk)}
    limit 1
  ) s
  order by ${order(filter.sort)} limit ${walk.limit}`;
