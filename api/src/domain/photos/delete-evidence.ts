import type { Database } from '../../db/database.ts';
import type { PhotoStore } from '../../providers/photos/photo-store.ts';
import { clearEvidencePhotos, listDecidedWithPhotos } from './evidence.repository.ts';
import { isContentNeeded } from './photos.repository.ts';

/**
 * Deletes photos that only a decided complaint kept as evidence. Returns how many complaints no longer keep photos.
 */
export const deleteEvidence = async (db: Database, store: PhotoStore): Promise<number> => {
  const decided = await listDecidedWithPhotos(db);
  for (const { id, evidence_photos } of decided) {
    for (const content of evidence_photos) if (!(await isContentNeeded(db, content))) await store.remove(content);
    await clearEvidencePhotos(db, id);
  }
  return decided.length;
};
