-- The member search. The migrator applies this file again whenever its content changes, in the transaction of the
-- migrations (see migrate.ts). Tables, indexes and triggers are in the migrations: member_search and
-- member_search_interests, which the triggers keep equal to the view member_search_source. A change of that view also
-- needs a migration that fills member_search again.
--
-- Names in double braces are limits of shared/contracts/search-limits.ts and photos.policy.ts. The migrator fills them in
-- (see repeatable-sql.ts).
--
-- ## Which plan a search takes
--
-- member_search_find chooses one of six plans. All six return the same members in the same order: those with a photo, then
-- those without one, each by latest activity or newest first. They differ in how many rows they read. The first row that
-- applies wins:
--
-- | the search filters by                                     | plan             | reads                                   |
-- |-----------------------------------------------------------|------------------|-----------------------------------------|
-- | interests, and at most `few` members of its countries     | by_interest      | these members, by id                    |
-- |   have one of them                                        |                  |                                         |
-- | ages narrower than the widest, and the estimate by age is | by_age           | every member of these ages, with        |
-- |   below the estimate in order                             |                  |   index member_search_age               |
-- | a region, newest members first                            | by_new_region    | index member_search_photo_new_region    |
-- | a region, latest activity first                           | by_active_region | index member_search_photo_active_region |
-- | no region, newest members first                           | by_new           | index member_search_photo_new           |
-- | no region, latest activity first                          | by_active        | index member_search_photo_active        |
--
-- The last four read an index in the order of the result and stop when enough members are found. They are the best
-- choice while many members fit. When few fit, they read far, and the first two plans are cheaper: they read everyone
-- who has the rarest property and sort them.
--
-- Estimates, with `stretch` = members of the countries (of the region, when there is one) by the planner's statistics:
--   steps in order = stretch * least(1, limit / (stretch * share of the ages * fitting))
--   steps by age   = members of the countries * share of the ages
--   few            = least(stretch / lookup, sqrt(stretch * limit / (lookup * fitting * share of the ages)),
--                          steps by age / lookup)
--
-- ## How to tune it
--
-- 1. Measure with `npm run bench -- search`. It fills a database with 300,000 members, runs every combination of
--    filters and prints the slowest.
-- 2. See which plan a search takes: in psql, `set track_functions = 'pl'`, run the search, then read
--    pg_stat_xact_user_functions in the same transaction. The test member-search.test.ts does the same.
-- 3. Change the constants at the head of member_search_find. `fitting` is the share of members who match the rest of
--    the filters: lower it when by_active and by_new read too far. `lookup` is the cost of finding a member by id,
--    counted in index steps: raise it when by_interest is slow on a cold cache. `unknown` is the number of members
--    assumed where the statistics know of none.
-- 4. Estimates come from pg_stats. When they are wrong, run `analyze member_search`, or raise the statistics target of
--    country, region_id or birth_date.
-- 5. The functions force a generic plan and forbid sequential and bitmap scans, because planning again took up to half
--    of the time. Each plan names the `where` clause of exactly one index, so that only one index matches. A new filter
--    needs a column in every index, otherwise each row is fetched from the table.

-- Removes the functions of an earlier version of this file, whatever their parameters were. Functions of triggers stay,
-- because triggers depend on them.
do $$
declare old record;
begin
  for old in select p.oid::regprocedure as name from pg_proc p
             where p.pronamespace = current_schema::regnamespace and p.proname like 'member\_search\_%'
               and p.prorettype <> 'trigger'::regtype
  loop
    execute format('drop function %s', old.name);
  end loop;
end $$;
drop type if exists member_search_filters;

-- ## The table of the search: what its rows hold, and how they follow other tables

create or replace view member_search_source as
select p.user_id, u.site_id,
  -- Confirmed, shown and not invisible. The indexes of the search hold listed members only.
  (u.status = 'active' and p.status = 'active' and not u.invisible) as listed,
  u.is_fictional as fictional, p.country, p.region_id, p.gender, p.birth_date, p.active_bucket,
  -- A photo that others see: of members without premium only the first ones (decisions M-14).
  exists (select 1 from photos f
          where f.user_id = u.id and f.purpose = 'profile' and f.status = 'active'
            and (u.paid or f.position <= {{free_photos}})) as has_photo,
  coalesce((select bit_or(1::bigint << (i.interest_id - 1)) from profile_interests i where i.user_id = u.id), 0)
    as interests,
  -- Whom the member wants to meet. A member without a preference wants to meet everyone.
  coalesce(p.seek_gender, 'both') <> 'female' as seeks_male,
  coalesce(p.seek_gender, 'both') <> 'male' as seeks_female,
  coalesce(p.seek_min_age, 0)::smallint as seek_min_age,
  coalesce(p.seek_max_age, 999)::smallint as seek_max_age
from profiles p join users u on u.id = p.user_id;

-- The ids of the interests in a mask.
create or replace function interests_in(mask bigint) returns setof int language sql immutable as
$$ select n from generate_series(1, 63) n where mask & (1::bigint << (n - 1)) <> 0 $$;

create or replace function member_search_interests_follow() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from member_search_interests
      where country = old.country and user_id = old.user_id and interest_id in (select interests_in(old.interests));
  end if;
  if tg_op <> 'DELETE' then
    insert into member_search_interests select new.country, interests_in(new.interests), new.user_id;
  end if;
  return null;
end $$;

-- Writes the row of one member again from what is committed. The row is locked first: of two concurrent changes the
-- later one sees the earlier, so that a member who became invisible is not listed again by an older snapshot.
create function member_search_refresh(p_user bigint) returns void language plpgsql as $$
begin
  perform 1 from member_search where user_id = p_user for no key update;
  update member_search s set
    site_id = v.site_id, listed = v.listed, fictional = v.fictional, country = v.country, region_id = v.region_id,
    gender = v.gender, birth_date = v.birth_date, active_bucket = v.active_bucket, has_photo = v.has_photo,
    interests = v.interests, seeks_male = v.seeks_male, seeks_female = v.seeks_female,
    seek_min_age = v.seek_min_age, seek_max_age = v.seek_max_age
  from member_search_source v where v.user_id = p_user and s.user_id = p_user
    -- Five new interests in one transaction write the row once.
    and row(s.*) is distinct from row(v.*);
end $$;

-- Adds the row of a new profile. No other transaction can hold that row yet. The lock keeps the account as it is read.
create or replace function member_search_add() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id for share;
  insert into member_search select * from member_search_source where user_id = new.user_id;
  return null;
end $$;

create or replace function member_search_follow() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform member_search_refresh(new.id);
  else
    perform member_search_refresh(coalesce(new.user_id, old.user_id));
  end if;
  return null;
end $$;

-- ## The search

-- The api sets the fields up to `newest`; member_search_complete derives the rest.
create type member_search_filters as (
  site_id int,
  viewer_id bigint,         -- 0 for a visitor
  two_way boolean,          -- leave out members whose own preferences exclude the viewer
  gender text,              -- null for any
  countries char(2)[],
  region_id int,            -- null for anywhere in the countries
  min_age int,              -- years
  max_age int,
  photo boolean,            -- only members with a photo
  interests text[],         -- at least one of these; empty for any
  newest boolean,           -- newest members first, otherwise latest activity first
  genders text[],
  born_after date,
  born_until date,
  interest_ids int[],
  mask bigint,              -- null for any interests
  seeks_male boolean,
  seeks_female boolean,
  youngest_sought smallint,
  oldest_sought smallint,
  before_photo boolean,     -- the page begins after this place in the order: with a photo or without,
  before_bucket int,        --   this hour of activity, and this id
  before_id bigint,
  without bigint[],         -- left out: the viewer, and members on either side of a block
  real_only boolean         -- leave out fictional members
);

-- Sets the days of birth of the ages. A member born on 29 February has the birthday on 1 March, because
-- `current_date - interval` stays in February (decisions A-15).
create function member_search_with_births(f member_search_filters) returns member_search_filters
language plpgsql stable as $$
begin
  f.born_until := (current_date - make_interval(years => f.min_age))::date;
  f.born_after := (current_date - make_interval(years => f.max_age + 1))::date;
  return f;
end $$;

-- Sets the derived fields. A filter that is not used becomes a bound that every member meets, so that one statement
-- serves all combinations of filters.
create function member_search_complete(f member_search_filters) returns member_search_filters
language plpgsql stable as $$
declare viewer record;
begin
  f := member_search_with_births(f);
  f.genders := case when f.gender is null then '{male,female}' else array[f.gender] end;
  if f.interests <> '{}' then
    select coalesce(array_agg(i.id), '{}'), coalesce(bit_or(1::bigint << (i.id - 1)), 0) into f.interest_ids, f.mask
      from interests i where i.key = any(f.interests);
  end if;
  f.seeks_male := false;
  f.seeks_female := false;
  f.youngest_sought := 999;
  f.oldest_sought := 0;
  if f.two_way then
    select p.gender, extract(year from age((now() at time zone 'utc')::date, p.birth_date))::smallint as age
      into viewer from profiles p where p.user_id = f.viewer_id;
    if found then
      -- No gender preference excludes a viewer without a gender.
      f.seeks_male := viewer.gender is not distinct from 'male';
      f.seeks_female := viewer.gender is not distinct from 'female';
      f.youngest_sought := viewer.age;
      f.oldest_sought := viewer.age;
    end if;
  end if;
  f.without := f.viewer_id || array(select blocked_id from blocks where blocker_id = f.viewer_id
                                    union all select blocker_id from blocks where blocked_id = f.viewer_id);
  f.real_only := false;
  f.before_photo := true;
  f.before_bucket := 2147483647;
  f.before_id := 9223372036854775807;
  return f;
end $$;

-- The six plans. Four read an index in the order of the result; their `where` clauses select the index. Each
-- combination of country and gender is one stretch of that index: each stretch is read up to the limit, and the results
-- are merged. by_age and by_interest read all members of these ages or with these interests, and sort them.
do $make$
declare
  fits constant text := $$s.listed and s.site_id = f.site_id
          and s.birth_date <= f.born_until and s.birth_date > f.born_after and s.has_photo >= f.photo
          and s.seeks_male >= f.seeks_male and s.seeks_female >= f.seeks_female
          and s.seek_min_age <= f.youngest_sought and s.seek_max_age >= f.oldest_sought
          and (v_mask is null or (s.interests & v_mask) <> 0) and (not v_real_only or not s.fictional)
          and s.user_id not in (select unnest(v_without))$$;
  behind constant text :=
    '(s.has_photo, s.active_bucket, s.user_id) < (f.before_photo, f.before_bucket, f.before_id)';
  behind_new constant text := '(s.has_photo, s.user_id) < (f.before_photo, f.before_id)';
  head constant text := $$create function member_search_by_%1$s(f member_search_filters, p_limit int, p_holders bigint[])
      returns table (user_id bigint, has_photo boolean, active_bucket int, fictional boolean)
      language plpgsql stable as $body$
      #variable_conflict use_column
      -- Values that are compared with every row are copied to plain variables, which takes a tenth of the time.
      declare v_mask bigint := f.mask; v_real_only boolean := f.real_only; v_without bigint[] := f.without;
      begin$$;
  plan record;
begin
  for plan in select * from (values
    ('active', 's.active_bucket >= 0 and ' || behind, 'has_photo desc, active_bucket desc, user_id desc'),
    ('active_region', 's.active_bucket >= 0 and s.region_id > 0 and s.region_id = f.region_id and ' || behind,
      'has_photo desc, active_bucket desc, user_id desc'),
    ('new', 's.user_id >= 0 and ' || behind_new, 'has_photo desc, user_id desc'),
    ('new_region', 's.user_id >= 0 and s.region_id > 0 and s.region_id = f.region_id and ' || behind_new,
      'has_photo desc, user_id desc')
  ) t(name, place, in_order) loop
    execute format(head || $function$
        return query
        select s.* from unnest(f.countries) of_country cross join lateral (
          (select s.user_id, s.has_photo, s.active_bucket, s.fictional from member_search s
           where s.country = of_country and s.gender = f.genders[1] and %2$s and %3$s
           order by %4$s limit p_limit)
          union all
          (select s.user_id, s.has_photo, s.active_bucket, s.fictional from member_search s
           where s.country = of_country and s.gender = f.genders[2] and %2$s and %3$s
           order by %4$s limit p_limit)
          order by %4$s limit p_limit
        ) s
        order by %4$s limit p_limit;
      end $body$ $function$, plan.name, plan.place, fits, plan.in_order);
  end loop;
  for plan in select * from (values
    ('age', $$s.birth_date > '-infinity'$$), ('interest', 's.user_id = any(p_holders)')
  ) t(name, place) loop
    execute format(head || $function$
        return query
        select s.user_id, s.has_photo, s.active_bucket, s.fictional from member_search s
        where %2$s and s.country = any(f.countries) and s.gender = any(f.genders) and %3$s
          and (f.region_id is null or s.region_id = f.region_id)
          and case when f.newest then %5$s else %4$s end
        order by s.has_photo desc, case when f.newest then 0 else s.active_bucket end desc, s.user_id desc
        limit p_limit;
      end $body$ $function$, plan.name, plan.place, fits, behind, behind_new);
  end loop;
end $make$;

-- Estimates how many members have one of these values in a column, by the planner's statistics.
create function member_search_estimate_members(p_column text, p_values text[]) returns real language plpgsql stable as $$
begin
  return (
    select (select c.reltuples from pg_class c where c.oid = 'member_search'::regclass) * coalesce(sum(m.share), 0)
    from pg_stats s, unnest(s.most_common_vals::text::text[], s.most_common_freqs) m(value, share)
    where s.schemaname = current_schema and s.tablename = 'member_search' and s.attname = p_column
      and m.value = any(p_values));
end $$;

-- Estimates which share of all members, 0 to 1, was born after one day and until another, by the planner's statistics.
create function member_search_estimate_share_born(p_after date, p_until date) returns real language plpgsql stable as $$
declare bounds date[] := (
  select s.histogram_bounds::text::date[] from pg_stats s
  where s.schemaname = current_schema and s.tablename = 'member_search' and s.attname = 'birth_date');
begin
  if coalesce(cardinality(bounds), 0) < 2 then return 1; end if;
  return (width_bucket(p_until, bounds) - width_bucket(p_after, bounds))::real / (cardinality(bounds) - 1);
end $$;

-- Returns the first members who fit, in order. Takes the plan with the lowest estimate (see the head of the file).
create function member_search_find(f member_search_filters, p_limit int)
returns table (user_id bigint, has_photo boolean, active_bucket int, fictional boolean) language plpgsql stable as $$
declare
  -- The share of the members with the right age and interest who match the other filters too.
  fitting constant real := 0.25;
  -- The cost of finding a member by id, in steps along an index.
  lookup constant real := 8;
  -- Members assumed where the statistics know of none.
  unknown constant real := 1000;
  steps_in_order real;
  steps_by_age real;
  stretch real;
  share_born real := 1;
  few int;
  holders bigint[];
begin
  if f.min_age > {{min_age}} or f.max_age < {{max_age}} or f.mask is not null then
    stretch := greatest(member_search_estimate_members('country', f.countries::text[]), unknown);
    if f.min_age > {{min_age}} or f.max_age < {{max_age}} then
      share_born := member_search_estimate_share_born(f.born_after, f.born_until);
      steps_by_age := stretch * share_born;
    end if;
    if f.region_id is not null then
      stretch := greatest(member_search_estimate_members('region_id', array[f.region_id::text]), unknown);
    end if;
    if f.mask is not null then
      -- Reading in order continues until enough are found: the fewer members have the interest, the further it reads.
      few := least(stretch / lookup, sqrt(stretch * p_limit / (lookup * fitting * greatest(share_born, 0.01))),
                   steps_by_age / lookup);
      holders := array(select h.user_id from member_search_interests h
                       where h.country = any(f.countries) and h.interest_id = any(f.interest_ids) limit few + 1);
      if cardinality(holders) <= few then
        return query select * from member_search_by_interest(f, p_limit, holders);
        return;
      end if;
    end if;
    steps_in_order := stretch * least(1, p_limit / greatest(stretch * share_born * fitting, 1));
    if steps_by_age < steps_in_order then
      return query select * from member_search_by_age(f, p_limit, null);
      return;
    end if;
  end if;
  if f.region_id is null then
    if f.newest then return query select * from member_search_by_new(f, p_limit, null);
    else return query select * from member_search_by_active(f, p_limit, null);
    end if;
  elsif f.newest then return query select * from member_search_by_new_region(f, p_limit, null);
  else return query select * from member_search_by_active_region(f, p_limit, null);
  end if;
end $$;

-- Returns one page of a search: up to `p_limit` members after `p_offset` others, or after one member, given by photo,
-- hour of activity and public id. `has_more` says whether another member follows the page. `fit_count` is the number of
-- real members who fit, at most {{count_limit}}. When all of them fit on the first page, `similar_ids` are members of the
-- wider searches, in their order, and `similar_steps` holds, for each of them, the index of the wider search that found it.
create function member_search_page(
  p_filters jsonb, p_wider jsonb, p_offset int, p_limit int, p_photo boolean, p_bucket int, p_public_id bigint
) returns table (page_ids bigint[], has_more boolean, fit_count int, similar_ids bigint[], similar_steps int[])
language plpgsql stable
-- Each statement has one index to choose. All a planner could still do is plan again, or read whole tables.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
#variable_conflict use_variable
declare
  counted constant int := {{count_limit}};
  -- Reads a few more than it counts, so that a few fictional members cause no second count.
  furthest constant int := greatest({{count_limit}} + 99, p_offset + p_limit + 1);
  f member_search_filters := member_search_complete(jsonb_populate_record(null::member_search_filters, p_filters));
  without constant bigint[] := f.without;
  top_bucket constant int := f.before_bucket;
  top_id constant bigint := f.before_id;
  -- A member who left in the meantime has no place in the order: the page then begins at the hour, or at the top.
  last_photo constant boolean := coalesce(p_photo, true);
  last_bucket constant int := coalesce(p_bucket, top_bucket);
  last_id constant bigint := coalesce((select u.id from users u where u.public_id = p_public_id), top_id);
  newest constant boolean := f.newest;
  found_count int;
  step jsonb;
  nth int := 0;
  more bigint[];
begin
  -- The members before the page are read anyway, so the same read counts them.
  select array_agg(t.user_id) filter (where case
           when newest then (t.has_photo, t.user_id) < (last_photo, last_id)
           else (t.has_photo, t.active_bucket, t.user_id) < (last_photo, last_bucket, last_id) end),
         count(*), count(*) filter (where not t.fictional)
    into page_ids, found_count, fit_count from member_search_find(f, furthest) t;
  -- One more than the page shows whether another page follows.
  page_ids := coalesce(page_ids[p_offset + 1 : p_offset + p_limit + 1], '{}');
  if found_count = furthest and p_public_id is not null then
    f.before_photo := last_photo;
    f.before_bucket := last_bucket;
    f.before_id := last_id;
    page_ids := array(select t.user_id from member_search_find(f, p_limit + 1) t);
    f.before_photo := true;
    f.before_bucket := top_bucket;
    f.before_id := top_id;
  end if;
  has_more := cardinality(page_ids) > p_limit;
  page_ids := page_ids[1 : p_limit];
  if found_count = furthest and fit_count < counted then
    -- When many of those read are fictional, more real ones may follow.
    f.real_only := true;
    fit_count := (select count(*) from member_search_find(f, counted) t);
    f.real_only := false;
  end if;
  fit_count := least(fit_count, counted);
  similar_ids := '{}';
  similar_steps := '{}';
  if p_offset = 0 and p_public_id is null then
    for step in select * from jsonb_array_elements(p_wider) loop
      exit when cardinality(page_ids) + cardinality(similar_ids) >= p_limit;
      f := member_search_with_births(jsonb_populate_record(f, step));
      f.without := without || page_ids || similar_ids;
      more := array(select t.user_id
                    from member_search_find(f, p_limit - cardinality(page_ids) - cardinality(similar_ids)) t);
      similar_ids := similar_ids || more;
      similar_steps := similar_steps || array_fill(nth, array[cardinality(more)]);
      nth := nth + 1;
    end loop;
  end if;
  return next;
end $$;
