create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz not null default now(),
  user_agent text
);
create index sessions_user on sessions (user_id);

-- Counts wrong passwords by account and by network. The keys are hashes, so the table reveals no address.
create table login_throttle (
  key_hash bytea primary key,
  failures int not null default 0,
  window_started timestamptz not null default now(),
  locks int not null default 0,
  blocked_until timestamptz
);

-- The first response to a write, which repeated requests receive too. `status` is null while the first request runs.
create table idempotency_keys (
  scope text,
  key uuid,
  request_hash bytea not null,
  status int,
  response text,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create type notification_type as enum
  ('new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'promotions', 'weekly_updates', 'news',
   'reminders');
create table notification_preferences (
  user_id bigint references users on delete cascade,
  type notification_type,
  channel text check (channel in ('email', 'push')),
  enabled boolean not null,
  primary key (user_id, type, channel)
);
create table email_suppressions (
  site_id int references sites,
  email citext,
  reason text not null check (reason in ('fbl', 'bounce', 'listunsubscribe')),
  created_at timestamptz not null default now(),
  primary key (site_id, email)
);
