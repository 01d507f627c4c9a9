import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** All data of a member, by its name in the copy. Secrets (hashes, keys) are left out. */
export const collectMemberData = async (db: Database, userId: number): Promise<Record<string, unknown[]>> => {
  const rows = async (statement: ReturnType<typeof sql>): Promise<unknown[]> => (await statement.execute(db)).rows;
  return {
    account:
      await rows(sql`select public_id as id, email, name, date_of_birth, language, country, status, paid, invisible,
        tracking, signup_date, confirmed_at, mails_paused_until from users where id = ${userId}`),
    mail_change: await rows(sql`select email, requested_at from mail_changes where user_id = ${userId}`),
    profile:
      await rows(sql`select p.status, gender, sexuality, seek_gender, p.country, r.name as region, city, hair_color,
        eye_color, body_type, relationship_status, tattoos, headline, about, landing_opt_in,
        last_active_at
        from profiles p left join regions r on r.id = p.region_id where user_id = ${userId}`),
    interests: await rows(sql`select i.key from profile_interests pi join interests i on i.id = pi.interest_id
        where pi.user_id = ${userId}`),
    photos: await rows(sql`select public_id as id, purpose, status, position, width, height, created_at, sent_at,
        reject_reason from photos where user_id = ${userId} and status <> 'deleted'`),
    likes_given: await rows(sql`select u.public_id as member, l.created_at from likes l join users u on u.id = l.to_id
        where from_id = ${userId}`),
    matches: await rows(sql`select u.public_id as member, m.created_at from matches m
        join users u on u.id = case when user_lo = ${userId} then user_hi else user_lo end
        where ${userId} in (user_lo, user_hi)`),
    match_finder:
      await rows(sql`select w.gender, min_age, max_age, w.country, r.name as region, intention, interests, hard,
        updated_at from match_finder_answers w left join regions r on r.id = w.region_id where user_id = ${userId}`),
    passes: await rows(sql`select u.public_id as member, s.passed_at, s.undone_at from swipe_passes s
        join users u on u.id = s.target_id where user_id = ${userId}`),
    blocks: await rows(sql`select u.public_id as member, b.created_at from blocks b join users u on u.id = b.blocked_id
        where blocker_id = ${userId}`),
    reports: await rows(sql`select id, category, object_type, object_id, url, text, status, created_at,
        statement_of_reasons as reasons, decided_at from complaints where reporter_id = ${userId} order by created_at`),
    appeals: await rows(sql`select text, created_at, outcome, reasons, decided_at from appeals where id in (
        select id from appeals where user_id = ${userId}
        union select a.id from complaints c join appeals a on a.complaint_id = c.id and a.party = 'reporter'
          where c.reporter_id = ${userId}
        union select a.id from complaints c join appeals a on a.complaint_id = c.id and a.party = 'subject'
          where c.subject_id = ${userId})`),
    messages:
      await rows(sql`select c.public_id as conversation, m.seq, m.kind, m.body, f.public_id as photo, m.created_at,
        m.credits from messages m join conversations c on c.id = m.conversation_id left join photos f on f.id = m.photo_id
        where m.sender_id = ${userId} and m.removed_at is null order by m.created_at`),
    signed_up_with: await rows(sql`select u.public_id as member from signup_hosts h join users u on u.id = h.host_id
        where h.user_id = ${userId}`),
    held_messages: await rows(sql`select u.public_id as member, h.kind, h.body, h.created_at from held_chat_messages h
        join users u on u.id = h.to_id where h.user_id = ${userId}`),
    credits: await rows(sql`select delta, balance_after, reason, created_at from credit_ledger where user_id = ${userId}
        order by seq`),
    payments: await rows(sql`select payment_id, product_id, credits, amount_minor, currency, status, created_at
        from payments where user_id = ${userId}`),
    receipts:
      await rows(sql`select r.number, r.kind, r.gross_minor, r.net_minor, r.vat_minor, r.vat_country, r.vat_basis_points,
        r.statement, r.issued_at from receipts r join payments p using (payment_id) where p.user_id = ${userId}
        order by r.posting`),
    vat_evidence: await rows(sql`select p.order_number, e.kind, e.country, e.created_at from vat_evidence e
        join payments p using (payment_id) where p.user_id = ${userId} order by e.created_at, e.kind`),
    withdrawals: await rows(sql`select w.withdrawal_id, w.order_number, w.submitted_at, w.outcome, r.amount_minor
        from withdrawals w left join refunds r using (refund_id) where w.user_id = ${userId} order by w.submitted_at`),
    direct_debit_mandates:
      await rows(sql`select reference, creditor_id, text_version, account_holder, street, house_number,
        postal_code, city, iban_last4, host(accepted_from) as accepted_from, accepted_agent, accepted_at, confirmed_at,
        revoked_at, creditor
        from sdd_mandates where user_id = ${userId} order by accepted_at`),
    notifications: await rows(
      sql`select type, channel, enabled from notification_preferences where user_id = ${userId}`,
    ),
    // The host only: whoever has the rest of the URL can push to the browser.
    push_subscriptions: await rows(sql`select split_part(endpoint, '/', 3) as service, created_at, last_seen_at
        from push_subscriptions where user_id = ${userId} order by created_at`),
    sessions: await rows(sql`select created_at, last_used_at, user_agent from sessions where user_id = ${userId}`),
  };
};
