-- The member whose page led to a signup. The new member meets them first.
create table signup_hosts (
  user_id bigint primary key references users on delete cascade,
  host_id bigint not null references users on delete cascade,
  check (user_id <> host_id)
);
create index signup_hosts_host on signup_hosts (host_id);
