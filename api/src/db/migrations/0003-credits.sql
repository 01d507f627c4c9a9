-- Credits: accounts whose balance cannot go below zero, and an append-only ledger.
create type ledger_reason as enum
  ('signup', 'purchase', 'message', 'photo', 'gift', 'bonus', 'refund_reversal', 'message_refund', 'adjustment');

create table credit_accounts (
  user_id bigint primary key references users,
  balance int not null default 0 check (balance >= 0),
  seq bigint not null default 0
);

create table credit_ledger (
  id bigint generated always as identity primary key,
  user_id bigint not null references credit_accounts,
  seq bigint not null,
  delta int not null check (delta <> 0),
  balance_after int not null check (balance_after >= 0),
  reason ledger_reason not null,
  ref text not null,
  idem_key text not null,
  created_at timestamptz not null default now(),
  unique (user_id, seq),
  unique (user_id, idem_key),
  unique (reason, ref),
  check (case when reason in ('message', 'photo', 'gift', 'refund_reversal') then delta < 0
              when reason in ('signup', 'purchase', 'bonus', 'message_refund') then delta > 0
              else true end)
);
create trigger ledger_append_only before update or delete on credit_ledger
  for each row execute function forbid_change();
create trigger ledger_no_truncate before truncate on credit_ledger
  for each statement execute function forbid_change();

-- Refuses a ledger row that does not extend the chain of its account or that contradicts the account's balance. A
-- forged row cannot be committed.
create function ledger_chain() returns trigger language plpgsql as $$
declare previous int; account credit_accounts;
begin
  select balance_after into previous from credit_ledger where user_id = new.user_id and seq = new.seq - 1;
  if new.balance_after <> coalesce(previous, 0) + new.delta or (new.seq > 1 and previous is null) then
    raise exception 'ledger chain broken' using errcode = 'DB030';
  end if;
  select * into account from credit_accounts where user_id = new.user_id;
  if account.seq < new.seq or (account.seq = new.seq and account.balance <> new.balance_after) then
    raise exception 'ledger head mismatch' using errcode = 'DB030';
  end if;
  return null;
end $$;
create constraint trigger ledger_chain after insert on credit_ledger deferrable initially deferred
  for each row execute function ledger_chain();

-- Posts a change to the ledger and to the balance. This is the only way to change a balance. A call with a key that was
-- used before returns the first posting.
create function credits_post(p_user bigint, p_delta int, p_reason ledger_reason, p_ref text, p_idem text)
returns credit_ledger language plpgsql as $$
declare account credit_accounts; posting credit_ledger;
begin
  select * into account from credit_accounts where user_id = p_user for update;
  if not found then raise exception 'no credit account' using errcode = 'DB031'; end if;
  select * into posting from credit_ledger where user_id = p_user and idem_key = p_idem;
  if found then
    if posting.delta <> p_delta or posting.reason <> p_reason or posting.ref <> p_ref then
      raise exception 'idempotency_mismatch' using errcode = 'DB040';
    end if;
    return posting;
  end if;
  if account.balance + p_delta < 0 then raise exception 'not_enough_credits' using errcode = 'DB032'; end if;
  update credit_accounts set balance = balance + p_delta, seq = seq + 1 where user_id = p_user returning * into account;
  insert into credit_ledger (user_id, seq, delta, balance_after, reason, ref, idem_key)
    values (p_user, account.seq, p_delta, account.balance, p_reason, p_ref, p_idem) returning * into posting;
  return posting;
end $$;
