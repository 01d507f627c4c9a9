import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { Reported } from './evidence.ts';

export interface ComplaintRow {
  id: string;
  category: string;
  object_type: string;
  status: string;
  created_at: Date;
  reasons: string | null;
  /** Null until there is a decision. */
  appeal_until: Date | null;
  /** Which sides have asked for a second look. */
  appealed_by: string[];
}

/** A case; undefined when there is none. `lock` keeps its decision and its appeals apart. */
export const findComplaint = async (db: Database, id: string, lock = false): Promise<ComplaintRow | undefined> => {
  const { rows } = await sql<ComplaintRow>`
    select c.id, c.category, c.object_type, c.status, c.created_at, c.statement_of_reasons as reasons,
      c.decided_at + interval '6 months' as appeal_until,
      array(select a.party from appeals a where a.complaint_id = c.id) as appealed_by
    from complaints c where c.id = ${id}::uuid ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
};

interface NewComplaint extends Reported {
  siteId: number;
  reporterId: number | null;
  reporterEmail: string | null;
  reporterName: string | null;
  /** Of a visitor's mails. */
  language: string | null;
  category: string;
  objectType: string;
  url: string | null;
  text: string;
  requestKey: string | null;
  requestHash: Buffer | null;
}

export const insertComplaint = async (db: Database, complaint: NewComplaint): Promise<string> => {
  const { id } = await db
    .insertInto('complaints')
    .values({
      site_id: complaint.siteId,
      reporter_id: complaint.reporterId,
      reporter_email: complaint.reporterEmail,
      reporter_name: complaint.reporterName,
      language: complaint.language,
      subject_id: complaint.subjectId,
      category: complaint.category,
      object_type: complaint.objectType,
      object_id: complaint.objectId,
      url: complaint.url,
      text: complaint.text,
      evidence: JSON.stringify(complaint.evidence),
      evidence_photos: complaint.photos,
      request_key: complaint.requestKey,
      request_hash: complaint.requestHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The report that a gesture has made already. */
export const findByRequest = (db: Database, requestKey: string) =>
  db.selectFrom('complaints').where('request_key', '=', requestKey).select(['id', 'request_hash']).executeTakeFirst();
