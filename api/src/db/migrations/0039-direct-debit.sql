-- Direct debits (decisions B-9 to B-11): a mandate, the code that confirms it, and the collection of one payment.

-- A member's authorisation to collect one payment. Account and phone number are sealed; their keyed hashes find them again.
create table sdd_mandates (
  mandate_id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users,
  -- What the member's bank shows.
  reference text not null unique check (reference ~ '^[0-9A-Z]{1,35}$'),
  creditor_id text not null,
  -- The text that the member accepted, with its language.
  text_version text not null,
  text_hash bytea not null,
  account_holder text not null,
  street text not null,
  house_number text not null,
  postal_code text not null,
  city text not null,
  iban_sealed bytea not null,
  iban_hash bytea not null,
  iban_last4 char(4) not null,
  mobile_sealed bytea not null,
  accepted_from inet,
  accepted_at timestamptz not null default now(),
  -- When the code was right; null until then.
  confirmed_at timestamptz,
  provider text not null,
  provider_ref text,
  unique (provider, provider_ref)
);
create index sdd_mandates_user on sdd_mandates (user_id);
create index sdd_mandates_accepted on sdd_mandates (accepted_at);
create index sdd_mandates_unconfirmed on sdd_mandates (accepted_at) where confirmed_at is null;

-- The number by which banks know who collects.
alter table companies add column creditor_id text not null default 'NL00ZZZ000000000000';

-- A request for a code. It is bound to its member, order, amount and account: the hash of the code covers them.
create table sdd_challenges (
  challenge_id uuid primary key default gen_random_uuid(),
  mandate_id uuid not null unique references sdd_mandates on delete cascade,
  user_id bigint not null references users,
  payment_id uuid not null,
  product_id text not null references products,
  discount_code text,
  amount_minor int not null check (amount_minor > 0),
  currency char(3) not null,
  -- The one live code. It is sealed as well until its text message is sent.
  code_hash bytea not null,
  code_sealed bytea,
  sends smallint not null default 1 check (sends between 1 and 3),
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create index sdd_challenges_user on sdd_challenges (user_id);

-- Counts a try, and returns whether the code was right: `right`, `wrong`, or `ended` when the challenge takes no more.
-- A right code is consumed. Concurrent tries wait for one another, so none is free.
create function sdd_try_code(p_challenge uuid, p_user bigint, p_hash bytea) returns text language plpgsql as $$
declare challenge sdd_challenges;
begin
  update sdd_challenges set tries = tries + 1, confirmed_at = case when code_hash = p_hash then now() end
    where challenge_id = p_challenge and user_id = p_user and confirmed_at is null and tries < 5 and expires_at > now()
    returning * into challenge;
  if not found then
    -- The member repeats a request whose response was lost.
    select * into challenge from sdd_challenges where challenge_id = p_challenge and user_id = p_user;
    return case when challenge.confirmed_at is not null and challenge.code_hash = p_hash then 'right' else 'ended' end;
  end if;
  if challenge.confirmed_at is null then return 'wrong'; end if;
  update sdd_mandates set confirmed_at = now() where mandate_id = challenge.mandate_id;
  return 'right';
end $$;

-- The collection of an attempt. It is unsettled until the provider has the money or the bank returns it.
create table sdd_collections (
  attempt_id uuid primary key references payment_attempts,
  mandate_id uuid references sdd_mandates on delete set null,
  user_id bigint not null references users,
  iban_hash bytea not null,
  amount_minor int not null check (amount_minor > 0),
  state text not null default 'unsettled' check (state in ('unsettled', 'settled', 'returned', 'refused')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index sdd_collections_one_of_member on sdd_collections (user_id) where state = 'unsettled';
create unique index sdd_collections_one_of_iban on sdd_collections (iban_hash) where state = 'unsettled';
create index sdd_collections_user on sdd_collections (user_id, created_at);
create index sdd_collections_iban on sdd_collections (iban_hash, created_at);
create index sdd_collections_mandate on sdd_collections (mandate_id);

-- Accounts that pay by direct debit no more, because a bank returned one.
create table sdd_blocks (
  iban_hash bytea primary key,
  user_id bigint not null references users,
  attempt_id uuid not null references payment_attempts,
  created_at timestamptz not null default now()
);
create index sdd_blocks_user on sdd_blocks (user_id);

-- Returns why a member may not pay an amount from an account: `blocked`, `limit` or null. It locks both until the
-- transaction ends, so that concurrent requests see one another's collections.
create function sdd_refusal(p_user bigint, p_iban bytea, p_amount int) returns text language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('sdd-user:' || p_user, 34));
  perform pg_advisory_xact_lock(hashtextextended('sdd-iban:' || encode(p_iban, 'hex'), 34));
  if exists (select 1 from sdd_blocks where iban_hash = p_iban or user_id = p_user)
     or exists (select 1 from payments where user_id = p_user and status = 'charged_back') then
    return 'blocked';
  end if;
  if exists (select 1 from sdd_collections where (iban_hash = p_iban or user_id = p_user) and state = 'unsettled') then
    return 'limit';
  end if;
  if p_amount > 6000 and not exists
      (select 1 from sdd_collections where user_id = p_user and iban_hash = p_iban and state = 'settled') then
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

-- A collection follows its attempt. A return blocks the account.
create function sdd_follow_attempt() returns trigger language plpgsql as $$
declare collection sdd_collections; next text;
begin
  next := case
    when new.state in ('paid', 'duplicate_paid') then 'settled'
    when new.state = 'charged_back' or (new.state = 'failed' and new.provider_ref is not null) then 'returned'
    else 'refused' end;
  update sdd_collections set state = next, ended_at = now()
    where attempt_id = new.attempt_id and (state = 'unsettled' or (state = 'settled' and next = 'returned'))
    returning * into collection;
  if found and next = 'returned' then
    insert into sdd_blocks (iban_hash, user_id, attempt_id)
      values (collection.iban_hash, collection.user_id, collection.attempt_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger payment_attempts_sdd after update of state on payment_attempts for each row
  when (new.state in ('paid', 'duplicate_paid', 'charged_back', 'failed', 'canceled', 'expired') and new.state <> old.state)
  execute function sdd_follow_attempt();

-- As before (`0038`); a collection that the provider has accepted completes a payment too.
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

-- As before (`0029`); a collection completes its payment when it is pending, and takes the credits back when it is returned.
create or replace function attempt_settle(p_attempt uuid, p_state attempt_state, p_ref text, p_amount int, p_currency text,
                               p_failure text default null, p_checkout text default null)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare attempt payment_attempts; payment payments; next attempt_state := p_state; is_collection boolean; is_provisional boolean;
begin
  select p.* into payment from payments p join payment_attempts a using (payment_id)
    where a.attempt_id = p_attempt for update of p;
  if not found then raise exception 'not_found' using errcode = 'DB404'; end if;
  select * into attempt from payment_attempts where attempt_id = p_attempt for update;
  is_collection := exists (select 1 from sdd_collections where attempt_id = p_attempt);
  -- The payment is completed by this collection, which has brought no money yet.
  is_provisional := is_collection and attempt.state = 'pending' and payment.status = 'completed' and not exists
    (select 1 from payment_attempts where payment_id = payment.payment_id and state in ('paid', 'charged_back'));
  if attempt.provider_ref is not null and p_ref is distinct from attempt.provider_ref then
    raise exception 'another payment of the provider' using errcode = 'DB051';
  end if;
  if p_state in ('paid', 'authorized') and (p_amount, p_currency) is distinct from (payment.amount_minor, payment.currency::text) then
    next := 'review';
  elsif p_state = 'paid' and payment.status in ('completed', 'refunded', 'charged_back') and attempt.state <> 'paid'
    and not is_provisional then
    next := 'duplicate_paid';
  end if;
  -- A response that is older than what is known.
  if attempt.state in ('paid', 'duplicate_paid', 'charged_back')
     or (attempt.state = 'review' and next in ('submitting', 'unknown', 'open', 'pending', 'authorized', 'expired'))
     or (attempt.state in ('failed', 'canceled', 'expired') and next not in ('paid', 'duplicate_paid', 'review'))
     or (attempt.state = 'authorized' and next in ('unknown', 'open', 'pending'))
     or (attempt.state = 'pending' and next in ('unknown', 'open'))
     or (attempt.state = 'open' and next = 'unknown') then
    next := attempt.state;
  end if;
  update payment_attempts set state = next, provider_ref = coalesce(provider_ref, p_ref), checked_at = now(),
      failure_reason = case when next = 'failed' then p_failure end,
      checkout_url = case when next = 'open' then coalesce(p_checkout, checkout_url) end,
      -- The older an attempt, the rarer the checks, up to six hours. What is unknown is resolved soon.
      next_check_at = case when next in ('submitting', 'unknown', 'open', 'pending', 'authorized') then
        now() + least(interval '6 hours', greatest((now() - created_at) / 4,
          case when next in ('submitting', 'unknown') then interval '30 seconds' else interval '5 minutes' end)) end
    where attempt_id = p_attempt;
  if next = attempt.state then return false; end if;
  if next = 'paid' then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, 'sold', payment.amount_minor, payment.currency, 'payment', p_attempt);
    update payments set status = 'completed', method = attempt.method where payment_id = payment.payment_id;
  elsif next = 'duplicate_paid' then
    insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
      values ('cash:' || attempt.provider, 'refunds_due', payment.amount_minor, payment.currency, 'duplicate', p_attempt);
    insert into refunds (attempt_id, amount_minor, reason) values (p_attempt, payment.amount_minor, 'duplicate');
  elsif is_collection and next = 'pending' and payment.status not in ('completed', 'refunded', 'charged_back') then
    -- Settlement takes days, so the credits come with the collection that the provider has accepted (decisions B-9).
    update payments set status = 'completed', method = attempt.method where payment_id = payment.payment_id;
  elsif is_provisional and next in ('failed', 'canceled', 'expired') then
    update payments set status = 'charged_back' where payment_id = payment.payment_id;
  elsif payment.status not in ('completed', 'refunded', 'charged_back') then
    update payments set status = payment_status_of(payment.payment_id) where payment_id = payment.payment_id;
  end if;
  return true;
end $$;
