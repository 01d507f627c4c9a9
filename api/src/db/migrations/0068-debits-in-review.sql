-- A direct debit adds its credits before its money arrives. When that is another amount than ordered, the attempt waits for a
-- person and its order stays completed: a decision, a withdrawal and a refund have to know both.

-- Whether a collection has completed its order and has not brought the ordered money yet. A withdrawal may have ended the order.
create function attempt_is_provisional(p_attempt uuid) returns boolean language sql stable as $$
  select exists (select 1 from payment_attempts a join payments p using (payment_id) join sdd_collections c using (attempt_id)
    where a.attempt_id = p_attempt and a.state in ('pending', 'review') and c.state = 'unsettled'
      and p.status in ('completed', 'refunded') and not exists
        (select 1 from payment_attempts o where o.payment_id = a.payment_id and o.state in ('paid', 'charged_back')))
$$;

-- When a refund was cancelled before it was sent: its money never arrived, or another refund sends it. It is `failed` and never
-- owed.
alter table refunds add column canceled_at timestamptz check (canceled_at is null or state = 'failed');
-- Those that waited for a debit that was returned.
update refunds r set canceled_at = now() from payment_attempts a
  where a.attempt_id = r.attempt_id and r.state = 'failed' and a.state in ('failed', 'canceled', 'expired');

-- Cancels the refunds that wait for the money of an attempt.
create function refunds_cancel(p_attempt uuid) returns void language sql as $$
  update refunds set state = 'failed', canceled_at = now(), next_check_at = null where attempt_id = p_attempt and state = 'requested'
$$;

-- Cancels the newest refunds that wait for the money of an attempt, as far as they are more than it has brought. What is left of
-- the last one is a new refund, because the amount of a refund never changes. Neither does the withdrawal that names it.
create function refunds_reduce(p_attempt uuid) returns void language plpgsql as $$
declare over int := -attempt_left(p_attempt); refund refunds;
begin
  for refund in select * from refunds where attempt_id = p_attempt and state = 'requested'
    order by created_at desc, refund_id desc for update
  loop
    exit when over <= 0;
    update refunds set state = 'failed', canceled_at = now(), next_check_at = null where refund_id = refund.refund_id;
    if refund.amount_minor > over then
      insert into refunds (attempt_id, amount_minor, reason, requested_by)
        values (p_attempt, refund.amount_minor - over, refund.reason, refund.requested_by);
    end if;
    over := over - refund.amount_minor;
  end loop;
end $$;

-- As before (`0066`). What a payment in review will bring counts as ordered until it has arrived in the currency of its order.
create or replace function attempt_limit(p_attempt uuid) returns int language sql stable as $$
  select case when a.state = 'duplicate_paid' then m.minor
    when m.currency <> p.currency or (a.state = 'review' and a.received_at is null) then p.amount_minor
    else least(m.minor, p.amount_minor) end
  from payment_attempts a join payments p using (payment_id), attempt_money(a.attempt_id) m where a.attempt_id = p_attempt
$$;

-- As before (`0066`), without refunds that were cancelled.
create or replace view refunds_owed as
select r.refund_id, r.attempt_id, owed.minor as amount_minor
from refunds r join payment_attempts a using (attempt_id),
  lateral (select least(r.amount_minor, attempt_left(r.attempt_id) - (select coalesce(sum(o.amount_minor), 0)::int from refunds o
    where o.attempt_id = r.attempt_id and o.state = 'failed' and o.canceled_at is null
      and (o.created_at, o.refund_id) < (r.created_at, r.refund_id)
      and not exists (select from billing_decisions d where d.refund_id = o.refund_id))) as minor) owed
where r.state = 'failed' and r.canceled_at is null and a.state in ('paid', 'duplicate_paid', 'charged_back') and owed.minor > 0
  and not exists (select from billing_decisions d where d.refund_id = r.refund_id);

-- As before (`0059`), up to what the attempt has left. A refund may also wait for the decision about a direct debit. Of a payment
-- that a bank has charged back the provider sends nothing any more, but a person can have transferred the rest.
create or replace function refunds_guard() returns trigger language plpgsql as $$
declare has_money boolean;
begin
  if tg_op = 'UPDATE' and (new.refund_id, new.attempt_id, new.amount_minor, new.reason)
     is distinct from (old.refund_id, old.attempt_id, old.amount_minor, old.reason) then
    raise exception 'refund terms are immutable' using errcode = 'DB001';
  end if;
  if tg_op = 'INSERT' then
    perform 1 from payment_attempts where attempt_id = new.attempt_id for update;
    select a.state in ('paid', 'duplicate_paid') or (a.state = 'charged_back' and new.state = 'transferred')
        or (a.state = 'pending' and exists (select 1 from sdd_collections c
          where c.attempt_id = a.attempt_id and c.state = 'unsettled'))
        or (a.state = 'review' and attempt_is_provisional(a.attempt_id)) into has_money
      from payment_attempts a where a.attempt_id = new.attempt_id;
    if has_money is not true or new.amount_minor > attempt_left(new.attempt_id) then
      raise exception 'refund above what was paid' using errcode = 'DB050';
    end if;
  end if;
  return new;
end $$;

-- As before (`0059`). A collection in review has completed its order too.
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
  is_provisional := attempt_is_provisional(p_attempt);
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
    perform refunds_cancel(p_attempt);
  elsif payment.status not in ('completed', 'refunded', 'charged_back') then
    update payments set status = payment_status_of(payment.payment_id) where payment_id = payment.payment_id;
  end if;
  return true;
end $$;

-- As before (`0059`), with these changes for a direct debit whose order is completed: `accept` keeps the order as it is, and
-- reduces the refunds that wait to what has arrived; `refund` ends it, because its one refund sends everything back; `reject`
-- ends it, because nothing arrives.
create or replace function attempt_decide(p_attempt uuid, p_decision text) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; payment payments; cash text; difference int; refund uuid; is_provisional boolean;
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  if attempt.state is distinct from 'review' then raise exception 'not in review' using errcode = 'DB003'; end if;
  is_provisional := attempt_is_provisional(p_attempt);
  cash := 'cash:' || attempt.provider;
  if p_decision = 'reject' then
    if attempt.received_at is not null then raise exception 'the money is there' using errcode = 'DB003'; end if;
    update payment_attempts set state = 'canceled', next_check_at = null where attempt_id = p_attempt;
    perform refunds_cancel(p_attempt);
    if is_provisional then
      update payments set status = 'charged_back' where payment_id = payment.payment_id and status = 'completed';
    end if;
  elsif attempt.received_at is null then
    raise exception 'no money' using errcode = 'DB003';
  elsif p_decision = 'accept' then
    if attempt.received_currency <> payment.currency or (payment.status in ('completed', 'refunded', 'charged_back')
        and not is_provisional) then
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
    perform refunds_reduce(p_attempt);
    update payments set status = 'completed', method = attempt.method
      where payment_id = payment.payment_id and payment.status <> 'refunded';
    return null;
  elsif p_decision = 'refund' then
    perform refunds_cancel(p_attempt);
    update payment_attempts set state = 'duplicate_paid' where attempt_id = p_attempt;
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values (cash, 'refunds_due', attempt.received_minor, attempt.received_currency, 'duplicate', p_attempt);
    insert into refunds (attempt_id, amount_minor, reason) values (p_attempt, attempt.received_minor, 'other_amount')
      returning refund_id into refund;
    if is_provisional then
      update payments set status = 'refunded' where payment_id = payment.payment_id and status = 'completed';
    end if;
  else
    raise exception 'unknown decision %', p_decision;
  end if;
  if payment.status not in ('completed', 'refunded', 'charged_back') then
    update payments set status = payment_status_of(payment.payment_id) where payment_id = payment.payment_id;
  end if;
  return refund;
end $$;
