import { type RawBuilder, sql } from 'kysely';

import { photoLimits } from './photos.policy.ts';
import type { PhotoRow } from './photos.view.ts';

/**
 * The condition that others see a photo `f` of a user `u`: it is approved, and among the first three unless the owner is
 * premium (decisions M-12, M-14).
 */
export const isShownPhoto: RawBuilder<boolean> = sql<boolean>`
  f.status = 'active' and (u.paid or f.position <= ${sql.lit(photoLimits.free)})`;

/** A photo `f` as a JSON object with the fields of a `PhotoRow`. */
export const photoJson: RawBuilder<PhotoRow> = sql<PhotoRow>`
  json_build_object('public_id', f.public_id, 'status', f.status, 'width', f.width, 'height', f.height,
                    'blurhash', f.blurhash)`;

/** The photos of a user `u` that others see, in their order, as a JSON array of `PhotoRow`. */
export const shownPhotos: RawBuilder<PhotoRow[]> = sql<PhotoRow[]>`
  (select coalesce(json_agg(${photoJson} order by f.position), '[]')
   from photos f where f.user_id = u.id and ${isShownPhoto})`;
