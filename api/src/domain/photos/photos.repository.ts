import type { Database } from '../../db/database.ts';

/**
 * The content key of a photo that a viewer may see: others see active ones, its owner also what waits or was refused.
 * Undefined for any other, and for those of a closed account.
 */
export const findShownContent = async (
  db: Database,
  publicId: string,
  viewerId?: number,
): Promise<string | undefined> => {
  const photo = await db
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .where('photos.public_id', '=', publicId)
    .where((eb) =>
      eb.or([
        eb('photos.status', '=', 'active'),
        ...(viewerId === undefined
          ? []
          : [eb.and([eb('photos.user_id', '=', viewerId), eb('photos.status', '<>', 'deleted')])]),
      ]),
    )
    .where('users.status', 'in', ['active', 'not_confirmed'])
    .select('content_key')
    .executeTakeFirst();
  return photo?.content_key;
};
