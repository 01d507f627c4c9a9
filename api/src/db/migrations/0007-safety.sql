create table complaints (
  id uuid primary key default gen_random_uuid(),
  reporter_id bigint references users on delete set null,
  reporter_email citext,
  subject_id bigint references users on delete set null,
  category text not null check (category in
    ('fake_profile', 'scam_spam', 'harassment', 'threat', 'underage', 'illegal_content', 'photo', 'payment', 'other')),
  object_type text not null check (object_type in ('profile', 'photo', 'message', 'site')),
  object_id text,
  text text not null check (char_length(text) between 10 and 4000),
  status text not null default 'open' check (status in ('open', 'in_review', 'actioned', 'dismissed')),
  statement_of_reasons text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index complaints_open on complaints (created_at) where status in ('open', 'in_review');

create table moderation_actions (
  id bigint generated always as identity primary key,
  moderator text not null,
  user_id bigint references users,
  photo_id bigint references photos,
  complaint_id uuid references complaints,
  action text not null,
  reason text not null,
  created_at timestamptz not null default now()
);
create trigger moderation_append_only before update or delete on moderation_actions
  for each row execute function forbid_change();
