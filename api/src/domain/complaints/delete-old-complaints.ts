import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Stands where somebody's words were. */
const removed = 'removed with the account';

/**
 * What reports hold of somebody who is gone: name and address at once, words and evidence when the report is decided. A
 * decision needs them, and leaving must not be a way out of it. The decision itself stays, without a person.
 */
export const deleteOldComplaints = async (db: Database, userId: number): Promise<void> => {
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
