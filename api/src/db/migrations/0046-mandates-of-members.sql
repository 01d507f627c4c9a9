-- Mandates of direct debits as their members see them: with the company that they name, and revoked by the member.
alter table sdd_mandates add column revoked_at timestamptz;
-- The company as the mandate names it: later changes of its name or address do not change what the member accepted.
alter table sdd_mandates add column creditor jsonb;
update sdd_mandates m set creditor = jsonb_build_object('name', c.name, 'address', c.address, 'city', c.city, 'country', c.country)
  from users u join sites s on s.id = u.site_id join companies c on c.id = s.company_id where u.id = m.user_id;

create function sdd_mandate_creditor() returns trigger language plpgsql as $$
begin
  select jsonb_build_object('name', c.name, 'address', c.address, 'city', c.city, 'country', c.country) into new.creditor
    from users u join sites s on s.id = u.site_id join companies c on c.id = s.company_id where u.id = new.user_id;
  return new;
end $$;
create trigger sdd_mandates_creditor before insert on sdd_mandates for each row execute function sdd_mandate_creditor();

-- The state of a mandate: `active`, `revoked` or `expired`. SEPA ends a mandate by which nothing was collected for 36 months.
create function sdd_mandate_state(mandate sdd_mandates) returns text language sql stable as $$
  select case
    when mandate.revoked_at is not null then 'revoked'
    when greatest(mandate.accepted_at, (select max(c.created_at) from sdd_collections c where c.mandate_id = mandate.mandate_id))
      < now() - interval '36 months' then 'expired'
    else 'active' end
$$;

-- A revoked mandate stays revoked.
create function sdd_mandates_guard() returns trigger language plpgsql as $$
begin
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'a revoked mandate stays revoked' using errcode = 'DB001';
  end if;
  return new;
end $$;
create trigger sdd_mandates_guard before update of revoked_at on sdd_mandates
  for each row execute function sdd_mandates_guard();

-- Nothing is collected by a mandate that is not confirmed or has ended. The lock makes a concurrent revocation wait.
create function sdd_collections_guard() returns trigger language plpgsql as $$
declare mandate sdd_mandates;
begin
  select * into mandate from sdd_mandates where mandate_id = new.mandate_id for update;
  if not found or mandate.confirmed_at is null or sdd_mandate_state(mandate) <> 'active' then
    raise exception 'collection without a valid mandate' using errcode = 'DB052';
  end if;
  return new;
end $$;
create trigger sdd_collections_guard before insert on sdd_collections
  for each row execute function sdd_collections_guard();
