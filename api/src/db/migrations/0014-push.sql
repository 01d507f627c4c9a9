-- Notifications in browsers. A subscription belongs to a session: whatever ends that ends it (logout, a new password,
-- another device that logs this one out, the end of the account), and with it what still waits for it.
create table push_subscriptions (
  -- Of the address, which is a secret and may be long.
  endpoint_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  -- One for each browser (decisions N-6): a new one takes the place of the one before.
  session_hash bytea not null unique references sessions on delete cascade,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (endpoint_hash, user_id)
);
create index push_subscriptions_user on push_subscriptions (user_id, last_seen_at);

-- What is on its way to one browser. Of one kind one waits: the later news takes the place of the earlier, as their
-- notifications would. It names its member, so that nothing goes to who has the browser next.
create table push_queue (
  endpoint_hash bytea,
  user_id bigint,
  kind text not null check (kind in ('like', 'match', 'new_message')),
  -- Switched off while it waited, it is not sent.
  type notification_type not null,
  -- News this row stands for: more than were there when it was sent, and it is sent again.
  news int not null default 1,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  primary key (endpoint_hash, kind),
  foreign key (endpoint_hash, user_id) references push_subscriptions (endpoint_hash, user_id) on delete cascade
);
create index push_queue_due on push_queue (next_attempt_at);
