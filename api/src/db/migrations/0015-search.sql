-- Runs a search in one call, which returns the page, the number of members who fit, and members who nearly fit. Its
-- statements are planned once per connection, because a filter that is not used becomes a bound that every member
-- meets. No step waits for the network.

-- Finds the members of a rare age, who are far apart in the order of activity.
create index member_search_age on member_search
  (site_id, country, gender, birth_date, has_photo, seeks_male, seeks_female, seek_min_age, seek_max_age)
  include (interests, fictional)
  where listed and birth_date > '-infinity';

-- The api sets the fields up to `newest`; `member_search_bounds` derives the rest.
create type member_search_wish as (
  site_id int,
  viewer_id bigint,         -- 0 for a visitor
  two_way boolean,          -- leave out members whose own preferences exclude the viewer
  gender text,              -- null for any
  countries char(2)[],
  region_id int,
  min_age int,
  max_age int,
  photo boolean,
  interests text[],
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
  before_bucket int,        -- the page begins behind this hour of activity and this id
  before_id bigint,
  without bigint[],         -- left out: the viewer, and members on either side of a block
  real_only boolean
);

-- Sets the days of birth of the ages. A member born on 29 February has the birthday on 1 March, because
-- `current_date - interval` stays in February (decisions A-15).
create function member_search_born(w member_search_wish) returns member_search_wish language plpgsql stable as $$
begin
  w.born_until := (current_date - make_interval(years => w.min_age))::date;
  w.born_after := (current_date - make_interval(years => w.max_age + 1))::date;
  return w;
end $$;

create function member_search_bounds(w member_search_wish) returns member_search_wish language plpgsql stable as $$
declare viewer record;
begin
  w := member_search_born(w);
  w.genders := case when w.gender is null then '{male,female}' else array[w.gender] end;
  if w.interests <> '{}' then
    select coalesce(array_agg(i.id), '{}'), coalesce(bit_or(1::bigint << (i.id - 1)), 0) into w.interest_ids, w.mask
      from interests i where i.key = any(w.interests);
  end if;
  w.seeks_male := false;
  w.seeks_female := false;
  w.youngest_sought := 999;
  w.oldest_sought := 0;
  if w.two_way then
    select p.gender, extract(year from age((now() at time zone 'utc')::date, p.birth_date))::smallint as age
      into viewer from profiles p where p.user_id = w.viewer_id;
    if found then
      -- A viewer without a gender is excluded by no preference for one.
      w.seeks_male := viewer.gender is not distinct from 'male';
      w.seeks_female := viewer.gender is not distinct from 'female';
      w.youngest_sought := viewer.age;
      w.oldest_sought := viewer.age;
    end if;
  end if;
  w.without := w.viewer_id || array(select blocked_id from blocks where blocker_id = w.viewer_id
                                    union all select blocker_id from blocks where blocked_id = w.viewer_id);
  w.real_only := false;
  w.before_bucket := 2147483647;
  w.before_id := 9223372036854775807;
  return w;
end $$;

-- Six plans that find the same members. The four in order differ in the index, which the `where` of each names. A
-- country and a gender are one stretch of that index; each stretch is read up to the limit and the results are merged.
-- The other two read everyone of the ages or with the interests, and sort them.
do $make$
declare
  fits constant text := $$s.listed and s.site_id = w.site_id
          and s.birth_date <= w.born_until and s.birth_date > w.born_after and s.has_photo >= w.photo
          and s.seeks_male >= w.seeks_male and s.seeks_female >= w.seeks_female
          and s.seek_min_age <= w.youngest_sought and s.seek_max_age >= w.oldest_sought
          and (v_mask is null or (s.interests & v_mask) <> 0) and (not v_real_only or not s.fictional)
          and s.user_id not in (select unnest(v_without))$$;
  behind constant text := '(s.active_bucket, s.user_id) < (w.before_bucket, w.before_id)';
  head constant text := $$create function member_search_by_%1$s(w member_search_wish, p_limit int, p_holders bigint[])
      returns table (user_id bigint, active_bucket int, fictional boolean) language plpgsql stable as $body$
      #variable_conflict use_column
      -- Values that are compared with every row are copied to plain variables, which takes a tenth of the time.
      declare v_mask bigint := w.mask; v_real_only boolean := w.real_only; v_without bigint[] := w.without;
      begin$$;
  way record;
begin
  for way in select * from (values
    ('active', 's.active_bucket >= 0 and ' || behind, 'active_bucket desc, user_id desc'),
    ('active_region', 's.active_bucket >= 0 and s.region_id > 0 and s.region_id = w.region_id and ' || behind,
      'active_bucket desc, user_id desc'),
    ('new', 's.user_id >= 0 and s.user_id < w.before_id', 'user_id desc'),
    ('new_region', 's.user_id >= 0 and s.region_id > 0 and s.region_id = w.region_id and s.user_id < w.before_id',
      'user_id desc')
  ) t(name, place, in_order) loop
    execute format(head || $function$
        return query
        select s.* from unnest(w.countries) of_country cross join lateral (
          (select s.user_id, s.active_bucket, s.fictional from member_search s
           where s.country = of_country and s.gender = w.genders[1] and %2$s and %3$s
           order by %4$s limit p_limit)
          union all
          (select s.user_id, s.active_bucket, s.fictional from member_search s
           where s.country = of_country and s.gender = w.genders[2] and %2$s and %3$s
           order by %4$s limit p_limit)
          order by %4$s limit p_limit
        ) s
        order by %4$s limit p_limit;
      end $body$ $function$, way.name, way.place, fits, way.in_order);
  end loop;
  for way in select * from (values
    ('age', $$s.birth_date > '-infinity'$$), ('interest', 's.user_id = any(p_holders)')
  ) t(name, place) loop
    execute format(head || $function$
        return query
        select s.user_id, s.active_bucket, s.fictional from member_search s
        where %2$s and s.country = any(w.countries) and s.gender = any(w.genders) and %3$s
          and (w.region_id is null or s.region_id = w.region_id)
          and case when w.newest then s.user_id < w.before_id else %4$s end
        order by case when w.newest then 0 else s.active_bucket end desc, s.user_id desc limit p_limit;
      end $body$ $function$, way.name, way.place, fits, behind);
  end loop;
end $make$;

-- Estimates how many members have one of these values in a column, by the planner's statistics.
create function member_search_expected(p_column text, p_values text[]) returns real language plpgsql stable as $$
begin
  return (
    select (select c.reltuples from pg_class c where c.oid = 'member_search'::regclass) * coalesce(sum(m.share), 0)
    from pg_stats s, unnest(s.most_common_vals::text::text[], s.most_common_freqs) m(value, share)
    where s.schemaname = current_schema and s.tablename = 'member_search' and s.attname = p_column
      and m.value = any(p_values));
end $$;

-- Estimates which share of all members, 0 to 1, was born after one day and until another, by the planner's statistics.
create function member_search_share_born(p_after date, p_until date) returns real language plpgsql stable as $$
declare bounds date[] := (
  select s.histogram_bounds::text::date[] from pg_stats s
  where s.schemaname = current_schema and s.tablename = 'member_search' and s.attname = 'birth_date');
begin
  if coalesce(cardinality(bounds), 0) < 2 then return 1; end if;
  return (width_bucket(p_until, bounds) - width_bucket(p_after, bounds))::real / (cardinality(bounds) - 1);
end $$;

-- Returns the first members who fit, in order, by the plan that is estimated to read least. Every plan returns the
-- same.
create function member_search_walk(w member_search_wish, p_limit int)
returns table (user_id bigint, active_bucket int, fictional boolean) language plpgsql stable as $$
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
  if w.min_age > 18 or w.max_age < 99 or w.mask is not null then
    stretch := greatest(member_search_expected('country', w.countries::text[]), unknown);
    if w.min_age > 18 or w.max_age < 99 then
      share_born := member_search_share_born(w.born_after, w.born_until);
      steps_by_age := stretch * share_born;
    end if;
    if w.region_id is not null then
      stretch := greatest(member_search_expected('region_id', array[w.region_id::text]), unknown);
    end if;
    if w.mask is not null then
      -- Reading in order goes on until enough are found: the fewer members have the interest, the further it reads.
      few := least(stretch / lookup, sqrt(stretch * p_limit / (lookup * fitting * greatest(share_born, 0.01))),
                   steps_by_age / lookup);
      holders := array(select h.user_id from member_search_interests h
                       where h.country = any(w.countries) and h.interest_id = any(w.interest_ids) limit few + 1);
      if cardinality(holders) <= few then
        return query select * from member_search_by_interest(w, p_limit, holders);
        return;
      end if;
    end if;
    steps_in_order := stretch * least(1, p_limit / greatest(stretch * share_born * fitting, 1));
    if steps_by_age < steps_in_order then
      return query select * from member_search_by_age(w, p_limit, null);
      return;
    end if;
  end if;
  if w.region_id is null then
    if w.newest then return query select * from member_search_by_new(w, p_limit, null);
    else return query select * from member_search_by_active(w, p_limit, null);
    end if;
  elsif w.newest then return query select * from member_search_by_new_region(w, p_limit, null);
  else return query select * from member_search_by_active_region(w, p_limit, null);
  end if;
end $$;

-- Returns one page of a search: up to `p_limit` members behind `p_offset` others, or behind one member, given by hour
-- of activity and public id. `fits` is the number of real members who fit, at most 1001. When all of them fit on the
-- first page, `alike` are members of the wider searches, in their order, and `steps` holds, for each of them, the index
-- of the wider search that found it.
create function member_search_page(
  p_wish jsonb, p_wider jsonb, p_offset int, p_limit int, p_bucket int, p_public_id bigint
) returns table (page bigint[], fits int, alike bigint[], steps int[]) language plpgsql stable
-- Each statement has one index to choose. All a planner could still do is plan again, or read whole tables.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
#variable_conflict use_variable
declare
  counted constant int := 1001;
  -- Reads some more than are counted, so that a few fictional members make no second count necessary.
  furthest constant int := greatest(1100, p_offset + p_limit);
  w member_search_wish := member_search_bounds(jsonb_populate_record(null::member_search_wish, p_wish));
  without constant bigint[] := w.without;
  top_bucket constant int := w.before_bucket;
  top_id constant bigint := w.before_id;
  -- A member who left in the meantime has no place in the order: the page then begins at the hour, or at the top.
  last_bucket constant int := coalesce(p_bucket, top_bucket);
  last_id constant bigint := coalesce((select u.id from users u where u.public_id = p_public_id), top_id);
  newest constant boolean := w.newest;
  walked int;
  step jsonb;
  nth int := 0;
  more bigint[];
begin
  -- The members in front of the page are read anyway, so the same read counts them.
  select array_agg(t.user_id) filter (where case when newest then t.user_id < last_id
                                                 else (t.active_bucket, t.user_id) < (last_bucket, last_id) end),
         count(*), count(*) filter (where not t.fictional)
    into page, walked, fits from member_search_walk(w, furthest) t;
  page := coalesce(page[p_offset + 1 : p_offset + p_limit], '{}');
  if walked = furthest and p_public_id is not null then
    w.before_bucket := last_bucket;
    w.before_id := last_id;
    page := array(select t.user_id from member_search_walk(w, p_limit) t);
    w.before_bucket := top_bucket;
    w.before_id := top_id;
  end if;
  if walked = furthest and fits < counted then
    -- Many fictional members among those read may hide that more real ones follow.
    w.real_only := true;
    fits := (select count(*) from member_search_walk(w, counted) t);
    w.real_only := false;
  end if;
  fits := least(fits, counted);
  alike := '{}';
  steps := '{}';
  if p_offset = 0 and p_public_id is null then
    for step in select * from jsonb_array_elements(p_wider) loop
      exit when cardinality(page) + cardinality(alike) >= p_limit;
      w := member_search_born(jsonb_populate_record(w, step));
      w.without := without || page || alike;
      more := array(select t.user_id from member_search_walk(w, p_limit - cardinality(page) - cardinality(alike)) t);
      alike := alike || more;
      steps := steps || array_fill(nth, array[cardinality(more)]);
      nth := nth + 1;
    end loop;
  end if;
  return next;
end $$;
