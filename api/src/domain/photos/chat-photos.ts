import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { PhotoPool } from '../../providers/photos/photo-pool.ts';
import type { PhotoStore } from '../../providers/photos/photo-store.ts';
import { requireConfirmed } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { insertChatPhoto, markUnsentDeleted } from './chat-photos.repository.ts';
import { lockContent } from './photo-contents.repository.ts';
import { releaseContent } from './photo-contents.ts';
import { chatPhotoRate, UNSENT_DAYS } from './photos.policy.ts';
import { imageView } from './photos.view.ts';
import { type NewPhoto, prepareUpload } from './prepare-upload.ts';

/**
 * Prepares a photo for `addChatPhoto`, before the transaction.
 * @throws {DomainError} `email_unconfirmed`, `photo_invalid`, `photo_banned`; `rate_limited` after too many photos in an
 *   hour, and when too many uploads are waiting
 */
export const prepareChatPhoto = async (
  { db }: Context,
  member: Member,
  { photoPool }: { photoPool: PhotoPool },
  file: Buffer,
): Promise<NewPhoto> => {
  requireConfirmed(member);
  const limit = chatPhotoRate(member.id);
  requireSlot(await takeSlot(db, limit), limit);
  return prepareUpload(db, photoPool, file, member.id);
};

/**
 * Adds a prepared photo that the member can send in one message, and writes its files. It needs no approval, because only
 * the receiver will see it; a moderator can refuse it after a complaint.
 */
export const addChatPhoto = (
  { db }: Context,
  member: Member,
  { photos: store }: { photos: PhotoStore },
  photo: NewPhoto,
): Promise<ResponseOf<Endpoints['POST /api/chat-photo.php']>> =>
  inTransaction(db, async (transaction) => {
    await lockContent(transaction, photo.key);
    const inserted = await insertChatPhoto(transaction, member.id, photo);
    await store.keep(photo.key, () => Promise.resolve(photo.original));
    return { photo: imageView(inserted) };
  });

/** Deletes the photos for chats that were not sent within two days. Jobs delete their files. */
export const deleteUnsentPhotos = async (db: Database, signal?: AbortSignal): Promise<void> => {
  const deleteSome = (): Promise<number> =>
    inTransaction(db, async (transaction) => {
      const contents = await markUnsentDeleted(transaction, UNSENT_DAYS);
      for (const content of new Set(contents)) await releaseContent(transaction, content);
      return contents.length;
    });
  while ((await deleteSome()) > 0) signal?.throwIfAborted();
};
