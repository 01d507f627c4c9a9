import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import { queueMail } from '../mails/queue-mail.ts';

interface UnderageReport {
  complaint: string;
  subjectId: number;
  /** Null for a visitor. */
  reporterId: number | null;
}

/** One reporter makes one account a day rest; every report is looked at all the same. */
const FREEZES_A_DAY = 1;
const MEMBER_FOR_DAYS = 7;
/** Who reported wrongly, or was cleared, within this time is left to a person. */
const REMEMBERED_DAYS = 180;

/**
 * Whether a report speaks for itself: it comes from a confirmed member of some days who has not reported wrongly of
 * late, or it is the second one of a confirmed member; and nobody has looked at this account for the same thing of late.
 */
const isTrusted = async (db: Database, report: UnderageReport): Promise<boolean> => {
  const { rows } = await sql<{ trusted: boolean }>`
    select (
      exists (select 1 from users r where r.id = ${report.reporterId}::bigint and r.status = 'active'
              and r.signup_date < now() - make_interval(days => ${MEMBER_FOR_DAYS}::int)
              and not exists (select 1 from complaints w where w.reporter_id = r.id and w.category = 'underage'
                and w.status = 'dismissed' and w.decided_at > now() - make_interval(days => ${REMEMBERED_DAYS}::int)))
      or (exists (select 1 from users r where r.id = ${report.reporterId}::bigint and r.status = 'active')
        and exists (select 1 from complaints o join users r on r.id = o.reporter_id and r.status = 'active'
          where o.subject_id = ${report.subjectId} and o.category = 'underage' and o.status in ('open', 'in_review')
            and r.id <> ${report.reporterId}::bigint))
    ) and not exists (select 1 from complaints d where d.subject_id = ${report.subjectId} and d.category = 'underage'
      and d.status = 'dismissed' and d.decided_at > now() - make_interval(days => ${REMEMBERED_DAYS}::int)) as trusted`.execute(
    db,
  );
  return rows[0]?.trusted ?? false;
};

/**
 * An account reported as a child's rests until somebody has looked (decisions A-15): logged out and out of sight. Not at
 * anybody's word, so that the report is no weapon (docs/decisions/0016-underage-reports.md).
 */
export const freezeIfUnderage = async (db: Database, report: UnderageReport): Promise<void> => {
  if (!(await isTrusted(db, report))) return;
  const limit = { key: `freeze:${report.reporterId}`, most: FREEZES_A_DAY, windowSeconds: 86_400 };
  if (!(await takeSlot(db, limit))) return;
  const frozen = await db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', '=', report.subjectId)
    .where('status', '=', 'active')
    // Nobody is behind an invented profile.
    .where('is_fictional', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!frozen) return;
  await db.updateTable('complaints').set({ froze: true }).where('id', '=', report.complaint).execute();
  await db
    .insertInto('moderation_actions')
    .values({
      moderator: 'system',
      user_id: report.subjectId,
      complaint_id: report.complaint,
      action: 'freeze',
      reason: 'reported as under age; rests until it is decided',
    })
    .execute();
  await queueMail(db, {
    userId: report.subjectId,
    template: 'account_frozen',
    data: { openCase: { complaint: report.complaint, party: 'subject' } },
  });
};
