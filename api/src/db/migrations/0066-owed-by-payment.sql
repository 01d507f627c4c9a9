-- What is owed is decided by payment, not by refund. Refunds that failed are owed up to what the payment has left, so that
-- several of one payment never promise more than it brought, and one that is larger than what is left is owed in part.

-- Returns the most of an attempt that can go back to the member. What an accepted payment has brought above the price is ours
-- (decision 0059); of a payment that bought nothing, all goes back.
create function attempt_limit(p_attempt uuid) returns int language sql stable as $$
  select case when a.state = 'duplicate_paid' or m.currency <> p.currency then m.minor else least(m.minor, p.amount_minor) end
  from payment_attempts a join payments p using (payment_id), attempt_money(a.attempt_id) m where a.attempt_id = p_attempt
$$;

-- As before (`0060`), up to the limit of the attempt.
create or replace function attempt_left(p_attempt uuid) returns int language sql stable as $$
  select attempt_limit(p_attempt) - charged_back_minor(p_attempt)
    - (select coalesce(sum(amount_minor), 0)::int from refunds where attempt_id = p_attempt and state <> 'failed')
$$;

-- Refunds that failed and are still owed, each with the part of its amount that is: their money is with us, and no person has
-- decided about them. The oldest of a payment gets what is left first, the next one the rest.
create or replace view refunds_owed as
select r.refund_id, r.attempt_id, owed.minor as amount_minor
from refunds r join payment_attempts a using (attempt_id),
  lateral (select least(r.amount_minor, attempt_left(r.attempt_id) - (select coalesce(sum(o.amount_minor), 0)::int from refunds o
    where o.attempt_id = r.attempt_id and o.state = 'failed' and (o.created_at, o.refund_id) < (r.created_at, r.refund_id)
      and not exists (select from billing_decisions d where d.refund_id = o.refund_id))) as minor) owed
where r.state = 'failed' and a.state in ('paid', 'duplicate_paid', 'charged_back') and owed.minor > 0
  and not exists (select from billing_decisions d where d.refund_id = r.refund_id);

-- Returns how much of an attempt is owed.
create function attempt_owed(p_attempt uuid) returns int language sql stable as $$
  select coalesce(sum(amount_minor), 0)::int from refunds_owed where attempt_id = p_attempt
$$;

-- As before (`0059`), up to what the attempt has left. Of a payment that a bank has charged back the provider sends nothing
-- any more, but a person can have transferred the rest.
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
          where c.attempt_id = a.attempt_id and c.state = 'unsettled')) into has_money
      from payment_attempts a where a.attempt_id = new.attempt_id;
    if has_money is not true or new.amount_minor > attempt_left(new.attempt_id) then
      raise exception 'refund above what was paid' using errcode = 'DB050';
    end if;
  end if;
  return new;
end $$;

-- As before (`0060`); returns the amount that is owed since, because the refund has just failed. Otherwise 0.
drop function refund_settle(uuid, text, text);
create function refund_settle(p_refund uuid, p_state text, p_ref text) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare refund refunds; attempt payment_attempts; paid_in char(3); owed_before int;
begin
  select * into refund from refunds where refund_id = p_refund for update;
  if not found or refund.state in ('failed', 'transferred') or (refund.state = 'settled' and p_state = 'sent') then
    return 0;
  end if;
  owed_before := attempt_owed(refund.attempt_id);
  update refunds set state = p_state, provider_ref = coalesce(provider_ref, p_ref),
    stopped_by_chargeback = p_state = 'failed' and coalesce(provider_ref, p_ref) is null and charged_back_minor(attempt_id) > 0,
    settled_at = case when p_state = 'settled' then coalesce(settled_at, now()) end,
    -- The older a refund, the rarer the checks. Banks refuse one within weeks.
    next_check_at = case
      when p_state = 'sent' then now() + least(interval '1 day', greatest(interval '15 minutes', (now() - created_at) / 4))
      when p_state = 'settled' and coalesce(settled_at, now()) > now() - interval '60 days'
        then now() + least(interval '7 days', greatest(interval '1 day', (now() - coalesce(settled_at, now())) / 2)) end
    where refund_id = p_refund;
  select * into attempt from payment_attempts where attempt_id = refund.attempt_id;
  select currency into paid_in from attempt_money(refund.attempt_id);
  if p_state in ('sent', 'settled') and not exists (select 1 from money_ledger where code = 'refund' and ref = p_refund) then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values (case attempt.state when 'duplicate_paid' then 'refunds_due' else 'sold' end, 'cash:' || attempt.provider,
        refund.amount_minor, paid_in, 'refund', p_refund);
  elsif p_state = 'failed' and refund.state in ('sent', 'settled') then
    -- The money came back.
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, case attempt.state when 'duplicate_paid' then 'refunds_due' else 'sold' end,
        refund.amount_minor, paid_in, 'refund_failed', p_refund);
  end if;
  -- An older refund may be owed again now, because this one had sent its amount too.
  return case when p_state = 'failed' then attempt_owed(refund.attempt_id) - owed_before else 0 end;
end $$;

-- As before (`0060`). What is owed may be a part of the refund that failed, so the transfer is a refund of its own.
drop function refund_transfer(uuid);
create function refund_transfer(p_refund uuid, p_operator text) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; owed int; transfer uuid;
begin
  select a.* into attempt from payment_attempts a join refunds r using (attempt_id)
    where r.refund_id = p_refund for update of a;
  perform 1 from refunds where refund_id = p_refund for update;
  select amount_minor into owed from refunds_owed where refund_id = p_refund;
  if not found then raise exception 'the refund is not owed' using errcode = 'DB050'; end if;
  insert into refunds (attempt_id, amount_minor, reason, requested_by, state, settled_at, next_check_at)
    select attempt_id, owed, reason, p_operator, 'transferred', now(), null from refunds where refund_id = p_refund
    returning refund_id into transfer;
  insert into money_ledger (debit, credit, amount_minor, currency, code, ref, part)
    values (case attempt.state when 'duplicate_paid' then 'refunds_due' else 'sold' end, 'cash:bank', owed,
      (attempt_money(attempt.attempt_id)).currency, 'refund', transfer, 'bank');
end $$;
