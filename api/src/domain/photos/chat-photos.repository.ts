import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NewPhotoRow } from './photos.repository.ts';
import type { PhotoRow } from './photos.view.ts';

/** Photos that one transaction deletes, so that none holds its locks for long. */
const batchSize = 100;

/** Inserts a photo that can be sent in a chat. */
export const insertChatPhoto = (transaction: Database, userId: number, photo: NewPhotoRow): Promise<PhotoRow> =>
  transaction
    .insertInto('photos')
    .values({
      user_id: userId,
      purpose: 'chat',
      status: 'active',
      content_key: photo.key,
      width: photo.width,
      height: photo.height,
      blurhash: photo.blurhash,
    })
    .returning(['public_id', 'status', 'width', 'height', 'blurhash'])
    .executeTakeFirstOrThrow();

/**
 * Marks some of the photos that were not sent within so many days as deleted, and returns their content keys. A photo that
 * is being sent is left out.
 */
export const markUnsentDeleted = async (transaction: Database, days: number): Promise<string[]> => {
  const { rows } = await sql<{ content_key: string }>`
    update photos set status = 'deleted' where id = any(array(
      select id from photos where purpose = 'chat' and sent_at is null and status <> 'deleted'
        and created_at < now() - make_interval(days => ${days}::int)
      order by created_at limit ${batchSize} for update skip locked))
    returning content_key`.execute(transaction);
  return rows.map(({ content_key }) => content_key);
};
