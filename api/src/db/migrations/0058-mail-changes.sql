-- The new address that a member has requested and not confirmed. Its link is in `link_tokens`, but only once its mail is
-- sent, and never when the address has another account on a site with uniform replies.
create table mail_changes (
  user_id bigint primary key references users on delete cascade,
  email citext not null,
  requested_at timestamptz not null default now()
);
create index mail_changes_requested on mail_changes (requested_at);
