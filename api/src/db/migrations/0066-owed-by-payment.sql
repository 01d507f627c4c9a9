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
