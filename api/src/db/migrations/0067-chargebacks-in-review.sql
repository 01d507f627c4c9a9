-- What banks have charged back of a payment in review, and not returned. It is not in the ledger, and neither is the money. Whoever
-- decides about the payment needs to know it.
alter table payment_attempts add column review_charged_back_minor int check (review_charged_back_minor >= 0);
-- The provider is asked about those that wait.
update payment_attempts set next_check_at = now() where state = 'review';

-- As before (`0059`), with what banks have charged back; null when the provider has not said it.
drop function attempt_receive(uuid, attempt_state, int, text);
create function attempt_receive(p_attempt uuid, p_state attempt_state, p_amount int, p_currency text,
                                p_charged_back int default null) returns void
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
      review_charged_back_minor = coalesce(p_charged_back, review_charged_back_minor),
      received_at = case when p_state = 'paid' then coalesce(received_at, now()) end,
      next_check_at = case when p_state = 'authorized' and created_at > now() - interval '60 days'
        then now() + interval '6 hours' end
    where attempt_id = p_attempt and state = 'review';
end $$;
