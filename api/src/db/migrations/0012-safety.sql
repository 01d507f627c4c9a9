-- Complaints with their evidence, access to a case, appeals, and the photos of members who are no longer premium.

-- A complaint keeps a copy of its object, because the original can be changed or deleted before a moderator sees it.
alter table complaints
  add column site_id int references sites,
  add column reporter_name text check (char_length(reporter_name) <= 100),
  -- The language of the mails to a visitor who complained.
  add column language text,
  add column url text check (char_length(url) <= 500),
  add column evidence jsonb not null default '{}',
  -- The content keys of photos that must stay in the store until the complaint is decided.
  add column evidence_photos text[] not null default '{}',
  -- The key and the hash of the request that created the complaint. A repeated request creates no second one.
  add column request_key uuid unique,
  add column request_hash bytea,
  -- Whether this complaint alone froze the account, until it is decided (decisions A-15).
  add column froze boolean not null default false,
  add column measure text check (measure in ('none', 'remove_photo', 'suspend', 'ban'));
update complaints c set site_id =
  coalesce((select site_id from users u where u.id = c.reporter_id), (select min(id) from sites));
alter table complaints alter column site_id set not null;
alter table complaints add constraint complaints_decided
  check ((status in ('actioned', 'dismissed')) = (decided_at is not null and statement_of_reasons is not null)) not valid;
create index complaints_reporter on complaints (reporter_id) where reporter_id is not null;
create index complaints_subject on complaints (subject_id) where subject_id is not null;

-- Secrets that open a case without a login. Only their hashes are stored.
create table complaint_keys (
  secret_hash bytea primary key,
  complaint_id uuid not null references complaints on delete cascade,
  party text not null check (party in ('reporter', 'subject')),
  created_at timestamptz not null default now()
);
create index complaint_keys_complaint on complaint_keys (complaint_id);

-- Appeals. The unique keys allow one for each party of a complaint and one for a refused photo.
create table appeals (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid references complaints on delete cascade,
  party text check (party in ('reporter', 'subject')),
  photo_id bigint references photos on delete cascade,
  user_id bigint references users on delete set null,
  text text not null check (char_length(text) between 10 and 2000),
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('upheld', 'overturned')),
  reasons text,
  decided_at timestamptz,
  unique (complaint_id, party),
  unique (photo_id),
  check ((complaint_id is null) = (party is null)),
  check ((complaint_id is null) <> (photo_id is null)),
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (reasons is null))
);
create index appeals_open on appeals (created_at) where outcome is null;

-- Mails to people without an account have an address, and a site whose texts they use.
alter table mail_queue add column site_id int references sites;
alter table mail_queue add column language text;
alter table mail_queue add constraint mail_queue_receiver
  check (user_id is not null or (to_address is not null and site_id is not null));

-- Limits new photos, not the order of existing ones: a member who is no longer premium keeps all photos and may choose
-- the first three (decisions M-14). A position never exceeds the number of photos, so that moving a photo far behind
-- cannot free a position in front.
create or replace function photos_limit() returns trigger language plpgsql as $$
declare is_paid boolean; most int;
begin
  if new.position is null or (tg_op = 'UPDATE' and new.position is not distinct from old.position) then
    return new;
  end if;
  select paid into is_paid from users where id = new.user_id for share;
  most := case when is_paid then 25 else 3 end;
  if tg_op = 'UPDATE' and old.position is not null and new.position > most then
    select greatest(most, count(*)) into most from photos where user_id = new.user_id and position is not null;
  end if;
  if new.position > most then
    raise exception 'photo_limit' using errcode = 'DB010';
  end if;
  return new;
end $$;
