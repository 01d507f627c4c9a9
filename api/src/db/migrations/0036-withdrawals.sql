-- Statements of withdrawal from an order, as they were submitted: by a member, or by anyone with the number of the order
-- and the address of its account. A job decides each one once.
create table withdrawals (
  withdrawal_id uuid primary key default gen_random_uuid(),
  site_id int not null references sites,
  order_number text not null check (order_number ~ '^[0-9]{10}$'),
  -- Who submitted it: a member, or an address without a login. The decision deletes the address and stores the owner of
  -- the order.
  user_id bigint references users,
  email citext,
  -- The goodwill window of the site when it was submitted.
  refund_days int not null check (refund_days >= 0),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  outcome text check (outcome in ('withdrawn', 'all_used', 'too_late', 'ended', 'unknown')),
  payment_id uuid references payments,
  refund_id uuid unique references refunds,
  check ((decided_at is null) = (outcome is null)),
  check (decided_at is not null or num_nonnulls(user_id, email) = 1),
  check (decided_at is null or email is null),
  check ((outcome = 'withdrawn') = (refund_id is not null)),
  check ((outcome <> 'unknown') = (payment_id is not null))
);
-- An order is withdrawn from once.
create unique index withdrawals_once on withdrawals (payment_id) where outcome = 'withdrawn';
create index withdrawals_member on withdrawals (user_id);
-- Statements about no order of the address are deleted after a while.
create index withdrawals_unknown on withdrawals (submitted_at) where outcome = 'unknown';

-- The terms of a statement and its decision never change.
create function withdrawals_guard() returns trigger language plpgsql as $$
begin
  if old.outcome is not null
     or (old.user_id is not null and new.user_id is distinct from old.user_id)
     or (new.withdrawal_id, new.site_id, new.order_number, new.refund_days, new.submitted_at)
        is distinct from (old.withdrawal_id, old.site_id, old.order_number, old.refund_days, old.submitted_at) then
    raise exception 'a withdrawal is immutable' using errcode = 'DB001';
  end if;
  return new;
end $$;
create trigger withdrawals_guard before update on withdrawals for each row execute function withdrawals_guard();

-- Locks the credits of a member until the transaction ends, so that none is used meanwhile. The events come first, as when
-- a message is sent. It runs as the owner of the tables, because the role of the application cannot lock accounts.
create function credits_lock(p_user bigint) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into user_event_heads values (p_user, 0)
    on conflict (user_id) do update set last_seq = user_event_heads.last_seq;
  perform 1 from credit_accounts where user_id = p_user for update;
end $$;
