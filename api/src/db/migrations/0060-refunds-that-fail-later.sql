-- A bank can refuse a refund days after the provider has accepted it, even after it was reported as settled. So the provider
-- is asked about each refund until nothing is expected any more, and each one that has failed is decided by a person
-- (decision 0058).
alter table refunds
  -- When the provider is asked next; null when nothing is expected any more.
  add column next_check_at timestamptz default now() + interval '1 hour',
  -- When it was first sent to the provider. A later request looks for it there before.
  add column tried_at timestamptz;
update refunds set tried_at = created_at,
  next_check_at = case when state in ('requested', 'sent') or (state = 'settled' and settled_at > now() - interval '60 days')
    then now() end;
create index refunds_due on refunds (next_check_at) where state in ('requested', 'sent', 'settled');

-- `transferred`: it failed, and a person has sent the money from another account.
alter table refunds drop constraint refunds_state_check, add constraint refunds_state_check
  check (state in ('requested', 'sent', 'settled', 'failed', 'transferred'));
-- One that has failed can be sent again.
drop index refunds_duplicate_once;
create unique index refunds_duplicate_once on refunds (attempt_id) where reason = 'duplicate' and state <> 'failed';

-- Returns how much of an attempt is neither refunded nor charged back. Refunds that failed do not count.
create function attempt_left(p_attempt uuid) returns int language sql stable as $$
  select (attempt_money(p_attempt)).minor - charged_back_minor(p_attempt)
    - (select coalesce(sum(amount_minor), 0)::int from refunds where attempt_id = p_attempt and state <> 'failed')
$$;

-- Refunds that failed and are still owed: their money is with us, and no person has decided about them. Money that a bank
-- has charged back, that another refund has sent since, or that never arrived is not owed.
create view refunds_owed as
select r.refund_id, r.attempt_id, r.amount_minor from refunds r join payment_attempts a using (attempt_id)
where r.state = 'failed' and a.state in ('paid', 'duplicate_paid', 'charged_back')
  and r.amount_minor <= attempt_left(r.attempt_id)
  and not exists (select from billing_decisions d where d.refund_id = r.refund_id);
create index refunds_failed on refunds (attempt_id) where state = 'failed';

-- As before (`0055`), with these changes: a settled refund can still fail, the next check of the provider is planned, and the
-- result is true when the refund has just failed and is owed to the member.
drop function refund_settle(uuid, text, text);
create function refund_settle(p_refund uuid, p_state text, p_ref text) returns boolean language plpgsql
security definer set search_path = public, pg_temp as $$
declare refund refunds; attempt payment_attempts; paid_in char(3);
begin
  select * into refund from refunds where refund_id = p_refund for update;
  if not found or refund.state in ('failed', 'transferred') or (refund.state = 'settled' and p_state = 'sent') then
    return false;
  end if;
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
  return p_state = 'failed' and exists (select from refunds_owed where refund_id = p_refund);
end $$;

-- Records that a person has sent the money of a refund that failed from our own bank account.
create function refund_transfer(p_refund uuid) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare refund refunds; attempt payment_attempts;
begin
  select a.* into attempt from payment_attempts a join refunds r using (attempt_id)
    where r.refund_id = p_refund for update of a;
  select * into refund from refunds where refund_id = p_refund for update;
  if not exists (select from refunds_owed where refund_id = p_refund) then
    raise exception 'the refund is not owed' using errcode = 'DB050';
  end if;
  update refunds set state = 'transferred', settled_at = now(), next_check_at = null where refund_id = p_refund;
  insert into money_ledger (debit, credit, amount_minor, currency, code, ref, part)
    values (case attempt.state when 'duplicate_paid' then 'refunds_due' else 'sold' end, 'cash:bank', refund.amount_minor,
      (attempt_money(refund.attempt_id)).currency, 'refund', p_refund, 'bank');
end $$;

-- As before (`0055`), in the currency that has arrived. A refund about which a person has decided is not requested again.
create or replace function attempt_reverse_chargeback(p_attempt uuid, p_ref text) returns text language plpgsql
security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; payment payments; returned chargebacks; refund refunds; effect text := 'recorded';
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  select * into returned from chargebacks
    where provider = attempt.provider and provider_ref = p_ref and attempt_id = p_attempt;
  if not found then raise exception 'reversal of an unknown chargeback' using errcode = 'DB003'; end if;
  insert into chargeback_reversals (provider, provider_ref) values (attempt.provider, p_ref) on conflict do nothing;
  if not found then return null; end if;
  insert into money_ledger (debit, credit, amount_minor, currency, code, ref, part)
    values ('cash:' || attempt.provider, 'chargeback_loss', returned.amount_minor, (attempt_money(p_attempt)).currency,
      'chargeback_reversed', p_attempt, p_ref);
  if attempt.state = 'charged_back' and charged_back_minor(p_attempt) = 0 then
    update payment_attempts set state = 'paid' where attempt_id = p_attempt;
    if payment.status = 'charged_back' then
      update payments set status = 'completed' where payment_id = payment.payment_id;
      effect := 'restored';
    end if;
  end if;
  for refund in select * from refunds r where r.attempt_id = p_attempt and r.state = 'failed' and r.stopped_by_chargeback
      and not exists (select from billing_decisions d where d.refund_id = r.refund_id)
    order by r.created_at, r.refund_id for update
  loop
    if refund.amount_minor <= attempt_left(p_attempt) then
      update refunds set state = 'requested', stopped_by_chargeback = false, next_check_at = now() + interval '1 hour'
        where refund_id = refund.refund_id;
    end if;
  end loop;
  return effect;
end $$;
