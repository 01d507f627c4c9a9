-- SEPA ends a mandate 36 months after its last collection, and banks can ask for it until 13 months after that: both count
-- from the last use, not from the acceptance.
alter table sdd_mandates add column last_used_at timestamptz;
update sdd_mandates m set last_used_at = greatest(m.accepted_at,
  (select max(c.created_at) from sdd_collections c where c.mandate_id = m.mandate_id));
alter table sdd_mandates alter column last_used_at set default now(), alter column last_used_at set not null;
-- Mandates that are not confirmed have an index of their own.
drop index sdd_mandates_accepted;

-- As before (`0046`), from the last use.
create or replace function sdd_mandate_state(mandate sdd_mandates) returns text language sql stable as $$
  select case
    when mandate.revoked_at is not null then 'revoked'
    when mandate.last_used_at < now() - interval '36 months' then 'expired'
    else 'active' end
$$;

-- As before (`0046`); a collection is a use.
create or replace function sdd_collections_guard() returns trigger language plpgsql as $$
declare mandate sdd_mandates;
begin
  select * into mandate from sdd_mandates where mandate_id = new.mandate_id for update;
  if not found or mandate.confirmed_at is null or sdd_mandate_state(mandate) <> 'active' then
    raise exception 'collection without a valid mandate' using errcode = 'DB052';
  end if;
  update sdd_mandates set last_used_at = now() where mandate_id = new.mandate_id;
  return new;
end $$;
