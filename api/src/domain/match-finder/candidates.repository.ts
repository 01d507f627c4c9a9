import type { MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from '../members/member-card.repository.ts';
import type { PhotoRow } from '../photos/photos.view.ts';
import { isShownPhoto, shownPhotos } from '../photos/shown-photo.repository.ts';

export interface CandidateFilter {
  siteId: number;
  viewerId: number;
  genders: readonly ('male' | 'female')[];
  countries: readonly string[];
  /** Years. */
  minAge: number;
  maxAge: number;
  /** Region, intention and interests decide about the order only. */
  region: number | null;
  intention: MatchFinderAnswers['intention'] | null;
  interests: readonly string[];
  /** Leaves out members whom the viewer has passed in the game today. */
  withoutPassed: boolean;
  /** Ids of candidates that were found before. */
  without: readonly number[];
  /** How many members of each country and gender are checked, the latest active first. */
  pool: number;
}

export interface CandidateRow extends CardRow {
  headline: string | null;
  photos: PhotoRow[];
}

/** How many members who fit are ranked, the latest active first. */
const FITTING = 300;

/** The condition that the other member's preferences include the viewer. A missing preference includes everyone. */
const wanted = sql<boolean>`
  (p.seek_gender is null or p.seek_gender = 'both' or me.gender is null or p.seek_gender = me.gender)
  and extract(year from age(current_date, me.birth_date))
      between coalesce(p.seek_min_age, 0) and coalesce(p.seek_max_age, 200)`;

/** The condition that the viewer has not passed the member today. The subquery runs once for all rows. */
const notPassedToday = (viewer: number): RawBuilder<boolean> => sql<boolean>`
  p.user_id not in (select s.target_id from swipe_passes s
    where s.user_id = ${viewer} and s.day = (select today from me) and s.undone_at is null)`;

/**
 * Lists real members whom the viewer seeks, who seek the viewer, and whom the viewer has not liked. Members with a photo
 * come first, then those of the chosen region, near, with the same intention and interests. The rest of the order is
 * random, but the same for a viewer each time, so that the next cards repeat no member and leave none out.
 */
export const listCandidates = async (db: Database, filter: CandidateFilter, limit: number): Promise<CandidateRow[]> => {
  const viewer = filter.viewerId;
  const result = await sql<CandidateRow>`
    with me as (
      select p.gender, p.birth_date, p.lat, p.lon, coalesce(${filter.region}::int, p.region_id) as region_id,
        local_day(c.timezone) as today
      from profiles p join users u on u.id = p.user_id join countries c on c.code = u.country
      where p.user_id = ${viewer}
    ), pool as (
      -- Filters and sorts by columns of one index only, so that it is read in order and no further than needed.
      select latest.user_id from unnest(${filter.countries}::char(2)[]) country (code)
      cross join unnest(${filter.genders}::text[]) gender (key)
      cross join lateral (
        select p.user_id from profiles p
        where p.status = 'active' and p.country = country.code and p.gender = gender.key
          and p.birth_date <= (current_date - make_interval(years => ${filter.minAge}::int))::date
          and p.birth_date > (current_date - make_interval(years => ${filter.maxAge + 1}::int))::date
        order by p.active_bucket desc, p.user_id desc limit ${filter.pool}
      ) latest
    ), fitting as (
      select p.user_id from me cross join pool join profiles p on p.user_id = pool.user_id join users u on u.id = p.user_id
      where u.id <> ${viewer} and not u.invisible and not u.is_fictional and ${visibleTo(viewer, filter.siteId)}
        and ${wanted}
        and not exists (select 1 from likes l where l.from_id = ${viewer} and l.to_id = u.id)
        ${filter.withoutPassed ? sql`and ${notPassedToday(viewer)}` : sql``}
        and p.user_id <> all(${filter.without}::bigint[])
      order by p.active_bucket desc, p.user_id desc limit ${FITTING}
    ), best as (
      select p.user_id, row_number() over (order by
        not exists (select 1 from photos f where f.user_id = u.id and ${isShownPhoto}),
        (p.region_id is not distinct from me.region_id) desc,
        -- A degree is about 111 km. Steps of about 50 km are exact enough for the order.
        coalesce(floor(2 * sqrt(power(p.lat - me.lat, 2) + power((p.lon - me.lon) * cos(radians(me.lat))::numeric, 2))), 999),
        (select count(*) from match_finder_answers a where a.user_id = u.id and a.intention = ${filter.intention}) desc,
        (select count(*) from profile_interests pi join interests i on i.id = pi.interest_id
         where pi.user_id = u.id and i.key = any(${filter.interests}::text[])) desc,
        hashint8extended(u.public_id, ${viewer}::bigint), u.id) as place
      from me cross join fitting join profiles p on p.user_id = fitting.user_id join users u on u.id = p.user_id
      order by place limit ${limit}
    )
    select ${cardColumns(viewer)}, p.headline,
      ${shownPhotos} as photos
    from best join users u on u.id = best.user_id join profiles p on p.user_id = u.id ${cardJoins}
    order by best.place`.execute(db);
  return result.rows;
};
