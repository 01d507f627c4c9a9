-- VAT and receipts. A sale of credits is taxed where the member is. What points to that country is stored as evidence, and a
-- receipt keeps everything that it states, so that later changes of rates, settings or names do not change it.

-- The standard rate of a country from a day on. The reference data fills this table.
create table vat_rates (
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  -- Hundredths of a percent.
  basis_points int not null check (basis_points between 0 and 9999),
  source text not null,
  primary key (country, valid_from)
);

-- The country of the bank accounts that a method is paid from; null when they can be in any country.
alter table payment_methods add column country char(2);
-- The country of the account, which is sealed. Null for mandates that are older than this column.
alter table sdd_mandates add column iban_country char(2);

-- What points to the country of a buyer: the account of the member, the address in the network from which the order came,
-- and the bank account that paid, known by its IBAN or by a method of one country.
create table vat_evidence (
  payment_id uuid references payments,
  kind text check (kind in ('account', 'network', 'iban', 'method')),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  primary key (payment_id, kind)
);
create trigger vat_evidence_append_only before update or delete on vat_evidence
  for each row execute function forbid_change();
create trigger vat_evidence_no_truncate before truncate on vat_evidence
  for each statement execute function forbid_change();

-- Stores what is known when a payment is ordered. It runs as the owner of the table, because the role of the application
-- cannot write there.
create function vat_evidence_of_order() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into vat_evidence (payment_id, kind, country)
    select new.payment_id, 'account', u.country from users u where u.id = new.user_id and u.country is not null;
  if new.ip_country is not null then
    insert into vat_evidence (payment_id, kind, country) values (new.payment_id, 'network', new.ip_country);
  end if;
  return null;
end $$;
create trigger payments_vat_evidence after insert on payments
  for each row execute function vat_evidence_of_order();

-- Stores which bank account paid, if its country is known.
create function vat_evidence_of_money(p_payment uuid, p_attempt uuid) returns void language sql as $$
  insert into vat_evidence (payment_id, kind, country)
    select p_payment, kind, country from (
      select 'iban' as kind, m.iban_country as country
        from sdd_collections c join sdd_mandates m using (mandate_id) where c.attempt_id = p_attempt
      union all
      select 'method', m.country
        from payment_attempts a join payment_methods m on m.key = a.method where a.attempt_id = p_attempt) known
    where country is not null
    on conflict do nothing
$$;

-- The country whose VAT an order has: the one that two sources name. Without such a country the bank account decides, then
-- the account of the member, then the network, and the country is not proven (decision 0027).
create function vat_country_of(p_payment uuid, out country char(2), out is_proven boolean) language sql stable as $$
  select e.country, count(distinct case when e.kind in ('iban', 'method') then 'bank' else e.kind end) >= 2
  from vat_evidence e where e.payment_id = p_payment
  group by e.country
  order by 2 desc, bool_or(e.kind in ('iban', 'method')) desc, bool_or(e.kind = 'account') desc
  limit 1
$$;

-- The VAT within an amount, in minor units, rounded half up. Without a rate there is none.
create function vat_within(p_gross bigint, p_basis_points int) returns bigint language sql immutable as $$
  select coalesce((2 * p_gross * p_basis_points + 10000 + p_basis_points) / (2 * (10000 + p_basis_points)), 0)
$$;

-- What members get for a posting of money: the receipt of a payment, of a refund, or of a refund that did not arrive.
-- Amounts are signed, so that the receipts of an order add up to what it has paid.
create table receipts (
  receipt_id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  -- The posting in the ledger.
  posting bigint not null unique references money_ledger,
  kind text not null check (kind in ('payment', 'refund', 'refund_failed')),
  number text not null unique,
  gross_minor int not null check (gross_minor <> 0),
  net_minor int not null,
  vat_minor int not null,
  -- Null when nothing is known about the country. Its rate is null when we charge no VAT there.
  vat_country char(2),
  vat_basis_points int,
  -- Whether two sources name the country.
  is_proven boolean not null,
  -- Everything else that the receipt states, as it was when it was issued.
  statement jsonb not null,
  issued_at timestamptz not null default now(),
  check (net_minor + vat_minor = gross_minor)
);
create index receipts_payment on receipts (payment_id);
create unique index receipts_one_payment on receipts (payment_id) where kind = 'payment';
create trigger receipts_append_only before update or delete on receipts for each row execute function forbid_change();
create trigger receipts_no_truncate before truncate on receipts for each statement execute function forbid_change();

-- Issues the receipt of a posting, if members get one: not for the second payment of an order, which is paid back at once,
-- nor for chargebacks, whose document comes from the bank. The VAT of a refund is the difference of the VAT of what the order
-- has before and after it, so that a full refund returns all VAT, in however many parts.
create function receipt_issue(posting money_ledger) returns void language plpgsql as $$
declare
  what text; attempt uuid := posting.ref; refund_reason text; payment payments; first receipts;
  gross bigint; before bigint; tax int; place record; nth int;
begin
  what := case
    when posting.code = 'payment' then 'payment'
    when posting.code = 'refund' and posting.debit = 'sold' then 'refund'
    when posting.code = 'refund_failed' and posting.credit = 'sold' then 'refund_failed' end;
  if what is null then return; end if;
  if what <> 'payment' then
    select r.attempt_id, r.reason into attempt, refund_reason from refunds r where r.refund_id = posting.ref;
  end if;
  select p.* into payment from payments p join payment_attempts a using (payment_id) where a.attempt_id = attempt;
  -- Concurrent refunds of one order wait for one another: their VAT and their numbers follow from the receipts before.
  perform pg_advisory_xact_lock(hashtextextended('receipts:' || payment.payment_id, 41));
  if what = 'payment' then
    perform vat_evidence_of_money(payment.payment_id, attempt);
    select * into place from vat_country_of(payment.payment_id);
    select v.basis_points into tax from vat_rates v
      where v.country = place.country and v.valid_from <= (posting.created_at at time zone 'UTC')::date
      order by v.valid_from desc limit 1;
  else
    select * into first from receipts where payment_id = payment.payment_id and kind = 'payment';
    if not found then return; end if;
    tax := first.vat_basis_points;
    select first.vat_country as country, first.is_proven as is_proven into place;
  end if;
  select coalesce(sum(gross_minor), 0), count(*) into before, nth from receipts where payment_id = payment.payment_id;
  gross := case when what = 'refund' then -posting.amount_minor else posting.amount_minor end;
  insert into receipts (payment_id, posting, kind, number, gross_minor, vat_minor, net_minor, vat_country, vat_basis_points,
      is_proven, issued_at, statement)
    select payment.payment_id, posting.id, what, payment.order_number || case when nth > 0 then '-' || nth else '' end,
      gross, vat, gross - vat, place.country, tax, coalesce(place.is_proven, false), posting.created_at,
      jsonb_build_object(
        'language', u.language, 'site', s.name,
        'company', jsonb_build_object('name', c.name, 'address', c.address, 'city', c.city, 'country', c.country,
          'kvk', c.kvk, 'vat_numbers', to_jsonb(c.vat_numbers)),
        'order_number', payment.order_number, 'ordered_at', payment.created_at,
        'credits', payment.credits, 'list_minor', payment.list_minor, 'paid_minor', payment.amount_minor,
        'currency', payment.currency, 'method', a.method, 'reason', refund_reason)
    from users u join sites s on s.id = u.site_id join companies c on c.id = s.company_id
      join payment_attempts a on a.attempt_id = attempt,
      lateral (select vat_within(before + gross, tax) - vat_within(before, tax) as vat) amounts
    where u.id = payment.user_id;
end $$;

create function receipt_of_posting() returns trigger language plpgsql as $$
begin
  perform receipt_issue(new);
  return null;
end $$;
create trigger money_ledger_receipt after insert on money_ledger for each row execute function receipt_of_posting();

-- What is known about older orders. Their receipts are issued when the rates are there.
insert into vat_evidence (payment_id, kind, country)
  select p.payment_id, 'account', u.country from payments p join users u on u.id = p.user_id where u.country is not null
  union all select payment_id, 'network', ip_country from payments where ip_country is not null;
create function receipts_issue_missing() returns void language plpgsql as $$
declare posting money_ledger;
begin
  for posting in select m.* from money_ledger m
    where m.code in ('payment', 'refund', 'refund_failed') and 'sold' in (m.debit, m.credit)
      and not exists (select 1 from receipts r where r.posting = m.id) order by m.id
  loop
    perform receipt_issue(posting);
  end loop;
end $$;
