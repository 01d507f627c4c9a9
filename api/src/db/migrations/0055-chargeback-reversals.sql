-- Money that a bank has returned after a chargeback. Each chargeback is reversed once. A payment whose chargebacks are all
-- reversed has its money again: the member gets back what the chargeback took.
create table chargeback_reversals (
  provider text,
  provider_ref text,
  created_at timestamptz not null default now(),
  primary key (provider, provider_ref),
  foreign key (provider, provider_ref) references chargebacks
);
create trigger chargeback_reversals_append_only before update or delete on chargeback_reversals
  for each row execute function forbid_change();
create trigger chargeback_reversals_no_truncate before truncate on chargeback_reversals
  for each statement execute function forbid_change();
-- The nightly comparison asks again about chargebacks of the last months.
create index chargebacks_created on chargebacks (provider, created_at);

alter table money_ledger drop constraint money_ledger_code_check, add constraint money_ledger_code_check
  check (code in ('payment', 'duplicate', 'refund', 'refund_failed', 'chargeback', 'chargeback_reversed'));

-- Returns how much of an attempt banks have charged back and not returned.
create function charged_back_minor(p_attempt uuid) returns int language sql stable as $$
  select coalesce(sum(c.amount_minor), 0)::int from chargebacks c where c.attempt_id = p_attempt
    and not exists (select 1 from chargeback_reversals r where (r.provider, r.provider_ref) = (c.provider, c.provider_ref))
$$;

-- Credits.

alter table credit_ledger add constraint credit_ledger_reversals check (reason <> 'chargeback_reversal' or delta > 0) not valid;

-- The payment that a posting is about, or null. Postings of a repeated chargeback have a number after it.
create or replace function posting_payment(p_ref text) returns uuid language sql immutable as
$$ select substring(p_ref from '^payment:([0-9a-f-]{36})(?::\d+)?$')::uuid $$;

-- As before (`0038`); what a chargeback took returns to the lots that it was taken from.
create or replace function credit_lots_book(posting credit_ledger) returns void language plpgsql as $$
declare wanted int := -posting.delta; lot record; taken int; payment uuid := posting_payment(posting.ref);
begin
  if posting.reason in ('message_refund', 'chargeback_reversal') then
    for lot in
      select u.lot, u.credits from credit_ledger l join credit_lot_uses u on u.posting = l.id
      where l.user_id = posting.user_id and l.ref = posting.ref
        and case posting.reason when 'message_refund' then l.reason in ('message', 'photo', 'gift')
          else l.reason = 'refund_reversal' end
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

-- As before (`0038`), with the credits that are returned after a chargeback.
create or replace view credit_transfers as
select id, user_id, seq, created_at, reason, ref, abs(delta) as credits,
  case when delta > 0 then source else 'wallet:' || user_id end as debit,
  case when delta > 0 then 'wallet:' || user_id else source end as credit
from credit_ledger, lateral (select case reason
  when 'signup' then 'promo' when 'bonus' then 'promo'
  when 'purchase' then 'sold' when 'refund_reversal' then 'sold' when 'chargeback_reversal' then 'sold'
  when 'message' then 'spent:message' when 'photo' then 'spent:photo' when 'gift' then 'spent:gift'
  when 'message_refund' then 'spent:returned' else 'adjustments' end as source) s;

-- The state machines.

-- As before (`0029`); an attempt is paid again when all its chargebacks are reversed.
create or replace function payment_attempts_guard() returns trigger language plpgsql as $$
declare legal boolean;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'submitting' then raise exception 'illegal attempt state' using errcode = 'DB003'; end if;
    return new;
  end if;
  if (new.attempt_id, new.payment_id, new.attempt_no, new.method, new.provider)
     is distinct from (old.attempt_id, old.payment_id, old.attempt_no, old.method, old.provider)
     or (old.provider_ref is not null and new.provider_ref is distinct from old.provider_ref) then
    raise exception 'attempt terms are immutable' using errcode = 'DB001';
  end if;
  if new.state = old.state then return new; end if;
  legal := case old.state
      when 'submitting' then true
      when 'unknown' then new.state <> 'submitting'
      when 'open' then new.state not in ('submitting', 'unknown')
      when 'pending' then new.state not in ('submitting', 'unknown', 'open')
      when 'authorized' then new.state not in ('submitting', 'unknown', 'open', 'pending')
      when 'paid' then new.state = 'charged_back'
      when 'duplicate_paid' then new.state = 'charged_back'
      when 'charged_back' then new.state = 'paid' and charged_back_minor(new.attempt_id) = 0
        and exists (select 1 from chargebacks where attempt_id = new.attempt_id)
      when 'review' then new.state in ('paid', 'duplicate_paid', 'failed', 'canceled')
      else new.state in ('paid', 'duplicate_paid', 'review') end;
  if not legal then
    raise exception 'illegal attempt % -> %', old.state, new.state using errcode = 'DB003';
  end if;
  return new;
end $$;

-- As before (`0039`); a payment whose chargeback is reversed is completed again. The member gets back the credits that the
-- chargeback took, not those that were spent before. Each further chargeback and reversal of a payment has a number, because
-- a ledger has each reference once.
create or replace function payments_guard() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare available int; taken int; owed int; legal boolean; nth int; suffix text;
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
      when 'charged_back' then new.status = 'completed'
      else new.status not in ('refunded', 'charged_back') end;
  if not legal then
    raise exception 'illegal payment % -> %', old.status, new.status using errcode = 'DB003';
  end if;
  if old.status = 'charged_back' or new.status in ('refunded', 'charged_back') then
    select count(*) into nth from credit_ledger
      where user_id = new.user_id and reason = 'chargeback_reversal' and posting_payment(ref) = new.payment_id;
    suffix := new.payment_id || case when nth > 0 then ':' || nth else '' end;
  end if;
  if old.status = 'charged_back' then
    if not exists (select 1 from payment_attempts where payment_id = new.payment_id and state = 'paid') then
      raise exception 'no paid attempt' using errcode = 'DB003';
    end if;
    select -sum(delta) into taken from credit_ledger
      where reason = 'refund_reversal' and ref = 'payment:' || suffix;
    if taken > 0 then
      perform credits_post(new.user_id, taken, 'chargeback_reversal', 'payment:' || suffix, 'chargeback_reversal:' || suffix);
    end if;
    new.clawback_shortfall := 0;
    update users set paid = true where id = new.user_id and not paid;
  elsif new.status = 'completed' then
    if not exists (select 1 from payment_attempts a where a.payment_id = new.payment_id and (a.state = 'paid' or (a.state = 'pending'
      and exists (select 1 from sdd_collections c where c.attempt_id = a.attempt_id and c.state = 'unsettled')))) then
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
      perform credits_post(new.user_id, -taken, 'refund_reversal', 'payment:' || suffix, 'refund:' || suffix);
    end if;
    update users u set paid = exists (select 1 from payments p
      where p.user_id = u.id and p.status = 'completed' and p.payment_id <> new.payment_id) where u.id = new.user_id;
  elsif old.status in ('failed', 'cancelled', 'expired') then
    update discount_redemptions set state = 'reserved' where payment_id = new.payment_id and state = 'released';
  end if;
  return new;
end $$;

-- Direct debit.

-- Each returned collection blocks its account, so that one that is reversed unblocks nothing that another one has blocked.
alter table sdd_blocks drop constraint sdd_blocks_pkey, add primary key (attempt_id);
create index sdd_blocks_iban on sdd_blocks (iban_hash);
insert into sdd_blocks (iban_hash, user_id, attempt_id, created_at)
  select iban_hash, user_id, attempt_id, coalesce(ended_at, now()) from sdd_collections where state = 'returned'
  on conflict do nothing;

-- As before (`0039`); a collection whose chargeback is reversed is settled again and blocks nothing.
create or replace function sdd_follow_attempt() returns trigger language plpgsql as $$
declare collection sdd_collections; next text;
begin
  next := case
    when new.state in ('paid', 'duplicate_paid') then 'settled'
    when new.state = 'charged_back' or (new.state = 'failed' and new.provider_ref is not null) then 'returned'
    else 'refused' end;
  update sdd_collections set state = next, ended_at = now()
    where attempt_id = new.attempt_id and (state = 'unsettled' or (state = 'settled' and next = 'returned')
      or (state = 'returned' and old.state = 'charged_back' and next = 'settled'))
    returning * into collection;
  if found and next = 'returned' then
    insert into sdd_blocks (iban_hash, user_id, attempt_id)
      values (collection.iban_hash, collection.user_id, collection.attempt_id) on conflict do nothing;
  elsif found then
    delete from sdd_blocks where attempt_id = new.attempt_id;
  end if;
  return null;
end $$;

-- Refunds.

-- A refund that was not sent, because the bank had charged its money back.
alter table refunds add column stopped_by_chargeback boolean not null default false;

-- As before (`0029`), with the reason of a refund that was not sent.
create or replace function refund_settle(p_refund uuid, p_state text, p_ref text) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare refund refunds; attempt payment_attempts; paid_in char(3);
begin
  select * into refund from refunds where refund_id = p_refund for update;
  if not found or refund.state in ('settled', 'failed') then return; end if;
  update refunds set state = p_state, provider_ref = coalesce(provider_ref, p_ref),
    stopped_by_chargeback = p_state = 'failed' and coalesce(provider_ref, p_ref) is null and charged_back_minor(attempt_id) > 0,
    settled_at = case when p_state = 'settled' then now() end where refund_id = p_refund;
  select * into attempt from payment_attempts where attempt_id = refund.attempt_id;
  select currency into paid_in from payments where payment_id = attempt.payment_id;
  if p_state in ('sent', 'settled') and not exists (select 1 from money_ledger where code = 'refund' and ref = p_refund) then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values (case attempt.state when 'duplicate_paid' then 'refunds_due' else 'sold' end, 'cash:' || attempt.provider,
        refund.amount_minor, paid_in, 'refund', p_refund);
  elsif p_state = 'failed' and refund.state = 'sent' then
    -- The money came back.
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, case attempt.state when 'duplicate_paid' then 'refunds_due' else 'sold' end,
        refund.amount_minor, paid_in, 'refund_failed', p_refund);
  end if;
end $$;

-- Records that the bank has returned a chargeback. Returns null when that is known already, `recorded`, or `restored` when the
-- payment is completed again: its credits that the chargeback took, Premium and its direct debits are back. Refunds that the
-- chargeback stopped are requested again, as far as there is money for them. Takes its locks in the order of
-- `attempt_settle`.
create function attempt_reverse_chargeback(p_attempt uuid, p_ref text) returns text language plpgsql
security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; payment payments; returned chargebacks; refund refunds; effect text := 'recorded';
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  select * into returned from chargebacks
    where provider = attempt.provider and provider_ref = p_ref and attempt_id = p_attempt;
  if not found then raise exception 'reversal of an unknown chargeback' using errcode = 'DB003'; end if;
  insert into chargeback_reversals (provider, provider_ref) values (attempt.provider, p_ref) on conflict do nothing;
  if not found then return null; end if;
  insert into money_ledger (debit, credit, amount_minor, currency, code, ref, part)
    values ('cash:' || attempt.provider, 'chargeback_loss', returned.amount_minor, payment.currency, 'chargeback_reversed',
      p_attempt, p_ref);
  if attempt.state = 'charged_back' and charged_back_minor(p_attempt) = 0 then
    update payment_attempts set state = 'paid' where attempt_id = p_attempt;
    if payment.status = 'charged_back' then
      update payments set status = 'completed' where payment_id = payment.payment_id;
      effect := 'restored';
    end if;
  end if;
  for refund in select * from refunds where attempt_id = p_attempt and state = 'failed' and stopped_by_chargeback
    order by created_at, refund_id for update
  loop
    if refund.amount_minor + charged_back_minor(p_attempt) + (select coalesce(sum(amount_minor), 0) from refunds
        where attempt_id = p_attempt and state <> 'failed') <= payment.amount_minor then
      update refunds set state = 'requested', stopped_by_chargeback = false where refund_id = refund.refund_id;
    end if;
  end loop;
  return effect;
end $$;
