import { type RawBuilder, sql } from 'kysely';

import type { PhotoRow } from '../photos/photos.view.ts';
import { isShownPhoto, photoJson } from '../photos/shown-photo.repository.ts';

/** What the card of a member is built from. `lat` and `lon` are for the distance band only and never leave the api. */
export interface CardRow {
  id: number;
  public_id: number;
  name: string;
  birth_date: string;
  country: string;
  region: string | null;
  city: string | null;
  lat: string | null;
  lon: string | null;
  last_active_at: Date;
  invisible: boolean;
  is_fictional: boolean;
  photo: PhotoRow | null;
  liked: boolean;
}

/**
 * The columns of a card, for a query that names the user `u` and the profile `p` and joins `cardJoins`. `viewerId` 0 is
 * a visitor.
 */
export const cardColumns = (viewerId: number): RawBuilder<CardRow> => sql<CardRow>`
  u.id, u.public_id, u.name, u.invisible, u.is_fictional, p.birth_date, p.country, r.name as region, p.city, p.lat, p.lon,
  p.last_active_at, main.photo,
  exists (select 1 from likes l where l.from_id = ${viewerId} and l.to_id = u.id) as liked`;

/** The main photo is the first one that others see (decisions M-12, M-14). */
export const cardJoins = sql`
  left join regions r on r.id = p.region_id
  left join lateral (
    select ${photoJson} as photo
    from photos f
    where f.user_id = u.id and ${isShownPhoto}
    order by f.position limit 1
  ) main on true`;

/** The condition that a viewer may meet a member: on this site, confirmed and shown, with no block in either direction. */
export const visibleTo = (viewerId: number, siteId: number): RawBuilder<boolean> => sql<boolean>`
  u.site_id = ${siteId} and u.status = 'active' and p.status = 'active'
  and not exists (select 1 from blocks b where (b.blocker_id = u.id and b.blocked_id = ${viewerId})
                                            or (b.blocker_id = ${viewerId} and b.blocked_id = u.id))`;
