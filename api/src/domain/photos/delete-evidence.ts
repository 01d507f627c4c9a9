import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { PhotoStore } from '../../providers/photos/photo-store.ts';
import { isContentNeeded } from './photos.repository.ts';

/** Photos that only a report kept go when the report is decided; answers how many reports let theirs go. */
export const deleteEvidence = async (db: Database, store: PhotoStore): Promise<number> => {
  const decided = await db
    .selectFrom('complaints')
    .where('status', 'in', ['actioned', 'dismissed'])
    .where(sql<boolean>`evidence_photos <> '{}'`)
    .select(['id', 'evidence_photos'])
    .limit(100)
    .execute();
  for (const { id, evidence_photos } of decided) {
    for (const content of evidence_photos) if (!(await isContentNeeded(db, content))) await store.remove(content);
    await db.updateTable('complaints').set({ evidence_photos: [] }).where('id', '=', id).execute();
  }
  return decided.length;
};
