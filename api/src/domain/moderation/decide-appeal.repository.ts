import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export type Outcome = 'upheld' | 'overturned';

export interface AppealRow {
  id: string;
  party: 'reporter' | 'subject' | null;
  /** Null for an appeal about a photo. */
  complaint_id: string | null;
  site_id: number;
  measure: string | null;
  object_id: string | null;
  reporter_id: number | null;
  reporter_email: string | null;
  language: string | null;
  subject_id: number | null;
  photo: string | null;
  photo_owner: number | null;
}

/** An undecided appeal, locked until the transaction ends; undefined when there is none with this id. */
export const lockOpenAppeal = async (transaction: Database, id: string): Promise<AppealRow | undefined> => {
  const { rows } = await sql<AppealRow>`
    select a.id, a.party, a.complaint_id, c.site_id, c.measure, c.object_id, c.reporter_id, c.reporter_email, c.language,
      c.subject_id, f.public_id as photo, f.user_id as photo_owner
    from appeals a left join complaints c on c.id = a.complaint_id left join photos f on f.id = a.photo_id
    where a.id = ${id}::uuid and a.outcome is null for update of a`.execute(transaction);
  return rows[0];
};

export const saveOutcome = async (db: Database, id: string, outcome: Outcome, reasons: string): Promise<void> => {
  await db.updateTable('appeals').set({ outcome, reasons, decided_at: new Date() }).where('id', '=', id).execute();
};

/** Deletes the decision on a complaint, so that it waits for another one. */
export const reopenComplaint = async (db: Database, complaint: string): Promise<void> => {
  await db
    .updateTable('complaints')
    .set({ status: 'in_review', statement_of_reasons: null, decided_at: null })
    .where('id', '=', complaint)
    .execute();
};

/** Whether another complaint has closed the account of this member. */
export const isClosedByOther = async (db: Database, complaint: string, subjectId: number): Promise<boolean> => {
  const other = await db
    .selectFrom('complaints')
    .where('subject_id', '=', subjectId)
    .where('id', '<>', complaint)
    .where('status', '=', 'actioned')
    .where('measure', 'in', ['suspend', 'ban'])
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
};
