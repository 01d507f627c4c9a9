import type { MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from '../members/member-card.repository.ts';
import type { PhotoRow } from '../photos/photos.view.ts';

export interface CandidateFilter {
  siteId: number;
  viewerId: number;
  genders: readonly ('male' | 'female')[];
  countries: readonly string[];
  minAge: number;
  maxAge: number;
  /** What decides who comes first. */
  region: number | null;
  intention: MatchFinderAnswers['intention'] | null;
  interests: readonly string[];
  /** Leaves out whom the viewer has passed in the game today. */
  withoutPassed: boolean;
  /** Ids that are known already. */
  without: readonly number[];
  /** How many of the latest active of a country and gender are asked whether they fit. */
  pool: number;
}

export interface CandidateRow extends CardRow {
  headline: string | null;
  photos: PhotoRow[];
}

/** How many of those who fit are looked through for the best: the latest active. */
const FITTING = 300;

/** Wishes of the other that leave the viewer out (two-way); what was never said leaves nobody out. */
const wanted = sql<boolean>`
  (p.seek_gender is null or p.seek_gender = 'both' or me.gender is null or p.seek_gender = me.gender)
  and extract(year from age(current_date, me.birth_date))
      between coalesce(p.seek_min_age, 0) and coalesce(p.seek_max_age, 200)`;

/** Asked once for all rows, not for each. */
const notPassedToday = (viewer: number): RawBuilder<boolean> => sql<boolean>`
  p.user_id not in (select s.target_id from swipe_passes s
    where s.user_id = ${viewer} and s.day = (select today from me) and s.undone_at is null)`;

/**
 * Real people the viewer seeks and who seek the viewer, none of them liked: those with a photo first, then those of the
 * wished region, near, with the same in mind. The rest of the order is drawn by lot, the same lot for a viewer each
 * time, so that a call for the next cards repeats none and leaves none out while nobody comes or goes.
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
      -- In the terms of the index alone, so that it is read in its order and no further than needed.
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
        not exists (select 1 from photos f where f.user_id = u.id and f.status = 'active'
                    and (u.paid or f.position <= 3)),
        (p.region_id is not distinct from me.region_id) desc,
        -- Degrees are about 111 km; steps of some fifty are near enough for an order.
        coalesce(floor(2 * sqrt(power(p.lat - me.lat, 2) + power((p.lon - me.lon) * cos(radians(me.lat))::numeric, 2))), 999),
        (select count(*) from search_wishes w where w.user_id = u.id and w.intention = ${filter.intention}) desc,
        (select count(*) from profile_interests pi join interests i on i.id = pi.interest_id
         where pi.user_id = u.id and i.key = any(${filter.interests}::text[])) desc,
        hashint8extended(u.public_id, ${viewer}::bigint), u.id) as place
      from me cross join fitting join profiles p on p.user_id = fitting.user_id join users u on u.id = p.user_id
      order by place limit ${limit}
    )
    select ${cardColumns(viewer)}, p.headline,
      (select coalesce(json_agg(json_build_object('public_id', f.public_id, 'status', f.status, 'width', f.width,
                                'height', f.height, 'blurhash', f.blurhash) order by f.position), '[]')
       from photos f where f.user_id = u.id and f.status = 'active' and (u.paid or f.position <= 3)) as photos
    from best join users u on u.id = best.user_id join profiles p on p.user_id = u.id ${cardJoins}
    order by best.place`.execute(db);
  return result.rows;
};
