import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import type { PhotoStore } from '../../providers/photos/photo-store.ts';
import { isContentNeeded, lockContent } from './photo-contents.repository.ts';
import { UPLOAD_MINUTES } from './photos.policy.ts';

/**
 * Lets a job delete the files of a content, if nothing needs them by then. Call it in the transaction that deletes a photo
 * or a complaint's evidence, so that a crash after the commit leaves no files.
 */
export const releaseContent = (transaction: Database, content: string): Promise<void> =>
  addJob(transaction, 'delete-photo-files', { content }, { key: `photo:${content}` });

/**
 * Lets a job check the files of an upload after the upload has ended. Call it before the transaction of the upload, so that
 * an upload that crashes leaves no files.
 */
export const checkUploadLater = (db: Database, content: string): Promise<void> =>
  addJob(
    db,
    'delete-photo-files',
    { content },
    { key: `upload:${content}`, runAt: new Date(Date.now() + UPLOAD_MINUTES * 60_000) },
  );

/** Deletes the files of a content, unless a photo or an undecided complaint needs it. An upload of equal content waits. */
export const deletePhotoFiles = (db: Database, store: Pick<PhotoStore, 'remove'>, content: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockContent(transaction, content);
    if (!(await isContentNeeded(transaction, content))) await store.remove(content);
  });
