-- Push notifications. A subscription belongs to a session. It is deleted with the session (logout, a new password, a
-- logout by another device, the end of the account), and its queued notifications are deleted with it.
create table push_subscriptions (
  -- The hash of the endpoint, which is a secret and may be long.
  endpoint_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  -- One for each browser (decisions N-6). A new subscription replaces the previous one.
  session_hash bytea not null unique references sessions on delete cascade,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (endpoint_hash, user_id)
);
create index push_subscriptions_user on push_subscriptions (user_id, last_seen_at);

-- Notifications waiting for one browser. At most one of each kind waits: a later one replaces the earlier, as it does
-- in the browser. A row names its member, so that nothing is sent to the next member who uses the browser.
create table push_queue (
  endpoint_hash bytea,
  user_id bigint,
  kind text not null check (kind in ('like', 'match', 'new_message')),
  -- A notification is not sent if the member switches its type off while it waits.
  type notification_type not null,
  -- The number of events this row stands for. If it grows while the row is being sent, the row is sent again.
  news int not null default 1,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  primary key (endpoint_hash, kind),
  foreign key (endpoint_hash, user_id) references push_subscriptions (endpoint_hash, user_id) on delete cascade
);
create index push_queue_due on push_queue (next_attempt_at);
