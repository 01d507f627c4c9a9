create type message_kind as enum ('text', 'photo', 'gift', 'icebreaker', 'system');

create table conversations (
  id bigint generated always as identity primary key,
  public_id bigint not null unique default random_public_id(),
  user_lo bigint not null references users,
  user_hi bigint not null references users,
  started_by bigint not null,
  last_seq int not null default 0,
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_lo, user_hi),
  check (user_lo < user_hi),
  check (started_by in (user_lo, user_hi))
);

create table conversation_members (
  conversation_id bigint not null references conversations on delete cascade,
  user_id bigint not null references users,
  last_read_seq int not null default 0,
  cleared_seq int not null default 0, -- the last message that "delete chat" hides from this member
  muted boolean not null default false,
  draft text check (char_length(draft) <= 4000),
  draft_rev int not null default 0,
  primary key (conversation_id, user_id)
);
create index conversation_members_by_user on conversation_members (user_id, conversation_id);

create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null,
  seq int not null check (seq > 0),
  sender_id bigint not null,
  client_id uuid not null,
  kind message_kind not null default 'text',
  body text,
  photo_id bigint references photos,
  gift_id int references gifts,
  credits int not null default 0 check (credits >= 0),
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  unique (conversation_id, seq), -- the messages of a chat have one order
  unique (sender_id, client_id), -- sending a message again never stores it twice
  foreign key (conversation_id, sender_id) references conversation_members (conversation_id, user_id),
  check (kind not in ('text', 'icebreaker') or (body is not null and char_length(body) between 1 and 1000)),
  check ((kind = 'photo') = (photo_id is not null)),
  check ((kind = 'gift') = (gift_id is not null))
);

-- The primary key enforces the limit of two started chats for members who have not paid.
create table free_conversation_slots (
  user_id bigint references users on delete cascade,
  slot smallint not null check (slot between 1 and 2),
  conversation_id bigint not null references conversations,
  primary key (user_id, slot),
  unique (user_id, conversation_id)
);

-- Events are numbered per member under a row lock, so that a request for the events after a number misses none.
create table user_event_heads (
  user_id bigint primary key references users on delete cascade,
  last_seq bigint not null default 0
);
create table user_events (
  user_id bigint not null references users on delete cascade,
  seq bigint not null,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, seq)
);

create function emit_event(p_user bigint, p_type text, p_payload jsonb) returns bigint language plpgsql as $$
declare next_seq bigint;
begin
  insert into user_event_heads values (p_user, 1)
    on conflict (user_id) do update set last_seq = user_event_heads.last_seq + 1 returning last_seq into next_seq;
  insert into user_events (user_id, seq, type, payload) values (p_user, next_seq, p_type, p_payload);
  return next_seq;
end $$;

create function conversation_open(p_from bigint, p_to bigint) returns conversations language plpgsql as $$
declare conversation conversations; slot_no smallint; taken int; is_paid boolean;
begin
  perform assert_pair_open(p_from, p_to);
  select * into conversation from conversations where user_lo = least(p_from, p_to) and user_hi = greatest(p_from, p_to);
  if found then return conversation; end if;
  insert into conversations (user_lo, user_hi, started_by)
    values (least(p_from, p_to), greatest(p_from, p_to), p_from) returning * into conversation;
  insert into conversation_members (conversation_id, user_id) values (conversation.id, p_from), (conversation.id, p_to);
  select paid into is_paid from users where id = p_from for share;
  if not is_paid then
    loop
      select s into slot_no from generate_series(1, 2) s where not exists
        (select 1 from free_conversation_slots f where f.user_id = p_from and f.slot = s) order by s limit 1;
      if slot_no is null then raise exception 'premium_required' using errcode = 'DB011'; end if;
      insert into free_conversation_slots values (p_from, slot_no, conversation.id)
        on conflict (user_id, slot) do nothing;
      get diagnostics taken = row_count;
      exit when taken = 1;
    end loop;
  end if;
  return conversation;
end $$;

-- Sends a message: assigns the number and stores message, events and debit in one transaction. Takes its locks in this
-- order: pair, conversation, events (lower member id first), credit account.
create function message_send(p_sender bigint, p_conversation bigint, p_client uuid, p_kind message_kind, p_body text,
                             p_photo bigint, p_gift int, p_cost int) returns messages language plpgsql as $$
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
    if sent.conversation_id <> p_conversation or sent.kind <> p_kind or sent.body is distinct from p_body then
      raise exception 'idempotency_mismatch' using errcode = 'DB040';
    end if;
    return sent; -- a retry returns the message even after a later block
  end if;
  perform assert_pair_open(p_sender, other);
  update conversations set last_seq = last_seq + 1, last_message_at = clock_timestamp()
    where id = p_conversation returning * into conversation;
  insert into messages (conversation_id, seq, sender_id, client_id, kind, body, photo_id, gift_id, credits)
    values (p_conversation, conversation.last_seq, p_sender, p_client, p_kind, p_body, p_photo, p_gift, p_cost)
    returning * into sent;
  update conversation_members set last_read_seq = greatest(last_read_seq, sent.seq), draft = null
    where conversation_id = p_conversation and user_id = p_sender;
  perform emit_event(least(p_sender, other), 'message',
    jsonb_build_object('conversation', conversation.public_id, 'seq', sent.seq));
  perform emit_event(greatest(p_sender, other), 'message',
    jsonb_build_object('conversation', conversation.public_id, 'seq', sent.seq));
  if p_cost > 0 then
    perform credits_post(p_sender, -p_cost,
      (case p_kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end)::ledger_reason,
      'message:' || sent.id, 'msg:' || p_client);
  end if;
  return sent;
end $$;

create function conversation_read(p_user bigint, p_conversation bigint, p_seq int) returns int language sql as $$
  update conversation_members m set last_read_seq = greatest(m.last_read_seq, least(p_seq, c.last_seq))
  from conversations c
  where c.id = m.conversation_id and m.conversation_id = p_conversation and m.user_id = p_user
  returning m.last_read_seq
$$;

create function conversation_members_guard() returns trigger language plpgsql as $$
begin
  if new.last_read_seq < old.last_read_seq or new.cleared_seq < old.cleared_seq then
    raise exception 'read marker moves forward only' using errcode = 'DB041';
  end if;
  return new;
end $$;
create trigger conversation_members_guard before update on conversation_members
  for each row execute function conversation_members_guard();

-- Counts unread messages from the messages and two markers that only move forward. The count is not stored, so it
-- cannot drift.
create view chat_unread as
  select m.user_id, m.conversation_id, count(x.id)::int as num_unread_messages
  from conversation_members m
  join conversations c on c.id = m.conversation_id and c.last_seq > greatest(m.last_read_seq, m.cleared_seq)
  join messages x on x.conversation_id = m.conversation_id and x.seq > greatest(m.last_read_seq, m.cleared_seq)
    and x.sender_id <> m.user_id and x.removed_at is null
  -- A chat in which one member blocked the other is shown to neither, so it counts for neither.
  where not exists (select 1 from blocks b where (b.blocker_id = c.user_lo and b.blocked_id = c.user_hi)
                                              or (b.blocker_id = c.user_hi and b.blocked_id = c.user_lo))
  group by m.user_id, m.conversation_id;
