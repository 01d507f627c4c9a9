import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from './member-card.repository.ts';

export interface LandingRow extends CardRow {
  interests: string[];
}

/**
 * Loads a member whom a landing page can show. All conditions are part of one statement, so that a member who has
 * not agreed takes no longer than one who does not exist.
 */
export const findLandingMember = async (
  db: Database,
  siteId: number,
  publicId: number,
  viewerId: number,
): Promise<LandingRow | undefined> => {
  const { rows } = await sql<LandingRow>`
    select ${cardColumns(viewerId)},
      array(select i.key from profile_interests pi join interests i on i.id = pi.interest_id
            where pi.user_id = u.id order by i.id) as interests
    from users u join profiles p on p.user_id = u.id ${cardJoins}
    where u.public_id = ${publicId} and ${visibleTo(viewerId, siteId)} and not u.invisible
      and (p.landing_opt_in or u.is_fictional)`.execute(db);
  return rows[0];
};
