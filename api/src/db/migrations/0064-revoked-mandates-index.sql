-- migrate: no transaction
-- The nightly deletion finds revoked mandates that no bank can ask for any more.
create index concurrently sdd_mandates_revoked on sdd_mandates (last_used_at) where revoked_at is not null
