import type { Database } from '../../db/database.ts';
import { emitEvent } from '../events/emit-event.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { photoLimit } from '../photos/photos.policy.ts';
import { closeGaps, findOwner, lockPlacedPhotos } from '../photos/photos.repository.ts';
import {
  activatePhoto,
  allowContent,
  banContent,
  findChatOfPhoto,
  lockRejectedPhoto,
  markPhotoRejected,
  restoreToFreePlace,
} from './moderate-photo.repository.ts';
import { type Decision, ModerationError } from './moderation-error.ts';
import { insertModerationAction } from './moderation-log.repository.ts';

type PhotoDecision = Decision & {
  photo: string;
  /** The complaint that led to the decision. */
  complaint?: string;
};

const alreadyDecided = 'There is no such photo, or it was decided already.';

const log = (
  db: Database,
  photo: { id: number; user_id: number },
  action: 'approve' | 'reject' | 'restore',
  { moderator, reason, complaint }: PhotoDecision,
): Promise<void> =>
  insertModerationAction(db, {
    moderator,
    reason,
    complaint,
    userId: photo.user_id,
    photoId: photo.id,
    action: `photo_${action}`,
  });

/** Makes the open pages of both members of a photo's chat fetch it again. */
const notifyChat = async (trx: Database, photoId: number): Promise<void> => {
  const chat = await findChatOfPhoto(trx, photoId);
  if (!chat) return;
  const { conversation, user_lo: lower, user_hi: higher } = chat;
  for (const member of [lower, higher]) await emitEvent(trx, member, { type: 'chat', conversation });
};

/** Shows a photo to others. */
export const approvePhoto = (db: Database, decision: PhotoDecision): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const photo = await activatePhoto(trx, decision.photo);
    if (!photo) throw new ModerationError(alreadyDecided);
    await log(trx, photo, 'approve', decision);
  });

/**
 * Hides a photo from others and mails the reason to its owner, who can appeal (decisions S-8). Its place becomes free,
 * and the same picture cannot be uploaded again. Call it in a transaction.
 */
export const removePhoto = async (trx: Database, decision: PhotoDecision): Promise<void> => {
  const owner = await findOwner(trx, decision.photo);
  if (owner !== undefined) await lockPlacedPhotos(trx, owner);
  const photo = await markPhotoRejected(trx, decision.photo, decision.reason);
  if (!photo) throw new ModerationError(alreadyDecided);
  await closeGaps(trx, photo.user_id);
  await banContent(trx, photo.content_key, decision.reason);
  await log(trx, photo, 'reject', decision);
  await notifyChat(trx, photo.id);
  await queueMail(trx, {
    userId: photo.user_id,
    template: 'photo_removed',
    data: { values: { reasons: decision.reason } },
  });
};

export const rejectPhoto = (db: Database, decision: PhotoDecision): Promise<void> =>
  db.transaction().execute((trx) => removePhoto(trx, decision));

/**
 * Reverses a rejection: the picture is allowed again, and shown if its owner has a free place. Call it in a transaction.
 */
export const restorePhoto = async (trx: Database, decision: PhotoDecision): Promise<void> => {
  const photo = await lockRejectedPhoto(trx, decision.photo);
  // Its owner has deleted it in the meantime.
  if (!photo) return;
  await allowContent(trx, photo.content_key);
  await restoreToFreePlace(trx, photo, photoLimit(photo));
  await log(trx, photo, 'restore', decision);
  await notifyChat(trx, photo.id);
};
