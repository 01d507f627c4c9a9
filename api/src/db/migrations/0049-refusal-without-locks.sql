-- Returns why a member may not pay an amount by direct debit: `blocked`, `limit` or null. Without an account it returns
-- what refuses every account of the member. It takes no lock, so it says what a page can offer, not what is accepted.
create function sdd_refusal_now(p_user bigint, p_iban bytea, p_amount int) returns text language plpgsql as $$
begin
  if exists (select 1 from sdd_blocks where iban_hash = p_iban or user_id = p_user)
     or exists (select 1 from payments where user_id = p_user and status = 'charged_back') then
    return 'blocked';
  end if;
  if exists (select 1 from sdd_collections where (iban_hash = p_iban or user_id = p_user) and state = 'unsettled') then
    return 'limit';
  end if;
  if p_amount > 6000 and not exists (select 1 from sdd_collections
      where user_id = p_user and (p_iban is null or iban_hash = p_iban) and state = 'settled') then
    return 'limit';
  end if;
  if greatest(
      (select count(*) from sdd_collections where user_id = p_user and state <> 'refused' and created_at > now() - interval '30 days'),
      (select count(*) from sdd_collections where iban_hash = p_iban and state <> 'refused' and created_at > now() - interval '30 days')
    ) >= 3 then
    return 'limit';
  end if;
  return null;
end $$;

-- As before (`0039`): it locks member and account until the transaction ends, so that concurrent requests see one
-- another's collections.
create or replace function sdd_refusal(p_user bigint, p_iban bytea, p_amount int) returns text language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('sdd-user:' || p_user, 34));
  perform pg_advisory_xact_lock(hashtextextended('sdd-iban:' || encode(p_iban, 'hex'), 34));
  return sdd_refusal_now(p_user, p_iban, p_amount);
end $$;
