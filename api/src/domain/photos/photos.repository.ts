import type { Database } from '../../db/database.ts';

/** The content key of a photo that others may see; undefined for any other. */
export const findShownContent = async (db: Database, publicId: string): Promise<string | undefined> => {
  const photo = await db
    .selectFrom('photos')
    .where('public_id', '=', publicId)
    .where('status', '=', 'active')
    .select('content_key')
    .executeTakeFirst();
  return photo?.content_key;
};
