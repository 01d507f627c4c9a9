-- Inserts `crowd.members` members, the same on every machine, as unevenly distributed as real ones: few countries and
-- regions hold most of them, few interests are common, most members were not active lately. Triggers are off to save time;
-- the tables that they derive are filled at the end from their views.
select setseed(0.42);
set session_replication_role = replica;

create temporary table crowd_countries as
select code, share, sum(share) over (order by share desc, code) - share as above, sum(share) over () as whole
from (values ('NL', 200), ('DE', 180), ('GB', 120), ('FR', 100), ('IT', 80), ('ES', 70), ('PL', 60), ('BE', 50),
             ('US', 40), ('SE', 25), ('AT', 20), ('CH', 20), ('DK', 12), ('NO', 9), ('FI', 8), ('IE', 6)) t(code, share);

create temporary table crowd_regions as
select country, id, row_number() over (partition by country order by id) - 1 as nth,
       count(*) over (partition by country) as of
from regions;

create temporary table crowd_people as
select n, c.code as country, r.id as region_id, gender, born, idle, odds, seeks, preference, youngest
from (select n, random() as place, random() as region, random() as odds, random() as seeking, random() as preference,
             case when random() < 0.64 then 'male' else 'female' end as gender,
             -- From 18 on, most between 25 and 45, some much older.
             (current_date - make_interval(years => 18, days => (12000 * power(random(), 1.7) * (0.6 + random()))::int))::date
               as born,
             -- Hours since the last activity: a tenth today, a third this week, the rest within two years.
             (17000 * power(random(), 3.3))::int as idle,
             18 + (random() * 30)::int as youngest
      from generate_series(1, current_setting('crowd.members')::int) n) p
join crowd_countries c on p.place * c.whole >= c.above and p.place * c.whole < c.above + c.share
-- The first regions of a country hold most members; one member in twenty has no region.
left join crowd_regions r on r.country = c.code and r.nth = floor(r.of * power(p.region, 2.5)) and p.preference < 0.95
cross join lateral (select case when p.seeking < 0.1 then null when p.seeking < 0.17 then 'both'
                                when (p.seeking < 0.22) = (p.gender = 'male') then 'male' else 'female' end as seeks) s
order by n;

insert into users (site_id, email, name, date_of_birth, language, country, status, paid, invisible, is_fictional,
                   confirmed_at)
select 1, 'crowd-' || n || '@example.test', 'Member ' || n, born, 'en', country,
       case when odds < 0.06 then 'not_confirmed' when odds < 0.07 then 'suspended' else 'active' end::user_status,
       odds between 0.5 and 0.56, odds between 0.10 and 0.13, odds between 0.20 and 0.205, now()
from crowd_people order by n;

insert into profiles (user_id, status, gender, sexuality, seek_gender, seek_min_age, seek_max_age, country, region_id,
                      city, lat, lon, headline, about, birth_date, last_active_at, active_bucket)
select u.id, case when odds < 0.06 then 'disabled' when odds between 0.30 and 0.34 then 'hidden' else 'active' end::profile_status,
       gender, 'hetero', seeks, case when preference < 0.3 then youngest end,
       case when preference < 0.3 then youngest + 15 end, b.country, region_id, 'Somewhere', 52.1, 5.1, 'Member ' || n,
       repeat('What I would like to say of myself. ', (odds * 40)::int), born, at,
       floor(extract(epoch from at) / 3600)
from crowd_people b join users u on u.email = 'crowd-' || n || '@example.test'
cross join lateral (select now() - make_interval(hours => idle) as at) t order by n;

-- The first interests are common, one has a few hundred members, and the last has none.
insert into profile_interests (user_id, interest_id)
select p.user_id, i.id from profiles p join interests i on i.id < 49
where (hashint8extended(p.user_id, i.id) & 1048575) < 1048576 * 0.45 * power(0.92, i.id);
insert into profile_interests (user_id, interest_id)
select user_id, 49 from profiles where user_id % 997 = 0;

insert into photos (user_id, position, status, content_key, width, height)
select p.user_id, nth, case when random() < 0.93 then 'active' else 'pending' end::photo_status,
       'abcdef0123456789', 800, 1000
from (select user_id, random() as has, 1 + (random() * 3)::int as photos from profiles) p
cross join lateral generate_series(1, p.photos) nth where has < 0.72 and nth <= 3;

insert into likes (from_id, to_id, created_at)
select a, b, now() from (select 1 + floor(random() * (select count(*) from users))::bigint as a,
                                1 + floor(random() * (select count(*) from users))::bigint as b
                         from generate_series(1, current_setting('crowd.members')::int)) t
where a <> b on conflict do nothing;
insert into blocks (blocker_id, blocked_id)
select a, b from (select 1 + floor(random() * (select count(*) from users))::bigint as a,
                         1 + floor(random() * (select count(*) from users))::bigint as b
                  from generate_series(1, current_setting('crowd.members')::int / 20)) t
where a <> b on conflict do nothing;

-- Building an index over all rows is faster than adding row by row.
create temporary table crowd_indexes as
select indexname, indexdef from pg_indexes where tablename = 'member_search' and indexname not like '%_pkey';
do $$
declare made text;
begin
  for made in select indexname from crowd_indexes loop execute format('drop index %I', made); end loop;
  insert into member_search select * from member_search_source order by user_id;
  for made in select indexdef from crowd_indexes loop execute made; end loop;
end $$;
insert into member_search_interests
select p.country, i.interest_id, i.user_id from profile_interests i join profiles p on p.user_id = i.user_id
order by 1, 2, 3;
drop table crowd_countries, crowd_regions, crowd_people, crowd_indexes;

set session_replication_role = origin;
