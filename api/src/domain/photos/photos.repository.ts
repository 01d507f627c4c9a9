import type { Database } from '../../db/database.ts';

/** The content key of a photo that others may see; undefined for any other, and for those of a closed account. */
export const findShownContent = async (db: Database, publicId: string): Promise<string | undefined> => {
  const photo = await db
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .where('photos.public_id', '=', publicId)
    .where('photos.status', '=', 'active')
    .where('users.status', 'in', ['active', 'not_confirmed'])
    .select('content_key')
    .executeTakeFirst();
  return photo?.content_key;
};
