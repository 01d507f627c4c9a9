-- As before (`0060`), with these changes: it returns the amount that is owed since, because the refund has just failed, otherwise 0;
-- and a refund that was given up, because the provider did not have it, counts when the provider accepts it after all, for example
-- by a slow request of another process. Unless a person has decided about it meanwhile.
drop function refund_settle(uuid, text, text);
create function refund_settle(p_refund uuid, p_state text, p_ref text) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare refund refunds; attempt payment_attempts; paid_in char(3); owed_before int;
begin
  -- In the order of the other functions. A decision to send it again waits here.
  perform 1 from payment_attempts a join refunds r using (attempt_id) where r.refund_id = p_refund for update of a;
  select * into refund from refunds where refund_id = p_refund for update;
  if not found or refund.state = 'transferred' or (refund.state = 'settled' and p_state = 'sent') then return 0; end if;
  if refund.state = 'failed' and (p_state = 'failed' or refund.provider_ref is not null or p_ref is null
      or refund.canceled_at is not null or exists (select from billing_decisions d where d.refund_id = p_refund)) then
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
