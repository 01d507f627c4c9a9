-- Sending messages: held messages, drafts with a revision, photos of chats, refunds, and events for the live stream.

-- The first message of a member whose address is not confirmed, held until it is (decisions A-5). The primary key
-- allows one. It keeps the id that the browser made, so that a retry after the confirmation stores no second message.
create table held_chat_messages (
  user_id bigint primary key references users on delete cascade,
  to_id bigint not null references users on delete cascade,
  client_id uuid not null,
  kind message_kind not null check (kind in ('text', 'icebreaker')),
  body text not null check (char_length(body) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index held_chat_messages_to on held_chat_messages (to_id);

-- The last message that reached a browser of the member.
alter table conversation_members add column delivered_seq int not null default 0;
create or replace function conversation_members_guard() returns trigger language plpgsql as $$
begin
  if new.last_read_seq < old.last_read_seq or new.cleared_seq < old.cleared_seq
     or new.delivered_seq < old.delivered_seq or new.draft_rev < old.draft_rev then
    raise exception 'read marker moves forward only' using errcode = 'DB041';
  end if;
  return new;
end $$;

-- A photo of a chat has no place in the profile. It belongs to one message at most.
create type photo_purpose as enum ('profile', 'chat');
alter table photos add column purpose photo_purpose not null default 'profile';
alter table photos drop constraint photos_check;
alter table photos add constraint photos_place
  check ((purpose = 'chat' or status in ('deleted', 'rejected')) = (position is null));
create index photos_chat on photos (created_at) where purpose = 'chat' and status <> 'deleted';
create unique index messages_photo_once on messages (photo_id) where photo_id is not null;

-- Posts a change to the ledger and to the balance, as before. Changes that are neither the price of a message nor part of
-- a payment emit an event, so that open pages show the new balance. The event comes before the lock of the account,
-- because sending a message takes the two in this order.
create or replace function credits_post(p_user bigint, p_delta int, p_reason ledger_reason, p_ref text, p_idem text)
returns credit_ledger language plpgsql as $$
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
  return posting;
end $$;

-- A payment changes credits and premium. Its event comes before the guard of payments, which locks the credit account.
create function payments_event() returns trigger language plpgsql as $$
begin
  perform emit_event(new.user_id, 'user', '{}');
  return new;
end $$;
create trigger payments_event before update of status on payments for each row
  when (old.status is distinct from new.status and new.status in ('completed', 'refunded', 'charged_back'))
  execute function payments_event();

-- Sends a message: assigns the number and stores message, events, draft and debit in one transaction. Takes its locks in
-- this order: pair, receiver's account, conversation, events (lower member id first), credit account. The draft is deleted
-- unless it is newer than `p_draft_rev`; its revision rises, so that no browser can save it again.
drop function message_send(bigint, bigint, uuid, message_kind, text, bigint, int, int);
create function message_send(p_sender bigint, p_conversation bigint, p_client uuid, p_kind message_kind, p_body text,
                             p_photo bigint, p_gift int, p_cost int, p_draft_rev int default null)
returns messages language plpgsql as $$
declare conversation conversations; sent messages; other bigint;
begin
  select * into conversation from conversations where id = p_conversation;
  if not found or p_sender not in (conversation.user_lo, conversation.user_hi) then
    raise exception 'not_found' using errcode = 'DB404';
  end if;
  other := case when conversation.user_lo = p_sender then conversation.user_hi else conversation.user_lo end;
  perform pair_lock(p_sender, other);
  select * into sent from messages where sender_id = p_sender and client_id = p_client;
  if found then
    if sent.conversation_id <> p_conversation or sent.kind <> p_kind or (sent.removed_at is null
       and (sent.body is distinct from p_body or sent.photo_id is distinct from p_photo))
       or sent.gift_id is distinct from p_gift then
      raise exception 'idempotency_mismatch' using errcode = 'DB040';
    end if;
    return sent; -- a retry returns the message even after a later block
  end if;
  perform assert_pair_open(p_sender, other);
  -- The lock makes an end of the receiver's account wait, so that it sees this message and refunds it.
  perform 1 from users where id = other and status = 'active' for share;
  if not found then raise exception 'not_available' using errcode = 'DB020'; end if;
  update conversations set last_seq = last_seq + 1, last_message_at = clock_timestamp()
    where id = p_conversation returning * into conversation;
  insert into messages (conversation_id, seq, sender_id, client_id, kind, body, photo_id, gift_id, credits)
    values (p_conversation, conversation.last_seq, p_sender, p_client, p_kind, p_body, p_photo, p_gift, p_cost)
    returning * into sent;
  update conversation_members set last_read_seq = greatest(last_read_seq, sent.seq),
      delivered_seq = greatest(delivered_seq, sent.seq),
      draft = case when p_kind in ('text', 'icebreaker') and coalesce(draft_rev <= p_draft_rev, true)
                   then null else draft end,
      draft_rev = draft_rev + (p_kind in ('text', 'icebreaker') and coalesce(draft_rev <= p_draft_rev, true))::int
    where conversation_id = p_conversation and user_id = p_sender;
  perform emit_event(least(p_sender, other), 'message',
    jsonb_build_object('conversation', conversation.public_id, 'message_seq', sent.seq));
  perform emit_event(greatest(p_sender, other), 'message',
    jsonb_build_object('conversation', conversation.public_id, 'message_seq', sent.seq));
  if p_cost > 0 then
    perform credits_post(p_sender, -p_cost,
      (case p_kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end)::ledger_reason,
      'message:' || sent.id, 'msg:' || p_client);
  end if;
  return sent;
end $$;

-- Refunds the paid messages of the last ten minutes that the receiver has not read (decisions C-4). `p_sender` limits it
-- to one sender; null is every sender, lowest id first. The keys of the ledger allow one refund of a message.
create function message_refund(p_receiver bigint, p_sender bigint) returns void language plpgsql as $$
declare unread record;
begin
  for unread in
    select x.id, x.sender_id, x.credits from conversation_members m
    join conversations c on c.id = m.conversation_id
    join messages x on x.conversation_id = m.conversation_id and x.seq > m.last_read_seq and x.sender_id <> m.user_id
    where m.user_id = p_receiver and c.last_message_at > clock_timestamp() - interval '10 minutes'
      and x.created_at > clock_timestamp() - interval '10 minutes' and x.credits > 0
      and (p_sender is null or x.sender_id = p_sender)
    order by x.sender_id, x.id
  loop
    perform credits_post(unread.sender_id, unread.credits, 'message_refund', 'message:' || unread.id,
                         'refund:' || unread.id);
  end loop;
end $$;

-- Triggers, because accounts end and members are blocked in several ways, and each of them owes the refund.
create or replace function blocks_apply() returns trigger language plpgsql as $$
declare chat bigint;
begin
  perform pair_lock(new.blocker_id, new.blocked_id);
  delete from likes where (from_id, to_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  delete from matches where user_lo = least(new.blocker_id, new.blocked_id)
    and user_hi = greatest(new.blocker_id, new.blocked_id);
  select public_id into chat from conversations
    where user_lo = least(new.blocker_id, new.blocked_id) and user_hi = greatest(new.blocker_id, new.blocked_id);
  if chat is not null then
    perform emit_event(least(new.blocker_id, new.blocked_id), 'chat', jsonb_build_object('conversation', chat));
    perform emit_event(greatest(new.blocker_id, new.blocked_id), 'chat', jsonb_build_object('conversation', chat));
    perform message_refund(new.blocker_id, new.blocked_id);
  end if;
  return new;
end $$;

create function users_refund() returns trigger language plpgsql as $$
begin
  perform message_refund(new.id, null);
  return null;
end $$;
create trigger users_refund after update of status on users for each row
  when (old.status is distinct from new.status and new.status in ('banned', 'pending_deletion', 'deleted'))
  execute function users_refund();

-- Moves the read marker of a member forward, never beyond the last message, and emits events when it moved: to the
-- member's other browsers, and to a premium partner, unless the member is invisible (decisions C-5, M-15).
create or replace function conversation_read(p_user bigint, p_conversation bigint, p_seq int) returns int
language plpgsql as $$
declare conversation conversations; marker int; other bigint; shows boolean;
begin
  select * into conversation from conversations where id = p_conversation;
  update conversation_members set last_read_seq = least(p_seq, conversation.last_seq),
      delivered_seq = greatest(delivered_seq, least(p_seq, conversation.last_seq))
    where conversation_id = p_conversation and user_id = p_user and last_read_seq < least(p_seq, conversation.last_seq)
    returning last_read_seq into marker;
  if marker is null then
    return (select last_read_seq from conversation_members where conversation_id = p_conversation and user_id = p_user);
  end if;
  other := case when conversation.user_lo = p_user then conversation.user_hi else conversation.user_lo end;
  shows := exists (select 1 from users u, users o where u.id = p_user and not u.invisible and o.id = other and o.paid);
  if shows and other < p_user then
    perform emit_event(other, 'receipt', jsonb_build_object('conversation', conversation.public_id, 'message_seq', marker));
  end if;
  perform emit_event(p_user, 'read', jsonb_build_object('conversation', conversation.public_id, 'message_seq', marker));
  if shows and other > p_user then
    perform emit_event(other, 'receipt', jsonb_build_object('conversation', conversation.public_id, 'message_seq', marker));
  end if;
  return marker;
end $$;

-- Finds events older than a week, which are deleted. After a longer gap a client fetches everything again.
create index user_events_created on user_events using brin (created_at);
