-- What the provider said last of a payment in review, because an amount alone does not say whether its money may still arrive.
alter table payment_attempts add column reported_state attempt_state;
-- The provider is asked about those that wait.
update payment_attempts set next_check_at = now() where state = 'review';

-- As before (`0059`), with these changes: what banks have charged back is stored, unless it is null, because the provider has not
-- said it; money that has arrived stays there when an older response says that it is only authorized; and the provider is asked
-- again until its response is final, for 60 days.
drop function attempt_receive(uuid, attempt_state, int, text);
create function attempt_receive(p_attempt uuid, p_state attempt_state, p_amount int, p_currency text,
                                p_charged_back int default null) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; next_check timestamptz;
begin
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  if attempt.state is distinct from 'review' then return; end if;
  if p_state not in ('paid', 'failed', 'canceled', 'expired') and attempt.received_at is null
     and attempt.created_at > now() - interval '60 days' then
    next_check := now() + interval '6 hours';
  end if;
  if p_state in ('paid', 'authorized') and not (p_state = 'authorized' and attempt.received_at is not null) then
    update payment_attempts set received_minor = p_amount, received_currency = p_currency,
        review_charged_back_minor = coalesce(p_charged_back, review_charged_back_minor),
        received_at = case when p_state = 'paid' then coalesce(received_at, now()) end
      where attempt_id = p_attempt;
  elsif p_state in ('failed', 'canceled', 'expired') then
    -- Nothing arrives any more, so there is nothing to wait for. A rejection needs to know that.
    update payment_attempts a set received_minor = coalesce(a.received_minor, 0),
        received_currency = coalesce(a.received_currency, p_currency, p.currency)
      from payments p where p.payment_id = a.payment_id and a.attempt_id = p_attempt;
  end if;
  update payment_attempts set checked_at = now(), next_check_at = next_check,
      reported_state = case when received_at is null or p_state = 'paid' then p_state else reported_state end
    where attempt_id = p_attempt;
end $$;
