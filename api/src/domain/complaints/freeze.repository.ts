import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { DISMISSAL_COUNTS_DAYS, ESTABLISHED_AFTER_DAYS, type UnderageFacts } from './complaints.policy.ts';

/** Loads what decides whether a complaint about a member's age freezes the account. */
export const findUnderageFacts = async (
  db: Database,
  subjectId: number,
  reporterId: number | null,
): Promise<UnderageFacts> => {
  const recently = sql`now() - make_interval(days => ${DISMISSAL_COUNTS_DAYS}::int)`;
  const { rows } = await sql<UnderageFacts>`
    select
      exists (select 1 from users r where r.id = ${reporterId}::bigint and r.status = 'active') as "reporterIsActive",
      exists (select 1 from users r where r.id = ${reporterId}::bigint
        and r.signup_date < now() - make_interval(days => ${ESTABLISHED_AFTER_DAYS}::int)) as "reporterIsEstablished",
      exists (select 1 from complaints w where w.reporter_id = ${reporterId}::bigint and w.category = 'underage'
        and w.status = 'dismissed' and w.decided_at > ${recently}) as "reporterWasWrong",
      exists (select 1 from complaints o join users r on r.id = o.reporter_id and r.status = 'active'
        where o.subject_id = ${subjectId} and o.category = 'underage' and o.status in ('open', 'in_review')
          and r.id <> ${reporterId}::bigint) as "otherReporter",
      exists (select 1 from complaints d where d.subject_id = ${subjectId} and d.category = 'underage'
        and d.status = 'dismissed' and d.decided_at > ${recently}) as "subjectWasCleared"`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('a select without a table returned no row');
  return facts;
};

/**
 * Suspends an active account. Skips fictional profiles, which belong to no person.
 * @returns whether it suspended the account
 */
export const suspendActiveAccount = async (db: Database, userId: number): Promise<boolean> => {
  const frozen = await db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('is_fictional', '=', false)
    .returning('id')
    .executeTakeFirst();
  return frozen !== undefined;
};

/** Records that a complaint has frozen its subject's account. */
export const recordFreeze = async (db: Database, complaint: string, subjectId: number): Promise<void> => {
  await db.updateTable('complaints').set({ froze: true }).where('id', '=', complaint).execute();
  await db
    .insertInto('moderation_actions')
    .values({
      moderator: 'system',
      user_id: subjectId,
      complaint_id: complaint,
      action: 'freeze',
      reason: 'reported as under age; frozen until a moderator decides',
    })
    .execute();
};
