-- A withdrawal from an order whose direct debit has brought no money yet: the order ends, and its refund waits for the money.

-- As before (`0029`); the money of an unsettled collection may be refunded when it is there.
create or replace function refunds_guard() returns trigger language plpgsql as $$
declare paid int; refunded int;
begin
  if tg_op = 'UPDATE' and (new.refund_id, new.attempt_id, new.amount_minor, new.reason)
     is distinct from (old.refund_id, old.attempt_id, old.amount_minor, old.reason) then
    raise exception 'refund terms are immutable' using errcode = 'DB001';
  end if;
  if tg_op = 'INSERT' then
    perform 1 from payment_attempts where attempt_id = new.attempt_id for update;
    select p.amount_minor into paid from payments p join payment_attempts a using (payment_id)
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

-- As before (`0039`); a collection that settles after a withdrawal brings its money and reopens nothing.
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
