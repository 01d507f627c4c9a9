-- Lots of credits: what one posting added to an account, and how much of it is left. Spending takes the oldest credits
-- first, so it is known which purchase a spent credit belongs to: refunds and withdrawals are computed from it.
create table credit_lots (
  posting bigint primary key references credit_ledger,
  user_id bigint not null references credit_accounts,
  -- Null for credits that no order paid for. Without a foreign key: its check would lock the payment after the account,
  -- against the order of `attempt_settle`.
  payment_id uuid unique,
  credits int not null check (credits > 0),
  left_credits int not null check (left_credits between 0 and credits)
);
create index credit_lots_left on credit_lots (user_id, posting) where left_credits > 0;

-- What a posting took from a lot, or gave back to it (below zero).
create table credit_lot_uses (
  posting bigint references credit_ledger,
  lot bigint references credit_lots,
  credits int not null check (credits <> 0),
  primary key (posting, lot)
);
create trigger credit_lot_uses_append_only before update or delete on credit_lot_uses
  for each row execute function forbid_change();
create trigger credit_lot_uses_no_truncate before truncate on credit_lot_uses
  for each statement execute function forbid_change();

create function credit_lots_guard() returns trigger language plpgsql as $$
begin
  if (new.posting, new.user_id, new.payment_id, new.credits)
     is distinct from (old.posting, old.user_id, old.payment_id, old.credits) then
    raise exception 'lot terms are immutable' using errcode = 'DB001';
  end if;
  return new;
end $$;
create trigger credit_lots_guard before update on credit_lots for each row execute function credit_lots_guard();
create trigger credit_lots_no_delete before delete on credit_lots for each row execute function forbid_change();
create trigger credit_lots_no_truncate before truncate on credit_lots
  for each statement execute function forbid_change();

-- The payment that a posting is about, or null.
create function posting_payment(p_ref text) returns uuid language sql immutable as
$$ select substring(p_ref from '^payment:([0-9a-f-]{36})$')::uuid $$;

-- Books a posting in the lots. What is added opens a lot; the price of a message that is given back returns to the lots
-- that it was taken from. What is taken comes from the oldest lots, and for a refund from the lot of its payment first.
-- Call it with the account locked.
create function credit_lots_book(posting credit_ledger) returns void language plpgsql as $$
declare wanted int := -posting.delta; lot record; taken int; payment uuid := posting_payment(posting.ref);
begin
  if posting.reason = 'message_refund' then
    for lot in
      select u.lot, u.credits from credit_ledger l join credit_lot_uses u on u.posting = l.id
      where l.user_id = posting.user_id and l.ref = posting.ref and l.reason in ('message', 'photo', 'gift')
      order by u.lot desc
    loop
      exit when wanted = 0;
      taken := least(-wanted, lot.credits);
      update credit_lots set left_credits = left_credits + taken where credit_lots.posting = lot.lot;
      insert into credit_lot_uses (posting, lot, credits) values (posting.id, lot.lot, -taken);
      wanted := wanted + taken;
    end loop;
  end if;
  if wanted < 0 then
    insert into credit_lots (posting, user_id, payment_id, credits, left_credits)
      values (posting.id, posting.user_id, case posting.reason when 'purchase' then payment end, -wanted, -wanted);
    return;
  end if;
  for lot in
    select l.posting as id, l.left_credits from credit_lots l where l.user_id = posting.user_id and l.left_credits > 0
    order by coalesce(posting.reason = 'refund_reversal' and l.payment_id = payment, false) desc, l.posting
  loop
    exit when wanted = 0;
    taken := least(wanted, lot.left_credits);
    update credit_lots set left_credits = left_credits - taken where credit_lots.posting = lot.id;
    insert into credit_lot_uses (posting, lot, credits) values (posting.id, lot.id, taken);
    wanted := wanted - taken;
  end loop;
  if wanted > 0 then raise exception 'the lots have fewer credits than the account' using errcode = 'DB033'; end if;
end $$;

do $$
declare posting credit_ledger;
begin
  for posting in select * from credit_ledger order by user_id, seq loop
    perform credit_lots_book(posting);
  end loop;
end $$;

-- The credits of a purchase that are not spent.
create function purchase_left(p_payment uuid) returns int language sql stable as
$$ select coalesce((select left_credits from credit_lots where payment_id = p_payment), 0) $$;

-- Refuses lots that are not the balance of their account.
create function credit_lots_balance() returns trigger language plpgsql as $$
begin
  if (select balance from credit_accounts where user_id = new.user_id)
     <> (select coalesce(sum(left_credits), 0) from credit_lots where user_id = new.user_id and left_credits > 0) then
    raise exception 'the lots are not the balance' using errcode = 'DB033';
  end if;
  return null;
end $$;
create constraint trigger credit_lots_balance after insert or update on credit_lots deferrable initially deferred
  for each row execute function credit_lots_balance();

-- The functions that post to the ledgers run as the owner of the tables, because the role of the application cannot write
-- there (`app-role.ts`).

-- Posts a change to the ledger, the balance and the lots. This is the only way to change a balance. A call with a key that
-- was used before returns the first posting. Changes that are neither the price of a message nor part of a payment emit an
-- event, so that open pages show the new balance. The event comes before the lock of the account, because sending a message
-- takes the two in this order.
create or replace function credits_post(p_user bigint, p_delta int, p_reason ledger_reason, p_ref text, p_idem text)
returns credit_ledger language plpgsql security definer set search_path = public, pg_temp as $$
declare account credit_accounts; posting credit_ledger;
begin
  if p_reason not in ('message', 'photo', 'gift', 'purchase', 'refund_reversal')
     and not exists (select 1 from credit_ledger where user_id = p_user and idem_key = p_idem) then
    perform emit_event(p_user, 'user', '{}');
  end if;
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
  perform credit_lots_book(posting);
  return posting;
end $$;

alter function attempt_settle(uuid, attempt_state, text, int, text, text, text)
  security definer set search_path = public, pg_temp;
alter function attempt_charge_back(uuid, text, int) security definer set search_path = public, pg_temp;
alter function refund_settle(uuid, text, text) security definer set search_path = public, pg_temp;

-- The state machine of a payment, as before. A withdrawal takes the unused credits of its own purchase, because the used
-- ones stay paid for; every other end takes all credits of the purchase, as far as the account has them, and what is
-- missing is `clawback_shortfall`.
create or replace function payments_guard() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare available int; taken int; owed int; legal boolean;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'created' then raise exception 'illegal payment status' using errcode = 'DB003'; end if;
    return new;
  end if;
  if (new.user_id, new.product_id, new.credits, new.list_minor, new.amount_minor, new.currency, new.order_number, new.country)
     is distinct from
     (old.user_id, old.product_id, old.credits, old.list_minor, old.amount_minor, old.currency, old.order_number, old.country) then
    raise exception 'payment terms are immutable' using errcode = 'DB001';
  end if;
  if new.status = old.status then return new; end if;
  legal := case old.status
      when 'completed' then new.status in ('refunded', 'charged_back')
      when 'refunded' then false
      when 'charged_back' then false
      else new.status not in ('refunded', 'charged_back') end;
  if not legal then
    raise exception 'illegal payment % -> %', old.status, new.status using errcode = 'DB003';
  end if;
  if new.status = 'completed' then
    if not exists (select 1 from payment_attempts where payment_id = new.payment_id and state = 'paid') then
      raise exception 'no paid attempt' using errcode = 'DB003';
    end if;
    new.completed_at := now();
    perform credits_post(new.user_id, new.credits, 'purchase', 'payment:' || new.payment_id, 'pay:' || new.payment_id);
    update discount_redemptions set state = 'consumed' where payment_id = new.payment_id and state = 'reserved';
    if exists (select 1 from discount_redemptions where payment_id = new.payment_id and state = 'released') then
      begin
        -- The payment ended before its money arrived. Another payment may have used the code meanwhile.
        update discount_redemptions set state = 'consumed' where payment_id = new.payment_id;
      exception when unique_violation then null;
      end;
    end if;
    update users set paid = true where id = new.user_id and not paid;
  elsif new.status in ('failed', 'cancelled', 'expired') then
    update discount_redemptions set state = 'released' where payment_id = new.payment_id and state = 'reserved';
  elsif new.status in ('refunded', 'charged_back') then
    select balance into available from credit_accounts where user_id = new.user_id for update;
    owed := case when new.status = 'refunded' and exists (select 1 from refunds r join payment_attempts a using (attempt_id)
        where a.payment_id = new.payment_id and r.reason = 'withdrawal' and r.state <> 'failed')
      then purchase_left(new.payment_id) else new.credits end;
    taken := least(available, owed);
    new.clawback_shortfall := owed - taken;
    if taken > 0 then
      perform credits_post(new.user_id, -taken, 'refund_reversal', 'payment:' || new.payment_id,
        'refund:' || new.payment_id);
    end if;
    update users u set paid = exists (select 1 from payments p
      where p.user_id = u.id and p.status = 'completed' and p.payment_id <> new.payment_id) where u.id = new.user_id;
  elsif old.status in ('failed', 'cancelled', 'expired') then
    update discount_redemptions set state = 'reserved' where payment_id = new.payment_id and state = 'released';
  end if;
  return new;
end $$;

-- The ledger of credits as transfers between two accounts: what an account of a member gets, another one gives.
create view credit_transfers as
select id, user_id, seq, created_at, reason, ref, abs(delta) as credits,
  case when delta > 0 then source else 'wallet:' || user_id end as debit,
  case when delta > 0 then 'wallet:' || user_id else source end as credit
from credit_ledger, lateral (select case reason
  when 'signup' then 'promo' when 'bonus' then 'promo'
  when 'purchase' then 'sold' when 'refund_reversal' then 'sold'
  when 'message' then 'spent:message' when 'photo' then 'spent:photo' when 'gift' then 'spent:gift'
  when 'message_refund' then 'spent:returned' else 'adjustments' end as source) s;
