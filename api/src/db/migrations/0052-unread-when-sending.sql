-- As before (`0021`), but sending does not read: while messages of the partner are unread, the sender's read marker
-- stays before them. Without unread ones it moves to the sent message.
create or replace function message_send(p_sender bigint, p_conversation bigint, p_client uuid, p_kind message_kind, p_body text,
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
  update conversation_members m set
      last_read_seq = case when exists (
          select 1 from messages x where x.conversation_id = p_conversation and x.sender_id = other
            and x.seq > greatest(m.last_read_seq, m.cleared_seq) and x.removed_at is null)
        then last_read_seq else greatest(last_read_seq, sent.seq) end,
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
