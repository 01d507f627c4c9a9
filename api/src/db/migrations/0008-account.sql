-- From visitor to member and out again: links from mails, the mails themselves, signup steps, deletion.

-- Gender and the rest are asked in a step of their own; nobody is shown to others before they have said it.
alter table profiles alter column gender drop not null;
alter table profiles add constraint profiles_complete check (status = 'disabled' or gender is not null);

-- The signup that made the account: the same key again is the same signup.
alter table users add column signup_key uuid unique;
-- Steps that were saved or passed over; `users.signup_step` is the first open one.
alter table users add column signup_done text[] not null default '{}'
  check (signup_done <@ array['message', 'photo', 'location', 'personal', 'about']);
alter table users add column mails_paused_until timestamptz;

-- Links from mails. Only hashes are kept: a stolen table opens nothing.
create type link_purpose as enum ('activate', 'reset_password', 'mail_change', 'reactivate', 'unsubscribe', 'login');
create table link_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  purpose link_purpose not null,
  data jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index link_tokens_user on link_tokens (user_id, purpose);
create index link_tokens_expires on link_tokens (expires_at);

-- Five reset mails a day are a primary key ("try again tomorrow"). Addresses are hashes.
create table reset_mail_slots (
  email_hash bytea,
  day date,
  n smallint check (n between 1 and 5),
  primary key (email_hash, day, n)
);

-- What may be done only so often: the primary key of a slot is the limit.
create table limit_slots (
  key_hash bytea,
  slot_window timestamptz,
  n int check (n > 0),
  created_at timestamptz not null default now(),
  primary key (key_hash, slot_window, n)
);
create index limit_slots_created on limit_slots (created_at);

-- The first line to the member whose page led here, or the beginning of the text about oneself; told at confirmation.
create table held_messages (
  user_id bigint primary key references users on delete cascade,
  to_id bigint references users on delete set null,
  body text not null check (char_length(body) between 1 and 1000),
  created_at timestamptz not null default now()
);

-- Mails on their way. A link's secret is made when the mail is sent, so none ever lies here.
create table mail_queue (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete cascade,
  -- Another address than the member's own: a change that is not confirmed.
  to_address citext,
  template text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index mail_queue_due on mail_queue (next_attempt_at);

-- What was sent of each type, for "one in four hours, three a day" (decisions N-3).
create table notifications_sent (
  user_id bigint not null references users on delete cascade,
  type notification_type not null,
  channel text not null check (channel in ('email', 'push')),
  sent_at timestamptz not null default now()
);
create index notifications_sent_recent on notifications_sent (user_id, channel, sent_at desc);

-- Offers to who wants to leave; each once, which the key says.
create table retention_offers (
  user_id bigint references users on delete cascade,
  offer text check (offer in ('pause_mails', 'invisible', 'discount')),
  accepted_at timestamptz not null default now(),
  primary key (user_id, offer)
);
create table account_deletions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  reason text,
  text text check (char_length(text) <= 1000),
  requested_at timestamptz not null default now(),
  reactivated_at timestamptz
);

create table exports (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  day date not null,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz not null,
  unique (user_id, day)
);

-- Photos that moderation refused, by content: the same picture is not taken again.
create table banned_photos (content_key text primary key, reason text not null, created_at timestamptz not null default now());

-- What was removed has no content, nor a picture or gift of it.
alter table messages drop constraint messages_check;
alter table messages drop constraint messages_check1;
alter table messages add constraint messages_text check
  (removed_at is not null or kind not in ('text', 'icebreaker')
   or (body is not null and char_length(body) between 1 and 1000));
alter table messages add constraint messages_photo check
  (removed_at is not null and photo_id is null or (kind = 'photo') = (photo_id is not null));
