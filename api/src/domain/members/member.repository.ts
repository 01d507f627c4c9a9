import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { PhotoRow } from '../photos/photos.view.ts';
import { shownPhotos } from '../photos/shown-photo.repository.ts';
import { type CardRow, cardColumns, cardJoins } from './member-card.repository.ts';

export interface MemberRow extends CardRow {
  gender: string;
  sexuality: string | null;
  hair_color: string | null;
  eye_color: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: string | null;
  headline: string | null;
  about: string | null;
  interests: string[];
  photos: PhotoRow[];
  /** The account is confirmed and the profile is shown. */
  shown: boolean;
  liked_me: boolean;
  match: boolean;
  conversation: number | null;
  i_blocked: boolean;
  blocked_me: boolean;
}

/** Loads a member of a site with everything a profile page may show. The view decides what it shows. */
export const findMember = async (
  db: Database,
  siteId: number,
  publicId: number,
  viewerId: number,
): Promise<MemberRow | undefined> => {
  const result = await sql<MemberRow>`
    select ${cardColumns(viewerId)}, p.gender, p.sexuality, p.hair_color, p.eye_color, p.body_type,
      p.relationship_status, p.tattoos, p.headline, p.about,
      (u.status = 'active' and p.status = 'active') as shown,
      array(select i.key from profile_interests pi join interests i on i.id = pi.interest_id
            where pi.user_id = u.id order by i.id) as interests,
      ${shownPhotos} as photos,
      exists (select 1 from likes l where l.from_id = u.id and l.to_id = ${viewerId}) as liked_me,
      exists (select 1 from matches m
              where m.user_lo = least(u.id, ${viewerId}) and m.user_hi = greatest(u.id, ${viewerId})) as match,
      (select c.public_id from conversations c
       where c.user_lo = least(u.id, ${viewerId}) and c.user_hi = greatest(u.id, ${viewerId})) as conversation,
      exists (select 1 from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = u.id) as i_blocked,
      exists (select 1 from blocks b where b.blocker_id = u.id and b.blocked_id = ${viewerId}) as blocked_me
    from users u join profiles p on p.user_id = u.id ${cardJoins}
    where u.public_id = ${publicId} and u.site_id = ${siteId}`.execute(db);
  return result.rows[0];
};
