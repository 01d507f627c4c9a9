create type user_status as enum ('not_confirmed', 'active', 'suspended', 'banned', 'pending_deletion', 'deleted');
create type profile_status as enum ('disabled', 'active', 'hidden', 'rejected');
create type photo_status as enum ('uploading', 'pending', 'active', 'rejected', 'deleted');

create table users (
  id bigint generated always as identity primary key,
  public_id bigint not null unique default random_public_id(),
  site_id int not null references sites,
  email citext,
  name text not null check (char_length(name) between 2 and 30),
  password_hash text,
  date_of_birth date,
  language text not null,
  country char(2) not null references countries,
  status user_status not null default 'not_confirmed',
  paid boolean not null default false, -- written only by the trigger on payments
  invisible boolean not null default false,
  is_fictional boolean not null default false,
  signup_step smallint not null default 0 check (signup_step between 0 and 5),
  tracking jsonb not null default '{}',
  signup_date timestamptz not null default now(),
  confirmed_at timestamptz,
  purge_after timestamptz,
  check (left(name, 1) <> '@'),
  check (email is null or lower(name) <> lower(email::text)),
  check ((status = 'deleted') = (email is null)), -- deleted accounts are anonymised; all others have an address
  check ((status = 'pending_deletion') = (purge_after is not null)),
  check (status <> 'active' or confirmed_at is not null)
);
create unique index users_email_live on users (site_id, email) where email is not null;
create index users_purge on users (purge_after) where status = 'pending_deletion';

-- Refuses an age below the minimum and an illegal change of status. A trigger, because the minimum age is stored in
-- another table and the status check needs the old row.
create function users_guard() returns trigger language plpgsql as $$
declare youngest smallint;
begin
  select min_age into youngest from countries where code = new.country;
  if new.status <> 'deleted' and (new.date_of_birth is null or new.date_of_birth < date '1900-01-01'
     or new.date_of_birth > (current_date - make_interval(years => youngest))::date) then
    raise exception 'invalid_date_of_birth' using errcode = 'DB002';
  end if;
  if tg_op = 'UPDATE' then
    if new.public_id <> old.public_id or new.site_id <> old.site_id then
      raise exception 'immutable' using errcode = 'DB001';
    end if;
    if old.confirmed_at is not null and new.date_of_birth is distinct from old.date_of_birth
       and new.status <> 'deleted' then
      raise exception 'date_of_birth is locked' using errcode = 'DB001';
    end if;
    if new.status <> old.status and not ((old.status, new.status) in (
        ('not_confirmed', 'active'), ('not_confirmed', 'banned'), ('not_confirmed', 'pending_deletion'),
        ('active', 'suspended'), ('active', 'banned'), ('active', 'pending_deletion'),
        ('suspended', 'active'), ('suspended', 'banned'), ('suspended', 'pending_deletion'),
        ('banned', 'active'), ('banned', 'deleted'),
        ('pending_deletion', 'active'), ('pending_deletion', 'not_confirmed'), ('pending_deletion', 'banned'),
        ('pending_deletion', 'deleted'))) then
      raise exception 'illegal status % -> %', old.status, new.status using errcode = 'DB003';
    end if;
  end if;
  return new;
end $$;
create trigger users_guard before insert or update on users for each row execute function users_guard();

create table profiles (
  user_id bigint primary key references users on delete cascade,
  status profile_status not null default 'disabled',
  gender text not null check (gender in ('male', 'female')),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  seek_gender text check (seek_gender in ('male', 'female', 'both')),
  country char(2) not null references countries,
  region_id int,
  city text,
  lat numeric(5, 2), -- rounded to about one kilometre; never leaves the server
  lon numeric(6, 2),
  hair_color text,
  eye_color text,
  body_type text,
  relationship_status text,
  tattoos text,
  headline text check (char_length(headline) <= 120),
  about text check (char_length(about) <= 2000),
  birth_date date not null,
  last_active_at timestamptz not null default now(),
  -- Hour of the last activity. Gives the search a stable order and limits index writes to one per member and hour.
  active_bucket int not null default floor(extract(epoch from now()) / 3600),
  landing_opt_in boolean not null default false,
  foreign key (region_id, country) references regions (id, country),
  check (active_bucket = floor(extract(epoch from last_active_at at time zone 'UTC') / 3600))
) with (fillfactor = 80);
create index profiles_search on profiles (country, gender, active_bucket desc, user_id desc, birth_date)
  where status = 'active';
create index profiles_search_region on profiles (country, region_id, gender, active_bucket desc, user_id desc, birth_date)
  where status = 'active';

create table profile_interests (
  user_id bigint references profiles on delete cascade,
  interest_id int references interests,
  primary key (user_id, interest_id)
);

-- `content_key` names the file of a photo by its content; `public_id` identifies the photo in its address. Photos may
-- share a file, but an address reveals nothing about other photos.
create table photos (
  id bigint generated always as identity primary key,
  public_id uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  position smallint check (position between 1 and 25),
  status photo_status not null default 'uploading',
  content_key text not null check (content_key ~ '^[0-9a-f]{16,64}$'),
  width int not null,
  height int not null,
  blurhash text,
  reject_reason text,
  created_at timestamptz not null default now(),
  check ((status in ('deleted', 'rejected')) = (position is null)),
  constraint photos_slot unique (user_id, position) deferrable initially immediate -- position 1 is the main photo
);
create index photos_pending on photos (created_at) where status = 'pending';

-- Limits the photos of a member to 3, or to 25 for members who have paid. A trigger, because the limit depends on
-- another table.
create function photos_limit() returns trigger language plpgsql as $$
declare is_paid boolean;
begin
  if new.position is null or (tg_op = 'UPDATE' and new.position is not distinct from old.position) then
    return new;
  end if;
  select paid into is_paid from users where id = new.user_id for share;
  if new.position > (case when is_paid then 25 else 3 end) then
    raise exception 'photo_limit' using errcode = 'DB010';
  end if;
  return new;
end $$;
create trigger photos_limit before insert or update on photos for each row execute function photos_limit();

-- Locks a pair of members until the transaction ends, so that whatever they do to each other runs one after the other.
create function pair_lock(a bigint, b bigint) returns void language sql as
$$ select pg_advisory_xact_lock(hashtextextended(least(a, b)::text || ':' || greatest(a, b)::text, 42)) $$;

create table blocks (
  blocker_id bigint references users on delete cascade,
  blocked_id bigint references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_reverse on blocks (blocked_id, blocker_id);

create table likes (
  from_id bigint references users on delete cascade,
  to_id bigint references users on delete cascade,
  source text not null default 'profile' check (source in ('profile', 'swipe', 'search', 'lander')),
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index likes_received on likes (to_id, (seen_at is null) desc, created_at desc);

create table matches (
  user_lo bigint references users on delete cascade,
  user_hi bigint references users on delete cascade,
  created_at timestamptz not null default now(),
  lo_shown_at timestamptz,
  hi_shown_at timestamptz,
  primary key (user_lo, user_hi),
  check (user_lo < user_hi)
);
create index matches_reverse on matches (user_hi, user_lo);

create function assert_pair_open(a bigint, b bigint) returns void language plpgsql as $$
begin
  perform pair_lock(a, b);
  if exists (select 1 from blocks where (blocker_id = a and blocked_id = b) or (blocker_id = b and blocked_id = a)) then
    raise exception 'blocked' using errcode = 'DB020';
  end if;
end $$;

-- Triggers, because no constraint can compare two rows of `likes`, or `likes` with `blocks`. The pair lock serializes
-- two opposite likes: the later one sees the earlier, so that no match is missed.
create function likes_guard() returns trigger language plpgsql as $$
begin
  perform assert_pair_open(new.from_id, new.to_id);
  return new;
end $$;
create trigger likes_guard before insert on likes for each row execute function likes_guard();

create function likes_match() returns trigger language plpgsql as $$
begin
  if exists (select 1 from likes where from_id = new.to_id and to_id = new.from_id) then
    insert into matches (user_lo, user_hi, created_at)
      values (least(new.from_id, new.to_id), greatest(new.from_id, new.to_id), new.created_at) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger likes_match after insert on likes for each row execute function likes_match();

create function blocks_apply() returns trigger language plpgsql as $$
begin
  perform pair_lock(new.blocker_id, new.blocked_id);
  delete from likes where (from_id, to_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  delete from matches where user_lo = least(new.blocker_id, new.blocked_id)
    and user_hi = greatest(new.blocker_id, new.blocked_id);
  return new;
end $$;
create trigger blocks_apply before insert on blocks for each row execute function blocks_apply();

-- The primary key enforces the limit of four swipe likes a day.
create table swipe_like_slots (
  user_id bigint references users on delete cascade,
  day date not null,
  n smallint not null check (n between 1 and 4),
  target_id bigint not null references users on delete cascade,
  primary key (user_id, day, n),
  unique (user_id, target_id)
);

-- Records a swipe like. Returns false when the four likes of the day are used. Liking the same member twice uses one.
create function swipe_like(p_user bigint, p_target bigint, p_day date) returns boolean language plpgsql as $$
declare slot smallint; taken int;
begin
  perform pair_lock(p_user, p_target);
  if exists (select 1 from likes where from_id = p_user and to_id = p_target) then return true; end if;
  loop
    select s into slot from generate_series(1, 4) s where not exists
      (select 1 from swipe_like_slots x where x.user_id = p_user and x.day = p_day and x.n = s) order by s limit 1;
    if slot is null then return false; end if;
    insert into swipe_like_slots values (p_user, p_day, slot, p_target) on conflict (user_id, day, n) do nothing;
    get diagnostics taken = row_count;
    exit when taken = 1;
  end loop;
  insert into likes (from_id, to_id, source) values (p_user, p_target, 'swipe');
  return true;
end $$;
