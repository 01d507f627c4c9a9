import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** How long an entry has waited, as text. */
const waiting = (since: string) =>
  sql.raw(`case when now() - ${since} < interval '2 days'
    then floor(extract(epoch from now() - ${since}) / 60)::int || ' min'
    else floor(extract(epoch from now() - ${since}) / 86400)::int || ' days' end as waiting`);

/** Photos that wait for a decision, the oldest first. `file` is relative to DATA_DIR. */
export const listPendingPhotos = async (db: Database) => {
  const { rows } = await sql<{ photo: string; member: number; name: string; waiting: string; file: string }>`
    select f.public_id as photo, u.public_id as member, u.name, ${waiting('f.created_at')},
      'photos/' || f.content_key || '.original' as file
    from photos f join users u on u.id = f.user_id where f.status = 'pending'
    order by f.created_at, f.id limit 100`.execute(db);
  return rows;
};

/** Undecided complaints: about children first, then with frozen accounts, then the oldest. */
export const listOpenComplaints = async (db: Database) => {
  const { rows } = await sql<{
    complaint: string;
    category: string;
    about: string;
    member: string;
    state: string;
    waiting: string;
    text: string;
  }>`
    select c.id as complaint, c.category, c.object_type || coalesce(' ' || c.object_id, '') as about,
      coalesce(u.public_id::text, '-') as member, case when c.froze then 'frozen' else c.status end as state,
      ${waiting('c.created_at')}, left(c.text, 60) as text
    from complaints c left join users u on u.id = c.subject_id
    where c.status in ('open', 'in_review')
    order by c.category = 'underage' desc, c.froze desc, c.created_at limit 100`.execute(db);
  return rows;
};

/** Undecided appeals, the oldest first. */
export const listOpenAppeals = async (db: Database) => {
  const { rows } = await sql<{ appeal: string; of: string; about: string; waiting: string; text: string }>`
    select a.id as appeal, coalesce(a.party, 'owner') as "of",
      case when a.complaint_id is null then 'photo ' || f.public_id else 'complaint ' || a.complaint_id end as about,
      ${waiting('a.created_at')}, left(a.text, 60) as text
    from appeals a left join photos f on f.id = a.photo_id
    where a.outcome is null order by a.created_at limit 100`.execute(db);
  return rows;
};

/** Everything a moderator needs to decide on a complaint; undefined when there is none with this id. */
export const showComplaint = async (db: Database, id: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select c.id as complaint, c.status, c.category, c.object_type || coalesce(' ' || c.object_id, '') as about, c.url,
      c.created_at, c.text, c.froze as frozen_by_this, c.evidence,
      case when c.reporter_id is not null then 'member ' || r.public_id || ' (' || r.status || ')' else 'visitor' end as reporter,
      (select count(*)::int from complaints x where x.reporter_id = c.reporter_id and x.status = 'dismissed')
        as earlier_complaints_dismissed,
      u.public_id as member, u.name as member_name, u.status as member_status,
      (select count(*)::int from complaints x where x.subject_id = c.subject_id and x.id <> c.id) as other_complaints_about_member,
      (select count(*)::int from complaints x where x.subject_id = c.subject_id and x.status = 'actioned')
        as earlier_measures,
      c.measure, c.statement_of_reasons as reasons, c.decided_at,
      (select json_agg(json_build_object('at', m.created_at, 'by', m.moderator, 'action', m.action, 'reason', m.reason)
                       order by m.id) from moderation_actions m where m.complaint_id = c.id) as decisions,
      (select json_agg(json_build_object('appeal', a.id, 'of', a.party, 'text', a.text, 'outcome', a.outcome)
                       order by a.created_at) from appeals a where a.complaint_id = c.id) as appeals
    from complaints c left join users r on r.id = c.reporter_id left join users u on u.id = c.subject_id
    where c.id = ${id}::uuid`.execute(db);
  return rows[0];
};
