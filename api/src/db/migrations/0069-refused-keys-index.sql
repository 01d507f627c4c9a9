-- migrate: no transaction
-- Each new order asks which providers have just refused our key. Few attempts have ended so.
create index concurrently payment_attempts_key_refused on payment_attempts (checked_at)
  where state = 'failed' and provider_ref is null and failure_reason = 'key_refused';
