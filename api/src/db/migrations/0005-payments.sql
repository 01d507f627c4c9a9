create type payment_status as enum
  ('created', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back');
create type code_validity as enum ('once', 'once-per-user', 'unlimited');

create table discount_codes (
  id bigint generated always as identity primary key,
  code citext not null unique,
  country char(2) references countries,
  user_id bigint references users,
  expires timestamptz,
  value_percentage numeric(5, 2) not null check (value_percentage > 0 and value_percentage <= 100),
  currency char(3),
  minimum_order_minor int check (minimum_order_minor > 0),
  status text not null default 'active' check (status in ('active', 'disabled')),
  validity code_validity not null,
  paymentmethods text[],
  unique (id, validity),
  check ((minimum_order_minor is null) = (currency is null))
);

create table payments (
  payment_id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users,
  product_id text not null references products,
  credits int not null check (credits > 0),
  list_minor int not null,
  amount_minor int not null check (amount_minor > 0 and amount_minor <= list_minor),
  currency char(3) not null,
  method text not null,
  provider text not null,
  provider_ref text,
  status payment_status not null default 'created',
  idem_key uuid not null,
  clawback_shortfall int not null default 0,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  unique (user_id, idem_key),
  unique (provider, provider_ref)
);
create index payments_user on payments (user_id, created_at desc);

-- Events received from payment providers. Each is stored once.
create table payment_events (
  provider text,
  event_id text,
  payment_id uuid not null references payments,
  new_status payment_status not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

create table discount_redemptions (
  code_id bigint not null,
  validity code_validity not null,
  user_id bigint not null references users,
  payment_id uuid not null unique references payments,
  state text not null default 'reserved' check (state in ('reserved', 'consumed', 'released')),
  created_at timestamptz not null default now(),
  foreign key (code_id, validity) references discount_codes (id, validity)
);
create unique index redeem_once_per_user on discount_redemptions (code_id, user_id)
  where state <> 'released' and validity <> 'unlimited';
create unique index redeem_once on discount_redemptions (code_id) where state <> 'released' and validity = 'once';

-- The state machine of a payment. Its terms never change, only legal transitions are accepted, and the credits are
-- posted in the same transaction.
create function payments_guard() returns trigger language plpgsql as $$
declare available int; taken int;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'created' then raise exception 'illegal payment status' using errcode = 'DB003'; end if;
    return new;
  end if;
  if (new.user_id, new.product_id, new.credits, new.list_minor, new.amount_minor, new.currency, new.idem_key)
     is distinct from
     (old.user_id, old.product_id, old.credits, old.list_minor, old.amount_minor, old.currency, old.idem_key) then
    raise exception 'payment terms are immutable' using errcode = 'DB001';
  end if;
  if new.status = old.status then return new; end if;
  if not ((old.status, new.status) in (
      ('created', 'pending'), ('created', 'completed'), ('created', 'failed'), ('created', 'cancelled'),
      ('created', 'expired'), ('pending', 'completed'), ('pending', 'failed'), ('pending', 'cancelled'),
      ('pending', 'expired'),
      ('failed', 'completed'), ('expired', 'completed'), -- a late success from the provider still counts
      ('completed', 'refunded'), ('completed', 'charged_back'))) then
    raise exception 'illegal payment % -> %', old.status, new.status using errcode = 'DB003';
  end if;
  if new.status = 'completed' then
    new.completed_at := now();
    perform credits_post(new.user_id, new.credits, 'purchase', 'payment:' || new.payment_id, 'pay:' || new.payment_id);
    update discount_redemptions set state = 'consumed' where payment_id = new.payment_id and state = 'reserved';
    update users set paid = true where id = new.user_id and not paid;
  elsif new.status in ('failed', 'cancelled', 'expired') then
    update discount_redemptions set state = 'released' where payment_id = new.payment_id and state = 'reserved';
  elsif new.status in ('refunded', 'charged_back') then
    select balance into available from credit_accounts where user_id = new.user_id for update;
    taken := least(available, new.credits);
    new.clawback_shortfall := new.credits - taken;
    if taken > 0 then
      perform credits_post(new.user_id, -taken, 'refund_reversal', 'payment:' || new.payment_id,
        'refund:' || new.payment_id);
    end if;
    update users u set paid = exists (select 1 from payments p
      where p.user_id = u.id and p.status = 'completed' and p.payment_id <> new.payment_id) where u.id = new.user_id;
  end if;
  return new;
end $$;
create trigger payments_guard before insert or update on payments for each row execute function payments_guard();

-- Applies an event from a provider. Returns true when it changed the payment, false for a repeated or late event.
create function payment_apply_event(p_provider text, p_event text, p_payment uuid, p_status payment_status, p_payload jsonb)
returns boolean language plpgsql as $$
declare current_status payment_status;
begin
  -- Locks the payment first. Otherwise the share lock of the foreign key is upgraded later, which can deadlock.
  select status into current_status from payments where payment_id = p_payment for update;
  if not found then raise exception 'not_found' using errcode = 'DB404'; end if;
  insert into payment_events values (p_provider, p_event, p_payment, p_status, p_payload) on conflict do nothing;
  if not found then return false; end if;
  if current_status = p_status or current_status in ('refunded', 'charged_back')
     or (current_status = 'completed' and p_status not in ('refunded', 'charged_back')) then
    return false;
  end if;
  update payments set status = p_status where payment_id = p_payment;
  return true;
end $$;
