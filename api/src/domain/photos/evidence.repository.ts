import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** At most so many complaints are cleared in one run of the job. */
const batchSize = 100;

export interface DecidedComplaint {
  id: string;
  /** Content keys of the photos that the complaint kept. */
  evidence_photos: string[];
}

/** Lists decided complaints that still keep photos as evidence. */
export const listDecidedWithPhotos = (db: Database): Promise<DecidedComplaint[]> =>
  db
    .selectFrom('complaints')
    .where('status', 'in', ['actioned', 'dismissed'])
    .where(sql<boolean>`evidence_photos <> '{}'`)
    .orderBy('decided_at')
    .select(['id', 'evidence_photos'])
    .limit(batchSize)
    .execute();

/** Removes the photos from a complaint. */
export const clearEvidencePhotos = async (db: Database, complaint: string): Promise<void> => {
  await db.updateTable('complaints').set({ evidence_photos: [] }).where('id', '=', complaint).execute();
};
