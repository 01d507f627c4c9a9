-- Each new order asks which providers have just not responded. Few attempts are in this state.
create index payment_attempts_unknown on payment_attempts (checked_at) where state = 'unknown' and provider_ref is null;
