import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { Party } from '../links/complaint-links.repository.ts';
import { APPEAL_MONTHS } from './complaints.policy.ts';

/** The reported object with a copy of it, taken when the complaint is made. */
export interface Reported {
  /** The reported member; null for the site. */
  subjectId: number | null;
  objectId: string | null;
  evidence: Record<string, unknown>;
  /** Content keys of photos that must stay until the complaint is decided. */
  photos: string[];
}

export interface ComplaintRow {
  id: string;
  category: string;
  object_type: string;
  status: string;
  created_at: Date;
  reasons: string | null;
  /** Null until there is a decision. */
  appeal_until: Date | null;
  /** The sides that have appealed. */
  appealed_by: string[];
}

/** Finds a complaint. `lock` locks it until the transaction ends, so that its decision and its appeals follow one another. */
export const findComplaint = async (db: Database, id: string, lock = false): Promise<ComplaintRow | undefined> => {
  const { rows } = await sql<ComplaintRow>`
    select c.id, c.category, c.object_type, c.status, c.created_at, c.statement_of_reasons as reasons,
      c.decided_at + make_interval(months => ${APPEAL_MONTHS}::int) as appeal_until,
      array(select a.party from appeals a where a.complaint_id = c.id) as appealed_by
    from complaints c where c.id = ${id}::uuid ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
};

interface NewComplaint extends Reported {
  siteId: number;
  reporterId: number | null;
  reporterEmail: string | null;
  reporterName: string | null;
  /** The language of a visitor's mails; null for members. */
  language: string | null;
  category: string;
  objectType: string;
  url: string | null;
  text: string;
  requestKey: string | null;
  requestHash: Buffer | null;
}

/** @returns the id of the complaint */
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

/** Finds the complaint that a gesture has made already. */
export const findByRequest = (db: Database, requestKey: string) =>
  db.selectFrom('complaints').where('request_key', '=', requestKey).select(['id', 'request_hash']).executeTakeFirst();

/** Whether an insert failed because another call with the same gesture was first. */
export const isRepeatedRequest = (error: unknown): boolean => sqlState(error) === '23505';

type NewAppeal = { text: string; userId: number | null } & ({ complaint: string; party: Party } | { photoId: number });

/** @returns false when this side has appealed already */
export const insertAppeal = async (db: Database, appeal: NewAppeal): Promise<boolean> => {
  const about =
    'photoId' in appeal
      ? { complaint_id: null, party: null, photo_id: appeal.photoId }
      : { complaint_id: appeal.complaint, party: appeal.party, photo_id: null };
  try {
    await db
      .insertInto('appeals')
      .values({ ...about, user_id: appeal.userId, text: appeal.text })
      .execute();
    return true;
  } catch (error) {
    if (sqlState(error) === '23505') return false;
    throw error;
  }
};

/** The id of a rejected photo of a member. */
export const findRejectedPhoto = async (
  db: Database,
  userId: number,
  publicId: string,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('photos')
    .where('user_id', '=', userId)
    .where('public_id', '=', publicId)
    .where('status', '=', 'rejected')
    .select('id')
    .executeTakeFirst();
  return row?.id;
};
