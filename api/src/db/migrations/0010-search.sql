-- The table of the search: one narrow row per profile with every column that a filter uses. The source columns are in
-- several tables, which one index cannot span. The rows are derived: the view `member_search_source` defines them, and
-- triggers keep them up to date.

-- Interests are bits of one number, so that an index compares "at least one of these" in one step.
alter table interests add constraint interests_fit_a_mask check (id between 1 and 63);

create view member_search_source as
select p.user_id, u.site_id,
  -- Confirmed, shown and not invisible. The indexes of the search hold listed members only.
  (u.status = 'active' and p.status = 'active' and not u.invisible) as listed,
  u.is_fictional as fictional, p.country, p.region_id, p.gender, p.birth_date, p.active_bucket,
  -- A photo that others see: of members who have not paid only the first three (decisions M-14).
  exists (select 1 from photos f
          where f.user_id = u.id and f.status = 'active' and (u.paid or f.position <= 3)) as has_photo,
  coalesce((select bit_or(1::bigint << (i.interest_id - 1)) from profile_interests i where i.user_id = u.id), 0)
    as interests,
  -- Whom the member wants to meet. A member without a preference wants to meet everyone.
  coalesce(p.seek_gender, 'both') <> 'female' as seeks_male,
  coalesce(p.seek_gender, 'both') <> 'male' as seeks_female,
  coalesce(p.seek_min_age, 0)::smallint as seek_min_age,
  coalesce(p.seek_max_age, 999)::smallint as seek_max_age
from profiles p join users u on u.id = p.user_id;

create table member_search (
  user_id bigint primary key references profiles on delete cascade,
  site_id int not null,
  listed boolean not null,
  fictional boolean not null,
  country char(2) not null,
  region_id int,
  gender text,
  birth_date date not null,
  active_bucket int not null,
  has_photo boolean not null,
  interests bigint not null,
  seeks_male boolean not null,
  seeks_female boolean not null,
  seek_min_age smallint not null,
  seek_max_age smallint not null
) with (fillfactor = 80);

insert into member_search select * from member_search_source;

-- Two orders (latest activity, newest member), each with and without a region. Each index begins with the columns that
-- every search compares, followed by the order. The remaining columns are compared inside the index, so that rows that
-- do not fit are never fetched. The `where` of an index excludes no row that its search can find. Only one kind of
-- search names it, so that the planner has exactly one index to choose from.
create index member_search_active on member_search
  (site_id, country, gender, active_bucket desc, user_id desc, birth_date, has_photo, seeks_male, seeks_female,
   seek_min_age, seek_max_age) include (interests, fictional)
  where listed and active_bucket >= 0;
create index member_search_active_region on member_search
  (site_id, country, region_id, gender, active_bucket desc, user_id desc, birth_date, has_photo, seeks_male,
   seeks_female, seek_min_age, seek_max_age) include (interests, fictional)
  where listed and active_bucket >= 0 and region_id > 0;
create index member_search_new on member_search
  (site_id, country, gender, user_id desc, birth_date, has_photo, seeks_male, seeks_female, seek_min_age,
   seek_max_age) include (interests, fictional)
  where listed and user_id >= 0;
create index member_search_new_region on member_search
  (site_id, country, region_id, gender, user_id desc, birth_date, has_photo, seeks_male, seeks_female, seek_min_age,
   seek_max_age) include (interests, fictional)
  where listed and user_id >= 0 and region_id > 0;
-- Finds the members of a country by interest. An index cannot search inside the mask, which matters when few members
-- share an interest.
create table member_search_interests (
  country char(2) not null,
  interest_id int not null,
  user_id bigint not null,
  primary key (country, interest_id, user_id)
);
create function interests_in(mask bigint) returns setof int language sql immutable as
$$ select n from generate_series(1, 63) n where mask & (1::bigint << (n - 1)) <> 0 $$;
insert into member_search_interests select country, interests_in(interests), user_id from member_search;

create function member_search_interests_follow() returns trigger language plpgsql as $$
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
create trigger member_search_interests_added after insert or delete on member_search
  for each row execute function member_search_interests_follow();
create trigger member_search_interests_changed after update on member_search for each row
  when ((old.country, old.interests) is distinct from (new.country, new.interests))
  execute function member_search_interests_follow();

-- The search no longer reads profiles. The games still read them in the order of `profiles_search`.
drop index profiles_search_region;

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
create function member_search_add() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id for share;
  insert into member_search select * from member_search_source where user_id = new.user_id;
  return null;
end $$;
create trigger member_search_add after insert on profiles for each row execute function member_search_add();

create function member_search_follow() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform member_search_refresh(new.id);
  else
    perform member_search_refresh(coalesce(new.user_id, old.user_id));
  end if;
  return null;
end $$;
-- Runs at the end of the transaction, so that this row is locked last and two transactions cannot deadlock.
create constraint trigger member_search_users after update on users deferrable initially deferred for each row
  when ((old.status, old.invisible, old.is_fictional, old.paid) is distinct from
        (new.status, new.invisible, new.is_fictional, new.paid)) execute function member_search_follow();
create constraint trigger member_search_profiles after update on profiles deferrable initially deferred for each row
  when ((old.status, old.gender, old.seek_gender, old.seek_min_age, old.seek_max_age, old.country, old.region_id,
         old.birth_date, old.active_bucket) is distinct from
        (new.status, new.gender, new.seek_gender, new.seek_min_age, new.seek_max_age, new.country, new.region_id,
         new.birth_date, new.active_bucket)) execute function member_search_follow();
create constraint trigger member_search_photos after insert or update or delete on photos
  deferrable initially deferred for each row execute function member_search_follow();
create constraint trigger member_search_interests after insert or update or delete on profile_interests
  deferrable initially deferred for each row execute function member_search_follow();
