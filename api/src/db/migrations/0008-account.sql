-- Signup and account deletion: signup steps, links in mails, the mail queue, limits, deletion requests, exports.

-- A signup step of its own asks for the gender and similar fields. A profile is shown to others only when its gender is
-- set.
alter table profiles alter column gender drop not null;
alter table profiles add constraint profiles_complete check (status = 'disabled' or gender is not null);

-- The key of the signup that created the account. A request with the same key is the same signup.
alter table users add column signup_key uuid unique;
-- Steps that were saved or skipped. `users.signup_step` is the first open one.
alter table users add column signup_done text[] not null default '{}'
  check (signup_done <@ array['message', 'photo', 'location', 'personal', 'about']);
alter table users add column mails_paused_until timestamptz;

-- Links in mails. Only hashes of their tokens are stored, so that a stolen table opens no link.
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

-- The primary key enforces the limit of five reset mails a day ("try again tomorrow"). Addresses are stored as hashes.
create table reset_mail_slots (
  email_hash bytea,
  day date,
  n smallint check (n between 1 and 5),
  primary key (email_hash, day, n)
);

-- Rate limits: each use takes a numbered slot, and the primary key lets each slot be taken only once.
create table limit_slots (
  key_hash bytea,
  slot_window timestamptz,
  n int check (n > 0),
  created_at timestamptz not null default now(),
  primary key (key_hash, slot_window, n)
);
create index limit_slots_created on limit_slots (created_at);

-- The first message of a new member, held until the address is confirmed. It is sent to the member whose page led to
-- the signup. Without such a member it becomes the beginning of the profile text.
create table held_messages (
  user_id bigint primary key references users on delete cascade,
  to_id bigint references users on delete set null,
  body text not null check (char_length(body) between 1 and 1000),
  created_at timestamptz not null default now()
);

-- Mails waiting to be sent. The secret of a link is created when the mail is sent, so this table never contains one.
create table mail_queue (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete cascade,
  -- An address other than the member's own: that of a mail change that is not confirmed yet.
  to_address citext,
  template text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index mail_queue_due on mail_queue (next_attempt_at);

-- The notifications sent of each type, for the limits of one in four hours and three a day (decisions N-3).
create table notifications_sent (
  user_id bigint not null references users on delete cascade,
  type notification_type not null,
  channel text not null check (channel in ('email', 'push')),
  sent_at timestamptz not null default now()
);
create index notifications_sent_recent on notifications_sent (user_id, channel, sent_at desc);

-- Offers that members accepted instead of deleting the account. The primary key allows each offer once.
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

-- Photos that moderation refused, by content. The same picture is refused again.
create table banned_photos (content_key text primary key, reason text not null, created_at timestamptz not null default now());

-- A removed message needs neither text nor photo.
alter table messages drop constraint messages_check;
alter table messages drop constraint messages_check1;
alter table messages add constraint messages_text check
  (removed_at is not null or kind not in ('text', 'icebreaker')
   or (body is not null and char_length(body) between 1 and 1000));
alter table messages add constraint messages_photo check
  (removed_at is not null and photo_id is null or (kind = 'photo') = (photo_id is not null));
