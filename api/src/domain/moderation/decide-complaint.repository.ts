import type { Database } from '../../db/database.ts';
import type { Measure } from './moderation.policy.ts';

export interface OpenComplaint {
  id: string;
  site_id: number;
  category: string;
  object_type: string;
  object_id: string | null;
  reporter_id: number | null;
  reporter_email: string | null;
  language: string | null;
  subject_id: number | null;
}

/** An undecided complaint, locked until the transaction ends; undefined when there is none with this id. */
export const lockOpenComplaint = (transaction: Database, id: string): Promise<OpenComplaint | undefined> =>
  transaction
    .selectFrom('complaints')
    .where('id', '=', id)
    .where('status', 'in', ['open', 'in_review'])
    .select([
      'id',
      'site_id',
      'category',
      'object_type',
      'object_id',
      'reporter_id',
      'reporter_email',
      'language',
      'subject_id',
    ])
    .forUpdate()
    .executeTakeFirst();

/** Whether another undecided complaint about the age of a member exists. */
export const hasOpenUnderageComplaint = async (db: Database, subjectId: number, exceptId: string): Promise<boolean> => {
  const open = await db
    .selectFrom('complaints')
    .where('subject_id', '=', subjectId)
    .where('category', '=', 'underage')
    .where('status', 'in', ['open', 'in_review'])
    .where('id', '<>', exceptId)
    .select('id')
    .executeTakeFirst();
  return open !== undefined;
};

export interface ComplaintDecision {
  status: 'actioned' | 'dismissed';
  measure: Measure;
  reasons: string;
}

export const saveDecision = async (db: Database, id: string, decision: ComplaintDecision): Promise<void> => {
  await db
    .updateTable('complaints')
    .set({
      status: decision.status,
      measure: decision.measure,
      statement_of_reasons: decision.reasons,
      decided_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
};
