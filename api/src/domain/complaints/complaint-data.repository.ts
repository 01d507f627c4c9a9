import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Replaces the words of a deleted member. */
const removed = 'removed with the account';

/**
 * Deletes what complaints hold of a deleted member: name and address immediately, words and evidence once the complaint
 * is decided. The decision needs them, and deleting the account must not be a way to avoid it. The decision itself
 * stays, without a person.
 */
export const deleteComplaintData = async (db: Database, userId: number): Promise<void> => {
  await sql`update complaints set reporter_email = null, reporter_name = null where reporter_id = ${userId}`.execute(
    db,
  );
  await sql`update complaints set evidence = '{}', url = null,
      text = case when reporter_id = ${userId} then ${removed} else text end
    where ${userId} in (reporter_id, subject_id) and decided_at is not null`.execute(db);
  await sql`update appeals a set text = ${removed} from complaints c
    where c.id = a.complaint_id and a.decided_at is not null
      and ((a.party = 'reporter' and c.reporter_id = ${userId}) or (a.party = 'subject' and c.subject_id = ${userId}))`.execute(
    db,
  );
  await sql`delete from appeals where user_id = ${userId}`.execute(db);
  await sql`delete from complaint_keys k using complaints c
    where c.id = k.complaint_id and ((k.party = 'reporter' and c.reporter_id = ${userId})
                                  or (k.party = 'subject' and c.subject_id = ${userId}))`.execute(db);
};
