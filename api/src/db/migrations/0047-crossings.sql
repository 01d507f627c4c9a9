-- A member who goes from the app to the origin of payments gets a session there, which ends with the one it came from.
alter table sessions add column parent_hash bytea references sessions on delete cascade;
create index sessions_parent on sessions (parent_hash) where parent_hash is not null;

-- Codes that carry a session to another origin. Each is valid once, for a minute, in the browser that asked for it.
create table crossings (
  code_hash bytea primary key,
  session_hash bytea not null references sessions on delete cascade,
  challenge bytea not null,
  origin text not null,
  path text not null,
  expires_at timestamptz not null
);
create index crossings_session on crossings (session_hash);
