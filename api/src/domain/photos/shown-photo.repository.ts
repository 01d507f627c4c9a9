import { type RawBuilder, sql } from 'kysely';

import { photoLimits } from './photos.policy.ts';
import type { PhotoRow } from './photos.view.ts';

/**
 * The condition that others see a photo `f` of a user `u`: it is in the profile, approved, and among the first three unless
 * the owner is premium (decisions M-12, M-14).
 */
export const isShownPhoto: RawBuilder<boolean> = sql<boolean>`
  f.purpose = 'profile' and f.status = 'active' and (u.paid or f.position <= ${sql.lit(photoLimits.free)})`;

/**
 * The condition that a viewer received a photo `f` in a chat: the viewer has not deleted the message, and neither of the
 * two has blocked the other (decisions S-1). False for a visitor, who is null.
 */
export const isReceivedPhoto = (viewerId: number | null): RawBuilder<boolean> => sql<boolean>`
  (f.purpose = 'chat' and f.status = 'active' and exists (
    select 1 from messages m join conversation_members cm on cm.conversation_id = m.conversation_id
    where m.photo_id = f.id and m.removed_at is null and cm.user_id = ${viewerId}::bigint and m.seq > cm.cleared_seq
      and not exists (select 1 from blocks b where (b.blocker_id = cm.user_id and b.blocked_id = f.user_id)
                                                or (b.blocker_id = f.user_id and b.blocked_id = cm.user_id))))`;

/** A photo `f` as a JSON object with the fields of a `PhotoRow`. */
export const photoJson: RawBuilder<PhotoRow> = sql<PhotoRow>`
  json_build_object('public_id', f.public_id, 'status', f.status, 'width', f.width, 'height', f.height,
                    'blurhash', f.blurhash)`;

/** The photos of a user `u` that others see, in their order, as a JSON array of `PhotoRow`. */
export const shownPhotos: RawBuilder<PhotoRow[]> = sql<PhotoRow[]>`
  (select coalesce(json_agg(${photoJson} order by f.position), '[]')
   from photos f where f.user_id = u.id and ${isShownPhoto})`;
