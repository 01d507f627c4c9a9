import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { clearEvidencePhotos, listDecidedWithPhotos } from './evidence.repository.ts';
import { releaseContent } from './photo-contents.ts';

/**
 * Releases photos that only a decided complaint kept as evidence. Returns how many complaints no longer keep photos.
 * @throws the reason of the signal when it is aborted
 */
export const deleteEvidence = async (db: Database, signal?: AbortSignal): Promise<number> => {
  const decided = await listDecidedWithPhotos(db);
  for (const { id, evidence_photos } of decided) {
    signal?.throwIfAborted();
    await inTransaction(db, async (transaction) => {
      await clearEvidencePhotos(transaction, id);
      for (const content of evidence_photos) await releaseContent(transaction, content);
    });
  }
  return decided.length;
};
