-- Likes, the swipe game, the match finder and advertisements.

-- A member who has not confirmed the address has one like in total. The primary key enforces the limit, and an unlike
-- does not free it.
create table unconfirmed_likes (
  user_id bigint primary key references users on delete cascade,
  target_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  check (user_id <> target_id)
);

-- Return the day of the games in a member's time zone, and the end of that day. Days of 23 and 25 hours end at their
-- own midnight.
create function local_day(zone text, at timestamptz default now()) returns date language sql stable as
$$ select (at at time zone zone)::date $$;
create function local_day_end(zone text, at timestamptz default now()) returns timestamptz language sql stable as
$$ select ((at at time zone zone)::date + 1)::timestamp at time zone zone $$;

-- Replaces the previous version, which violated the key (user_id, target_id) when a member was liked in the game,
-- unliked and liked again. Now the second like takes no second slot.
create or replace function swipe_like(p_user bigint, p_target bigint, p_day date) returns boolean language plpgsql as $$
declare slot smallint; taken int;
begin
  perform pair_lock(p_user, p_target);
  if exists (select 1 from likes where from_id = p_user and to_id = p_target) then return true; end if;
  if not exists (select 1 from swipe_like_slots where user_id = p_user and target_id = p_target) then
    loop
      select s into slot from generate_series(1, 4) s where not exists
        (select 1 from swipe_like_slots x where x.user_id = p_user and x.day = p_day and x.n = s) order by s limit 1;
      if slot is null then return false; end if;
      insert into swipe_like_slots values (p_user, p_day, slot, p_target) on conflict (user_id, day, n) do nothing;
      get diagnostics taken = row_count;
      exit when taken = 1;
    end loop;
  end if;
  insert into likes (from_id, to_id, source) values (p_user, p_target, 'swipe');
  return true;
end $$;

-- The primary key enforces the limit of 200 passes a day. A pass that was undone keeps its slot.
create table swipe_passes (
  user_id bigint references users on delete cascade,
  day date not null,
  n smallint not null check (n between 1 and 200),
  target_id bigint not null references users on delete cascade,
  passed_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  primary key (user_id, day, n),
  unique (user_id, day, target_id),
  check (user_id <> target_id)
);
create index swipe_passes_day on swipe_passes (day);

-- Records a pass. Returns false when the 200 passes of the day are used. Passing the same member twice uses one.
create function swipe_pass(p_user bigint, p_target bigint, p_day date) returns boolean language plpgsql as $$
declare slot smallint; taken int;
begin
  perform pair_lock(p_user, p_target);
  update swipe_passes set undone_at = null,
      passed_at = case when undone_at is null then passed_at else clock_timestamp() end
    where user_id = p_user and day = p_day and target_id = p_target;
  if found or exists (select 1 from likes where from_id = p_user and to_id = p_target) then return true; end if;
  loop
    select s into slot from generate_series(1, 200) s where not exists
      (select 1 from swipe_passes x where x.user_id = p_user and x.day = p_day and x.n = s) order by s limit 1;
    if slot is null then return false; end if;
    insert into swipe_passes (user_id, day, n, target_id) values (p_user, p_day, slot, p_target)
      on conflict (user_id, day, n) do nothing;
    get diagnostics taken = row_count;
    if taken = 1 then return true; end if;
  end loop;
end $$;

-- A member's answers to the six questions of the match finder (decisions R-6).
create table search_wishes (
  user_id bigint primary key references users on delete cascade,
  gender text not null check (gender in ('male', 'female', 'both')),
  min_age smallint not null check (min_age between 18 and 99),
  max_age smallint not null check (max_age between 18 and 99),
  country char(2) not null references countries,
  region_id int,
  intention text not null check (intention in ('relationship', 'dating', 'friendship', 'chat')),
  interests text[] not null default '{}' check (cardinality(interests) <= 3),
  hard boolean not null,
  updated_at timestamptz not null default now(),
  foreign key (region_id, country) references regions (id, country),
  check (min_age <= max_age)
);

-- The parts of the match modal that members pressed (decisions N-7), stored once per member, other member and part.
create table modal_events (
  user_id bigint references users on delete cascade,
  profile_id bigint references users on delete cascade,
  element text check (element in ('image', 'button')),
  created_at timestamptz not null default now(),
  primary key (user_id, profile_id, element)
);

-- The addresses to which advertisements may link (decisions R-12). No other address can be a target.
create table promo_targets (
  id int generated always as identity primary key,
  url text not null unique check (url ~ '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(/[^[:space:]]*)?$')
);
create table promos (
  id uuid primary key default gen_random_uuid(),
  site_id int not null references sites,
  target_id int not null references promo_targets,
  -- By language: {"en": {"title": "…", "text": "…"}, …}. English is required; missing languages
  -- fall back to it.
  texts jsonb not null check (coalesce(texts #>> '{en,title}', '') <> '' and coalesce(texts #>> '{en,text}', '') <> ''),
  -- A path on the site or the picture as a data URL, so that no page loads it from another host.
  image text not null check (image ~ '^(/[^/]|data:image/)'),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
-- A page shows at most one advertisement, so a site has at most one that is active.
create unique index promos_one on promos (site_id) where active;
-- `id` is the parameter of redirect.php. A repeated gesture counts as one click.
create table promo_clicks (
  id uuid primary key default gen_random_uuid(),
  promo_id uuid not null references promos on delete cascade,
  user_id bigint references users on delete set null,
  gesture uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  unique (user_id, gesture)
);
create index promo_clicks_promo on promo_clicks (promo_id, created_at);
