-- migrate: no transaction
-- The nightly deletion finds mandates that have expired.
create index concurrently sdd_mandates_last_used on sdd_mandates (last_used_at)
