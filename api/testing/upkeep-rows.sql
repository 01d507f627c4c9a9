-- Inserts 300,000 members and, into every table that the background jobs read, enough rows for the plans to be those of
-- large tables. Most of them no job may touch; a few are work for each job. Triggers and foreign keys are off to save time.
set session_replication_role = replica;

create temporary table dropped_indexes as
select indexdef from pg_indexes where schemaname = 'public' and tablename = 'users'
  and indexname not in (select conname from pg_constraint);
do $$
declare name text;
begin
  for name in select i.indexname from pg_indexes i join dropped_indexes d using (indexdef) loop
    execute format('drop index %I', name);
  end loop;
end $$;
insert into users (id, public_id, site_id, email, name, date_of_birth, language, country, status, confirmed_at,
                   signup_date, purge_after)
overriding system value
select n, n, 1, 'member-' || n || '@example.test', 'Member ' || n, date '1990-01-01', 'en', 'NL', status,
       now(), now() - make_interval(hours => case when n <= 3 then 30 else 100 + n % 20000 end),
       case when status = 'pending_deletion' then now() + make_interval(hours => case when n <= 6 then -1 else 99 end) end
from generate_series(1, 300000) n
cross join lateral (select (case when n <= 3 or n % 20 = 0 then 'not_confirmed'
                                 when n <= 6 or n % 500 = 1 then 'pending_deletion'
                                 else 'active' end)::user_status as status) s;
do $$
declare definition text;
begin
  for definition in select indexdef from dropped_indexes loop execute definition; end loop;
end $$;

insert into profiles (user_id, gender, country, birth_date)
select n, 'female', 'NL', date '1990-01-01' from generate_series(1, 300000) n;
insert into mail_changes (user_id, email, requested_at)
select n, 'new-' || n || '@example.test', now() - make_interval(hours => case when n <= 3 then 30 else 1 end)
from generate_series(1, 20000) n;
insert into sessions (token_hash, user_id, expires_at)
select int8send(n), n, now() + make_interval(hours => case when n <= 3 then -1 else n % 700 + 1 end)
from generate_series(1, 20000) n;
insert into photos (user_id, position, status, content_key, width, height)
select n % 20000 + 1, n / 20000 + 1, 'active', lpad(to_hex(n), 16, '0'), 800, 1000 from generate_series(0, 59999) n
where n % 20000 <> 8; -- the member of the ordered export has none, because there are no files
insert into exports (user_id, day, ready_at, expires_at)
select n, current_date, case when n <> 9 then now() end,
       now() + make_interval(hours => case when n = 10 then -1 else n % 160 + 1 end)
from generate_series(4, 20000) n;
insert into complaints (site_id, reporter_id, subject_id, category, object_type, text, status, decided_at,
                        statement_of_reasons, evidence_photos)
select 1, n, n + 1, 'other', 'profile', 'What happened to me.', case when n % 1000 = 2 then 'open' else 'dismissed' end,
       case when n % 1000 <> 2 then now() end, case when n % 1000 <> 2 then 'fine' end,
       case when n <= 10 or n % 1000 = 2 then array[lpad(to_hex(n), 16, '0')] else '{}' end
from generate_series(1, 20000) n;
insert into complaint_keys (secret_hash, complaint_id, party)
select sha256(id::text::bytea), id, 'reporter' from complaints;
insert into appeals (complaint_id, party, user_id, text)
select id, 'reporter', reporter_id, 'Please look again.' from complaints where reporter_id % 2 = 0;
insert into conversations (id, public_id, user_lo, user_hi, started_by)
overriding system value select n, n, n, n + 1, n from generate_series(1, 20000) n;
insert into conversation_members (conversation_id, user_id)
select n, n + other from generate_series(1, 20000) n, generate_series(0, 1) other;
insert into messages (conversation_id, seq, sender_id, client_id, body)
select n % 20000 + 1, n / 20000 + 1, n % 20000 + 1 + n / 20000 % 2, gen_random_uuid(), 'hello'
from generate_series(0, 59999) n;
insert into push_subscriptions (endpoint_hash, user_id, session_hash, endpoint, p256dh, auth)
select int8send(n), n, int8send(n), 'https://push.example', '', '' from generate_series(1, 20000) n;
insert into mail_queue (user_id, template)
select n, 'like' from generate_series(1, 20000) n;
insert into graphile_worker._private_tasks (identifier) values ('send-mail') on conflict do nothing;
insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, run_at)
select id, json_build_object('mail', n), case when n % 10 = 0 then 12 else 0 end, 12,
       now() - make_interval(mins => case when n <= 1000 then 44000 else n % 43000 end)
from generate_series(100, 20000) n, graphile_worker._private_tasks where identifier = 'send-mail';
insert into limit_slots select sha256(n::text::bytea), now(), 1, now() - make_interval(mins => n % 3000)
from generate_series(1, 20000) n;
insert into withdrawals (site_id, order_number, refund_days, submitted_at, decided_at, outcome)
select 1, lpad(n::text, 10, '0'), 14, now() - make_interval(mins => n % 43300), now(), 'unknown' from generate_series(1, 20000) n;
insert into signup_hosts (user_id, host_id) select n, 300001 - n from generate_series(1, 20000) n;
insert into reset_mail_slots select sha256(n::text::bytea), current_date - (n <= 3)::int * 2, 1
from generate_series(1, 20000) n;
insert into login_throttle (key_hash, failures, window_started)
select sha256(n::text::bytea), 1, now() - make_interval(mins => n % 3000) from generate_series(1, 20000) n;
insert into idempotency_keys (scope, key, request_hash, response, leased_until, expires_at)
select 'member:' || n, gen_random_uuid(), '\x', case when n % 1000 > 0 then '\x00'::bytea end,
  now() - make_interval(mins => n % 2900), now() - make_interval(mins => n % 2900) + interval '48 hours'
from generate_series(1, 20000) n;
insert into link_tokens (token_hash, user_id, purpose, expires_at)
select int8send(n), n, 'login', now() - make_interval(mins => n % 43300) from generate_series(1, 20000) n;
insert into notifications_sent (user_id, type, channel, sent_at)
select n, 'like', 'email', now() - make_interval(mins => n % 43300) from generate_series(1, 20000) n;
insert into notification_preferences select n, 'like', 'email', true from generate_series(1, 20000) n;
insert into email_suppressions select 1, 'member-' || n || '@example.test', 'bounce' from generate_series(100001, 120000) n;
insert into likes (from_id, to_id) select n, n + 1 from generate_series(1, 20000) n;
insert into matches (user_lo, user_hi) select n, n + 1 from generate_series(1, 20000) n;
insert into blocks (blocker_id, blocked_id) select n, n + 7 from generate_series(1, 20000) n;
insert into swipe_passes (user_id, day, n, target_id)
select n, current_date - (n <= 3)::int * 3, 1, n + 1 from generate_series(1, 20000) n;
insert into swipe_like_slots (user_id, day, n, target_id) select n, current_date, 1, n + 1 from generate_series(1, 20000) n;
insert into modal_events (user_id, profile_id, element) select n, n + 1, 'image' from generate_series(1, 20000) n;
insert into unconfirmed_likes (user_id, target_id) select n, n + 1 from generate_series(1, 20000) n;
insert into held_messages (user_id, to_id, body) select n, n + 1, 'hello' from generate_series(1, 20000) n;
insert into held_chat_messages (user_id, to_id, client_id, kind, body)
select n, n + 1, gen_random_uuid(), 'text', 'hello' from generate_series(1, 20000) n;
insert into match_finder_answers (user_id, gender, min_age, max_age, country, intention, hard)
select n, 'both', 18, 99, 'NL', 'chat', false from generate_series(1, 20000) n;
insert into profile_interests select n, 1 from generate_series(1, 20000) n;
insert into retention_offers (user_id, offer) select n, 'invisible' from generate_series(1, 20000) n;
insert into account_deletions (user_id) select n from generate_series(1, 20000) n;
insert into user_events select n, 1, 'unread', '{}' from generate_series(1, 20000) n;
insert into promo_clicks (promo_id, user_id, gesture) select gen_random_uuid(), n, gen_random_uuid() from generate_series(1, 20000) n;
insert into credit_accounts (user_id, balance, seq) select n, 1, 1 from generate_series(1, 20000) n;
insert into payments (user_id, product_id, credits, list_minor, amount_minor, currency, method, status)
select n, (select min(id) from products), 1, 100, 100, 'EUR', 'creditcard', 'completed' from generate_series(1, 20000) n;
insert into credit_ledger (user_id, seq, delta, balance_after, reason, ref, idem_key)
select user_id, 1, 1, 1, 'purchase', 'payment:' || payment_id, payment_id from payments;
insert into credit_lots (posting, user_id, payment_id, credits, left_credits)
select id, user_id, posting_payment(ref), 1, 1 from credit_ledger;
insert into payment_attempts (attempt_id, payment_id, attempt_no, method, provider, provider_ref, state, next_check_at)
select payment_id, payment_id, 1, method, 'sandbox', payment_id, 'paid', null from payments;
insert into chargebacks (provider, provider_ref, attempt_id, amount_minor) select 'sandbox', attempt_id, attempt_id, 1 from payment_attempts;
insert into chargeback_reversals (provider, provider_ref) select provider, provider_ref from chargebacks;
insert into money_ledger (debit, credit, amount_minor, currency, code, ref, part)
select 'cash:sandbox', 'sold', 100, 'EUR', 'payment', attempt_id, '' from payment_attempts
union all select 'chargeback_loss', 'cash:sandbox', 1, 'EUR', 'chargeback', attempt_id, provider_ref from chargebacks
union all select 'cash:sandbox', 'chargeback_loss', 1, 'EUR', 'chargeback_reversed', attempt_id, provider_ref from chargebacks;
insert into reconciliations (provider, since, compared, finished_at) select 'sandbox', now(), 1, now() - n * interval '1 minute' from generate_series(1, 20000) n;
insert into refunds (attempt_id, amount_minor, reason) select attempt_id, 1, 'goodwill' from payment_attempts;
insert into billing_decisions (attempt_id, decision, decided_by, reason) select attempt_id, 'accept', 'test', 'fine' from payment_attempts;
insert into vat_evidence (payment_id, kind, country) select payment_id, 'account', 'NL' from payments;
insert into receipts (payment_id, posting, kind, number, gross_minor, net_minor, vat_minor, is_proven, statement)
select payment_id, row_number() over (), 'payment', order_number, 100, 100, 0, false, '{}' from payments;
insert into sdd_mandates (mandate_id, user_id, reference, creditor_id, text_version, text_hash, account_holder, street, house_number,
  postal_code, city, iban_sealed, iban_hash, iban_last4, mobile_sealed, provider, accepted_at, confirmed_at)
select p.payment_id, p.user_id, 'PW' || row_number() over (), 'NL00', 'sepa-core-1-en', '', 'Anna', 'Street', '1', '1015', 'Town', '',
  decode(md5(p.payment_id::text), 'hex'), '3000', '', 'sandbox', now() - p.user_id * interval '1 minute', now() from payments p;
insert into sdd_challenges (challenge_id, mandate_id, user_id, payment_id, product_id, amount_minor, currency, code_hash)
select payment_id, payment_id, user_id, payment_id, product_id, 100, 'EUR', '' from payments;
insert into sdd_collections (attempt_id, mandate_id, user_id, iban_hash, amount_minor, state)
select payment_id, payment_id, user_id, decode(md5(payment_id::text), 'hex'), 100, 'settled' from payments;
insert into moderation_actions (moderator, user_id, action, reason)
select 'test', n, 'photo_reject', 'fine' from generate_series(1, 20000) n;

set session_replication_role = origin;
analyze;
