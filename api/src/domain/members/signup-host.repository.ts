import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from './member-card.repository.ts';

/** Finds the card of the member whose page led to a member's signup, if they are still shown and not invisible. */
export const findSignupHostCard = async (
  db: Database,
  siteId: number,
  viewerId: number,
): Promise<CardRow | undefined> => {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(viewerId)}
    from signup_hosts h join users u on u.id = h.host_id join profiles p on p.user_id = u.id ${cardJoins}
    where h.user_id = ${viewerId} and ${visibleTo(viewerId, siteId)} and not u.invisible`.execute(db);
  return rows[0];
};
