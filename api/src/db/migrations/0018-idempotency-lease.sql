-- A key without a response belongs to the request that leased it last, until the lease ends. The fence is a number that
-- no other lease has, so a request that lost its lease cannot complete the key. The response is encrypted with the
-- caller's key, of which the table holds only a hash. `expires_at` is null for keys that are kept for ever.
create sequence idempotency_fence;
delete from idempotency_keys;
drop index idempotency_keys_created;
alter table idempotency_keys drop column status, drop column response,
  add column response bytea,
  add column fence bigint not null default nextval('idempotency_fence'),
  add column leased_until timestamptz not null,
  add column expires_at timestamptz;
create index idempotency_keys_expiry on idempotency_keys (expires_at);
create index idempotency_keys_unfinished on idempotency_keys (leased_until) where response is null;
