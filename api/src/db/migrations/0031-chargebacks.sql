-- Money that a bank charged back. Each chargeback counts once.
create table chargebacks (
  provider text,
  provider_ref text,
  attempt_id uuid not null references payment_attempts,
  amount_minor int not null check (amount_minor > 0),
  created_at timestamptz not null default now(),
  primary key (provider, provider_ref)
);
create index chargebacks_attempt on chargebacks (attempt_id);
create trigger chargebacks_append_only before update or delete on chargebacks
  for each row execute function forbid_change();

alter table money_ledger drop constraint money_ledger_code_check, add constraint money_ledger_code_check
  check (code in ('payment', 'duplicate', 'refund', 'refund_failed', 'chargeback'));
-- A payment can be charged back more than once, in parts.
alter table money_ledger drop constraint money_ledger_code_ref_key;
alter table money_ledger add column part text not null default '';
alter table money_ledger add constraint money_ledger_once unique (code, ref, part);

-- Records a chargeback, and returns whether it is new: the bank took the money, so the order loses its credits and
-- Premium. A refunded order has lost them already. Takes its locks in the order of `attempt_settle`.
create function attempt_charge_back(p_attempt uuid, p_ref text, p_amount int) returns boolean language plpgsql as $$
declare attempt payment_attempts; payment payments;
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  if attempt.state not in ('paid', 'duplicate_paid', 'charged_back') then
    raise exception 'chargeback of an unpaid attempt' using errcode = 'DB003';
  end if;
  insert into chargebacks (provider, provider_ref, attempt_id, amount_minor)
    values (attempt.provider, p_ref, p_attempt, p_amount) on conflict do nothing;
  if not found then return false; end if;
  insert into money_ledger (debit, credit, amount_minor, currency, code, ref, part)
    values ('chargeback_loss', 'cash:' || attempt.provider, p_amount, payment.currency, 'chargeback', p_attempt, p_ref);
  if attempt.state = 'paid' then
    update payment_attempts set state = 'charged_back' where attempt_id = p_attempt;
    if payment.status = 'completed' then
      update payments set status = 'charged_back' where payment_id = payment.payment_id;
    end if;
  end if;
  return true;
end $$;
