-- Orders and attempts. A payment is the order of one bundle, whose terms never change. Each attempt to pay it is one
-- payment at a provider. Money moves only by `attempt_settle`, with what the provider said when it was asked.

-- Which method exists, where it is offered, and which provider takes it. The reference data fills these tables.
create table payment_methods (
  key text primary key,
  kind text not null check (kind in ('card', 'bank', 'wallet', 'code', 'voucher', 'transfer', 'direct_debit')),
  retired boolean not null default false
);
create table country_payment_methods (
  country char(2) references countries,
  method text references payment_methods,
  position smallint not null,
  primary key (country, method)
);
-- `country` is null for a provider that takes the method everywhere. The lowest priority that is configured is used.
create table provider_methods (
  provider text not null,
  method text not null references payment_methods,
  country char(2) references countries,
  priority smallint not null,
  unique nulls not distinct (provider, method, country)
);

create type attempt_state as enum ('submitting', 'unknown', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled',
  'expired', 'duplicate_paid', 'charged_back', 'review');

create table payment_attempts (
  attempt_id uuid primary key,
  payment_id uuid not null references payments,
  attempt_no smallint not null check (attempt_no > 0),
  method text not null,
  provider text not null,
  -- The provider's id; null until its response has arrived.
  provider_ref text,
  state attempt_state not null default 'submitting',
  -- What the provider said about a failure, such as `insufficient_funds`.
  failure_reason text,
  -- The provider's page for the member.
  checkout_url text,
  -- When the provider is asked next; null when nothing is expected any more.
  next_check_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (payment_id, attempt_no),
  unique (provider, provider_ref)
);
create index payment_attempts_due on payment_attempts (next_check_at) where next_check_at is not null;
create unique index payment_attempts_one_paid on payment_attempts (payment_id) where state in ('paid', 'charged_back');

-- Old rows have one attempt each.
insert into payment_attempts (attempt_id, payment_id, attempt_no, method, provider, provider_ref, state, created_at)
select gen_random_uuid(), payment_id, 1, method, provider, provider_ref,
  (case status when 'completed' then 'paid' when 'refunded' then 'paid' when 'charged_back' then 'charged_back'
    when 'cancelled' then 'canceled' when 'failed' then 'failed' when 'expired' then 'expired' else 'open' end)::attempt_state,
  created_at
from payments;

drop function payment_apply_event(text, text, uuid, payment_status, jsonb);
drop table payment_events;
alter table payments drop column provider, drop column provider_ref, drop column idem_key;

-- The number that members read and type: ten digits, not in sequence.
create function random_order_number() returns text language sql volatile as
$$ select lpad((random_public_id() % 10000000000)::text, 10, '0') $$;
alter table payments add column order_number text not null default random_order_number() unique;
-- The country whose prices and methods the order has, and the one of the network it was made from, when it is known.
alter table payments add column country char(2) references countries;
alter table payments add column ip_country char(2);

-- Amounts that are paid back. Each is sent to the provider once: its id is the key of the request.
create table refunds (
  refund_id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references payment_attempts,
  amount_minor int not null check (amount_minor > 0),
  reason text not null check (reason in ('duplicate', 'withdrawal', 'goodwill', 'fraud')),
  state text not null default 'requested' check (state in ('requested', 'sent', 'settled', 'failed')),
  provider_ref text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index refunds_attempt on refunds (attempt_id);
create unique index refunds_duplicate_once on refunds (attempt_id) where reason = 'duplicate';

-- Refuses refunds of more than was paid. The lock of the attempt makes concurrent refunds wait for one another.
create function refunds_guard() returns trigger language plpgsql as $$
declare paid int; refunded int;
begin
  if tg_op = 'UPDATE' and (new.refund_id, new.attempt_id, new.amount_minor, new.reason)
     is distinct from (old.refund_id, old.attempt_id, old.amount_minor, old.reason) then
    raise exception 'refund terms are immutable' using errcode = 'DB001';
  end if;
  if tg_op = 'INSERT' then
    perform 1 from payment_attempts where attempt_id = new.attempt_id for update;
    select p.amount_minor into paid from payments p join payment_attempts a using (payment_id)
      where a.attempt_id = new.attempt_id and a.state in ('paid', 'duplicate_paid');
    select coalesce(sum(amount_minor), 0) into refunded from refunds
      where attempt_id = new.attempt_id and state <> 'failed';
    if paid is null or refunded + new.amount_minor > paid then
      raise exception 'refund above what was paid' using errcode = 'DB050';
    end if;
  end if;
  return new;
end $$;
create trigger refunds_guard before insert or update on refunds for each row execute function refunds_guard();

-- The ledger of money, in minor units of the currency. Each row is a transfer between two accounts, so all accounts
-- together are zero. `cash:<provider>` is what a provider holds for us.
create table money_ledger (
  id bigint generated always as identity primary key,
  debit text not null,
  credit text not null check (credit <> debit),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  code text not null check (code in ('payment', 'duplicate', 'refund', 'refund_failed', 'chargeback')),
  -- The attempt or the refund of the transfer. A transfer is posted once.
  ref uuid not null,
  created_at timestamptz not null default now(),
  unique (code, ref)
);
create trigger money_ledger_append_only before update or delete on money_ledger
  for each row execute function forbid_change();
create trigger money_ledger_no_truncate before truncate on money_ledger
  for each statement execute function forbid_change();

-- The state machine of an attempt. A payment that arrives late always counts.
create function payment_attempts_guard() returns trigger language plpgsql as $$
declare legal boolean;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'submitting' then raise exception 'illegal attempt state' using errcode = 'DB003'; end if;
    return new;
  end if;
  if (new.attempt_id, new.payment_id, new.attempt_no, new.method, new.provider)
     is distinct from (old.attempt_id, old.payment_id, old.attempt_no, old.method, old.provider)
     or (old.provider_ref is not null and new.provider_ref is distinct from old.provider_ref) then
    raise exception 'attempt terms are immutable' using errcode = 'DB001';
  end if;
  if new.state = old.state then return new; end if;
  legal := case old.state
      when 'submitting' then true
      when 'unknown' then new.state <> 'submitting'
      when 'open' then new.state not in ('submitting', 'unknown')
      when 'pending' then new.state not in ('submitting', 'unknown', 'open')
      when 'authorized' then new.state not in ('submitting', 'unknown', 'open', 'pending')
      when 'paid' then new.state = 'charged_back'
      when 'duplicate_paid' then new.state = 'charged_back'
      when 'charged_back' then false
      when 'review' then new.state in ('paid', 'duplicate_paid', 'failed', 'canceled')
      else new.state in ('paid', 'duplicate_paid', 'review') end;
  if not legal then
    raise exception 'illegal attempt % -> %', old.state, new.state using errcode = 'DB003';
  end if;
  return new;
end $$;
create trigger payment_attempts_guard before insert or update on payment_attempts
  for each row execute function payment_attempts_guard();

-- The state machine of a payment. Its terms never change. It is completed only with a paid attempt, and the credits are
-- posted in the same transaction. A new attempt reopens a payment that failed, at the same price: the reserved discount
-- is released when the payment ends without money, and reserved again when it is reopened.
create or replace function payments_guard() returns trigger language plpgsql as $$
declare available int; taken int; legal boolean;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'created' then raise exception 'illegal payment status' using errcode = 'DB003'; end if;
    return new;
  end if;
  if (new.user_id, new.product_id, new.credits, new.list_minor, new.amount_minor, new.currency, new.order_number, new.country)
     is distinct from
     (old.user_id, old.product_id, old.credits, old.list_minor, old.amount_minor, old.currency, old.order_number, old.country) then
    raise exception 'payment terms are immutable' using errcode = 'DB001';
  end if;
  if new.status = old.status then return new; end if;
  legal := case old.status
      when 'completed' then new.status in ('refunded', 'charged_back')
      when 'refunded' then false
      when 'charged_back' then false
      else new.status not in ('refunded', 'charged_back') end;
  if not legal then
    raise exception 'illegal payment % -> %', old.status, new.status using errcode = 'DB003';
  end if;
  if new.status = 'completed' then
    if not exists (select 1 from payment_attempts where payment_id = new.payment_id and state = 'paid') then
      raise exception 'no paid attempt' using errcode = 'DB003';
    end if;
    new.completed_at := now();
    perform credits_post(new.user_id, new.credits, 'purchase', 'payment:' || new.payment_id, 'pay:' || new.payment_id);
    update discount_redemptions set state = 'consumed' where payment_id = new.payment_id and state = 'reserved';
    if exists (select 1 from discount_redemptions where payment_id = new.payment_id and state = 'released') then
      begin
        -- The payment ended before its money arrived. Another payment may have used the code meanwhile.
        update discount_redemptions set state = 'consumed' where payment_id = new.payment_id;
      exception when unique_violation then null;
      end;
    end if;
    update users set paid = true where id = new.user_id and not paid;
  elsif new.status in ('failed', 'cancelled', 'expired') then
    update discount_redemptions set state = 'released' where payment_id = new.payment_id and state = 'reserved';
  elsif new.status in ('refunded', 'charged_back') then
    select balance into available from credit_accounts where user_id = new.user_id for update;
    taken := least(available, new.credits);
    new.clawback_shortfall := new.credits - taken;
    if taken > 0 then
      perform credits_post(new.user_id, -taken, 'refund_reversal', 'payment:' || new.payment_id,
        'refund:' || new.payment_id);
    end if;
    update users u set paid = exists (select 1 from payments p
      where p.user_id = u.id and p.status = 'completed' and p.payment_id <> new.payment_id) where u.id = new.user_id;
  elsif old.status in ('failed', 'cancelled', 'expired') then
    update discount_redemptions set state = 'reserved' where payment_id = new.payment_id and state = 'released';
  end if;
  return new;
end $$;

-- Returns the status of a payment without money, from its attempts: the latest one decides, unless an earlier one can
-- still be paid.
create function payment_status_of(p_payment uuid) returns payment_status language sql stable as $$
  select case
    when latest.state in ('submitting', 'open') then 'created'
    when exists (select 1 from payment_attempts
      where payment_id = p_payment and state in ('unknown', 'pending', 'authorized', 'review')) then 'pending'
    when exists (select 1 from payment_attempts where payment_id = p_payment and state in ('submitting', 'open')) then 'created'
    when latest.state = 'failed' then 'failed'
    when latest.state = 'expired' then 'expired'
    else 'cancelled' end::payment_status
  from payment_attempts latest where payment_id = p_payment order by attempt_no desc limit 1
$$;

-- Starts an attempt. Its number and the status of the payment follow from the attempts before it. Call it with the
-- payment locked.
create function attempt_start(p_attempt uuid, p_payment uuid, p_method text, p_provider text) returns void
language plpgsql as $$
begin
  insert into payment_attempts (attempt_id, payment_id, attempt_no, method, provider, next_check_at)
    select p_attempt, p_payment, coalesce(max(attempt_no), 0) + 1, p_method, p_provider, now() + interval '30 seconds'
    from payment_attempts where payment_id = p_payment;
  update payments set status = payment_status_of(p_payment), method = p_method where payment_id = p_payment;
end $$;

-- Applies what the provider said about an attempt, and returns whether something changed. Repeated, late and reordered
-- responses change nothing more. The first paid attempt completes the payment; each later one is refunded. Money of another
-- amount or currency changes nothing and waits for a person (`review`).
-- Takes its locks in this order: payment, attempt, events, credit account.
create function attempt_settle(p_attempt uuid, p_state attempt_state, p_ref text, p_amount int, p_currency text,
                               p_failure text default null, p_checkout text default null)
returns boolean language plpgsql as $$
declare attempt payment_attempts; payment payments; next attempt_state := p_state;
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  if not found then raise exception 'not_found' using errcode = 'DB404'; end if;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  if attempt.provider_ref is not null and p_ref is distinct from attempt.provider_ref then
    raise exception 'another payment of the provider' using errcode = 'DB051';
  end if;
  if p_state in ('paid', 'authorized') and (p_amount, p_currency) is distinct from (payment.amount_minor, payment.currency::text) then
    next := 'review';
  elsif p_state = 'paid' and payment.status in ('completed', 'refunded', 'charged_back') and attempt.state <> 'paid' then
    next := 'duplicate_paid';
  end if;
  -- A response that is older than what is known.
  if attempt.state in ('paid', 'duplicate_paid', 'charged_back')
     or (attempt.state = 'review' and next in ('submitting', 'unknown', 'open', 'pending', 'authorized', 'expired'))
     or (attempt.state in ('failed', 'canceled', 'expired') and next not in ('paid', 'duplicate_paid', 'review'))
     or (attempt.state = 'authorized' and next in ('unknown', 'open', 'pending'))
     or (attempt.state = 'pending' and next in ('unknown', 'open'))
     or (attempt.state = 'open' and next = 'unknown') then
    next := attempt.state;
  end if;
  update payment_attempts set state = next, provider_ref = coalesce(provider_ref, p_ref), checked_at = now(),
      failure_reason = case when next = 'failed' then p_failure end,
      checkout_url = case when next = 'open' then coalesce(p_checkout, checkout_url) end,
      -- The older an attempt, the rarer the checks, up to six hours. What is unknown is resolved soon.
      next_check_at = case when next in ('submitting', 'unknown', 'open', 'pending', 'authorized') then
        now() + least(interval '6 hours', greatest((now() - created_at) / 4,
          case when next in ('submitting', 'unknown') then interval '30 seconds' else interval '5 minutes' end)) end
    where attempt_id = p_attempt;
  if next = attempt.state then return false; end if;
  if next = 'paid' then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, 'sold', payment.amount_minor, payment.currency, 'payment', p_attempt);
    update payments set status = 'completed', method = attempt.method where payment_id = payment.payment_id;
  elsif next = 'duplicate_paid' then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, 'refunds_due', payment.amount_minor, payment.currency, 'duplicate', p_attempt);
    insert into refunds (attempt_id, amount_minor, reason) values (p_attempt, payment.amount_minor, 'duplicate');
  elsif payment.status not in ('completed', 'refunded', 'charged_back') then
    update payments set status = payment_status_of(payment.payment_id) where payment_id = payment.payment_id;
  end if;
  return true;
end $$;

-- Stores what the provider said about a refund. The transfer of its money is posted once, when the provider took it.
create function refund_settle(p_refund uuid, p_state text, p_ref text) returns void language plpgsql as $$
declare refund refunds; attempt payment_attempts; paid_in char(3);
begin
  select * into refund from refunds where refund_id = p_refund for update;
  if not found or refund.state in ('settled', 'failed') then return; end if;
  update refunds set state = p_state, provider_ref = coalesce(provider_ref, p_ref),
    settled_at = case when p_state = 'settled' then now() end where refund_id = p_refund;
  select * into attempt from payment_attempts where attempt_id = refund.attempt_id;
  select currency into paid_in from payments where payment_id = attempt.payment_id;
  if p_state in ('sent', 'settled') and not exists (select 1 from money_ledger where code = 'refund' and ref = p_refund) then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values (case attempt.state when 'duplicate_paid' then 'refunds_due' else 'sold' end, 'cash:' || attempt.provider,
        refund.amount_minor, paid_in, 'refund', p_refund);
  elsif p_state = 'failed' and refund.state = 'sent' then
    -- The money came back.
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, case attempt.state when 'duplicate_paid' then 'refunds_due' else 'sold' end,
        refund.amount_minor, paid_in, 'refund_failed', p_refund);
  end if;
end $$;
