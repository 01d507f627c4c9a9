-- What a person decides about money: who, when and why. First about payments of another amount or currency than ordered
-- (`review`), which waited for ever before.
create table billing_decisions (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references payment_attempts,
  -- Null for a decision about the attempt itself.
  refund_id uuid references refunds,
  decision text not null,
  -- The operator's account on the machine.
  decided_by text not null check (decided_by <> ''),
  reason text not null check (reason <> ''),
  decided_at timestamptz not null default now(),
  check (decision in ('accept', 'refund', 'reject') and refund_id is null
    or decision in ('resend', 'transferred', 'close') and refund_id is not null)
);
-- A refund that has failed is decided once. An attempt may wait again after its rejection.
create unique index billing_decisions_refund on billing_decisions (refund_id);
create index billing_decisions_attempt on billing_decisions (attempt_id);
create trigger billing_decisions_append_only before update or delete on billing_decisions
  for each row execute function forbid_change();
create trigger billing_decisions_no_truncate before truncate on billing_decisions
  for each statement execute function forbid_change();

alter table payment_attempts
  -- What the provider reports of an attempt in review, when it is not what was ordered. It stays after the decision: a refund
  -- never sends more than this.
  add column received_minor int check (received_minor >= 0),
  add column received_currency char(3),
  -- When it reported that this money has arrived; null while it is only authorized.
  add column received_at timestamptz;
-- The provider is asked what it has received.
update payment_attempts set next_check_at = now() where state = 'review';

-- The difference between what was ordered and what an accepted payment has brought.
alter table money_ledger drop constraint money_ledger_code_check, add constraint money_ledger_code_check
  check (code in ('payment', 'duplicate', 'refund', 'refund_failed', 'chargeback', 'chargeback_reversed', 'difference'));

-- A refund of money that bought nothing, because it was not the ordered amount.
alter table refunds drop constraint refunds_reason_check, add constraint refunds_reason_check
  check (reason in ('duplicate', 'withdrawal', 'goodwill', 'fraud', 'other_amount'));

-- Returns what an attempt has brought, or will bring, and in which currency.
create function attempt_money(p_attempt uuid, out minor int, out currency char(3)) language sql stable as $$
  select coalesce(a.received_minor, p.amount_minor), coalesce(a.received_currency, p.currency)
  from payment_attempts a join payments p using (payment_id) where a.attempt_id = p_attempt
$$;

-- As before (`0040`); a refund is at most what has arrived.
create or replace function refunds_guard() returns trigger language plpgsql as $$
declare paid int; refunded int;
begin
  if tg_op = 'UPDATE' and (new.refund_id, new.attempt_id, new.amount_minor, new.reason)
     is distinct from (old.refund_id, old.attempt_id, old.amount_minor, old.reason) then
    raise exception 'refund terms are immutable' using errcode = 'DB001';
  end if;
  if tg_op = 'INSERT' then
    perform 1 from payment_attempts where attempt_id = new.attempt_id for update;
    select (attempt_money(a.attempt_id)).minor into paid from payment_attempts a
      where a.attempt_id = new.attempt_id and (a.state in ('paid', 'duplicate_paid') or (a.state = 'pending'
        and exists (select 1 from sdd_collections c where c.attempt_id = a.attempt_id and c.state = 'unsettled')));
    select coalesce(sum(amount_minor), 0) into refunded from refunds
      where attempt_id = new.attempt_id and state <> 'failed';
    if paid is null or refunded + new.amount_minor > paid then
      raise exception 'refund above what was paid' using errcode = 'DB050';
    end if;
  end if;
  return new;
end $$;

-- As before (`0040`), with these changes: what the provider has received is stored with an attempt that waits for a person,
-- and an attempt that has ended waits for one only when its money has arrived after all.
create or replace function attempt_settle(p_attempt uuid, p_state attempt_state, p_ref text, p_amount int, p_currency text,
                               p_failure text default null, p_checkout text default null)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; payment payments; next attempt_state := p_state; is_collection boolean; is_provisional boolean;
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  if not found then raise exception 'not_found' using errcode = 'DB404'; end if;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  is_collection := exists (select 1 from sdd_collections where attempt_id = p_attempt);
  -- The payment was completed by this collection, which has brought no money yet. A withdrawal may have ended it.
  is_provisional := is_collection and attempt.state = 'pending' and payment.status in ('completed', 'refunded') and not exists
    (select 1 from payment_attempts where payment_id = payment.payment_id and state in ('paid', 'charged_back'));
  if attempt.provider_ref is not null and p_ref is distinct from attempt.provider_ref then
    raise exception 'another payment of the provider' using errcode = 'DB051';
  end if;
  if p_state in ('paid', 'authorized') and (p_amount, p_currency) is distinct from (payment.amount_minor, payment.currency::text) then
    next := 'review';
  elsif p_state = 'paid' and payment.status in ('completed', 'refunded', 'charged_back') and attempt.state <> 'paid'
    and not is_provisional then
    next := 'duplicate_paid';
  end if;
  -- A response that is older than what is known.
  if attempt.state in ('paid', 'duplicate_paid', 'charged_back')
     or (attempt.state = 'review' and next in ('submitting', 'unknown', 'open', 'pending', 'authorized', 'expired'))
     or (attempt.state in ('failed', 'canceled', 'expired') and p_state <> 'paid')
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
  if next = 'review' then
    perform attempt_receive(p_attempt, p_state, p_amount, p_currency);
  elsif attempt.received_minor is not null and next in ('paid', 'duplicate_paid') and next <> attempt.state then
    -- It has brought what was ordered after all.
    update payment_attempts set received_minor = null, received_currency = null, received_at = null
      where attempt_id = p_attempt;
  end if;
  if next = attempt.state then return false; end if;
  if next = 'paid' then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, 'sold', payment.amount_minor, payment.currency, 'payment', p_attempt);
    update payments set status = 'completed', method = attempt.method
      where payment_id = payment.payment_id and payment.status <> 'refunded';
  elsif next = 'duplicate_paid' then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, 'refunds_due', payment.amount_minor, payment.currency, 'duplicate', p_attempt);
    insert into refunds (attempt_id, amount_minor, reason) values (p_attempt, payment.amount_minor, 'duplicate');
  elsif is_collection and next = 'pending' and payment.status not in ('completed', 'refunded', 'charged_back') then
    -- Settlement takes days, so the credits come with the collection that the provider has accepted (decisions B-9).
    update payments set status = 'completed', method = attempt.method where payment_id = payment.payment_id;
  elsif is_provisional and next in ('failed', 'canceled', 'expired') then
    update payments set status = 'charged_back' where payment_id = payment.payment_id and payment.status = 'completed';
    -- There is nothing to pay back.
    update refunds set state = 'failed' where attempt_id = p_attempt and state = 'requested';
  elsif payment.status not in ('completed', 'refunded', 'charged_back') then
    update payments set status = payment_status_of(payment.payment_id) where payment_id = payment.payment_id;
  end if;
  return true;
end $$;

-- Stores what the provider has received of an attempt in review. Only a person changes the state. While the money is only
-- authorized, the provider is asked again for 60 days.
create function attempt_receive(p_attempt uuid, p_state attempt_state, p_amount int, p_currency text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_state not in ('paid', 'authorized') then
    -- Nothing arrives any more, so there is nothing to wait for. A rejection needs to know that.
    update payment_attempts a set checked_at = now(), next_check_at = null,
        received_minor = case when p_state in ('failed', 'canceled', 'expired') then coalesce(a.received_minor, 0)
          else a.received_minor end,
        received_currency = case when p_state in ('failed', 'canceled', 'expired')
          then coalesce(a.received_currency, p_currency, p.currency) else a.received_currency end
      from payments p where p.payment_id = a.payment_id and a.attempt_id = p_attempt and a.state = 'review';
    return;
  end if;
  update payment_attempts set received_minor = p_amount, received_currency = p_currency, checked_at = now(),
      received_at = case when p_state = 'paid' then coalesce(received_at, now()) end,
      next_check_at = case when p_state = 'authorized' and created_at > now() - interval '60 days'
        then now() + interval '6 hours' end
    where attempt_id = p_attempt and state = 'review';
end $$;

-- Applies what a person decided about an attempt in review. `accept` counts it as paid: the order is completed, and the
-- difference to its price is posted to `payment_differences`. `refund` sends all of it back, which the caller does with the
-- refund that is returned. `reject` ends an attempt without money. The refusals are the caller's to explain: it has checked
-- them under the same locks. Takes its locks in the order of `attempt_settle`.
create function attempt_decide(p_attempt uuid, p_decision text) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; payment payments; cash text; difference int; refund uuid;
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  if attempt.state is distinct from 'review' then raise exception 'not in review' using errcode = 'DB003'; end if;
  cash := 'cash:' || attempt.provider;
  if p_decision = 'reject' then
    if attempt.received_at is not null then raise exception 'the money is there' using errcode = 'DB003'; end if;
    update payment_attempts set state = 'canceled', next_check_at = null where attempt_id = p_attempt;
  elsif attempt.received_at is null then
    raise exception 'no money' using errcode = 'DB003';
  elsif p_decision = 'accept' then
    if attempt.received_currency <> payment.currency or payment.status in ('completed', 'refunded', 'charged_back') then
      raise exception 'not acceptable' using errcode = 'DB003';
    end if;
    update payment_attempts set state = 'paid' where attempt_id = p_attempt;
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values (cash, 'sold', payment.amount_minor, payment.currency, 'payment', p_attempt);
    difference := attempt.received_minor - payment.amount_minor;
    if difference <> 0 then
      insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
        values (case when difference > 0 then cash else 'payment_differences' end,
          case when difference > 0 then 'payment_differences' else cash end, abs(difference), payment.currency, 'difference',
          p_attempt);
    end if;
    update payments set status = 'completed', method = attempt.method where payment_id = payment.payment_id;
    return null;
  elsif p_decision = 'refund' then
    update payment_attempts set state = 'duplicate_paid' where attempt_id = p_attempt;
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values (cash, 'refunds_due', attempt.received_minor, attempt.received_currency, 'duplicate', p_attempt);
    insert into refunds (attempt_id, amount_minor, reason) values (p_attempt, attempt.received_minor, 'other_amount')
      returning refund_id into refund;
  else
    raise exception 'unknown decision %', p_decision;
  end if;
  if payment.status not in ('completed', 'refunded', 'charged_back') then
    update payments set status = payment_status_of(payment.payment_id) where payment_id = payment.payment_id;
  end if;
  return refund;
end $$;

-- As before (`0031`, `0038`), in the currency that has arrived.
create or replace function attempt_charge_back(p_attempt uuid, p_ref text, p_amount int) returns boolean language plpgsql
security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; payment payments;
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  if attempt.state not in ('paid', 'duplicate_paid', 'charged_back') then
    raise exception 'chargeback of an unpaid attempt' using errcode = 'DB003';
  end if;
  insert into chargebacks (provider, provider_ref, attempt_id, amount_minor)
    values (attempt.provider, p_ref, p_attempt, p_amount) on conflict do nothing;
  if not found then return false; end if;
  insert into money_ledger (debit, credit, amount_minor, currency, code, ref, part)
    values ('chargeback_loss', 'cash:' || attempt.provider, p_amount, (attempt_money(p_attempt)).currency, 'chargeback',
      p_attempt, p_ref);
  if attempt.state = 'paid' then
    update payment_attempts set state = 'charged_back' where attempt_id = p_attempt;
    if payment.status = 'completed' then
      update payments set status = 'charged_back' where payment_id = payment.payment_id;
    end if;
  end if;
  return true;
end $$;
