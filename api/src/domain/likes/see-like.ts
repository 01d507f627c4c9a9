import type { MemberCard } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Context } from '../context.ts';
import type { Member } from '../session/member.ts';
import { countNewLikes, findUnshownMatch } from './likes.repository.ts';
import { matchView } from './match.view.ts';

/** A received like was opened, or the modal of a match was shown to this member. The other's side stays as it is. */
export const seeLike = async (
  { db, site }: Context,
  member: Member,
  seen: { profile: number } | { match: number },
): Promise<{ total_new: number }> => {
  const other = sql`(select id from users where public_id = ${'profile' in seen ? seen.profile : seen.match}
    and site_id = ${site.id})`;
  if ('profile' in seen) {
    await sql`update likes set seen_at = now() where to_id = ${member.id} and from_id = ${other} and seen_at is null`.execute(
      db,
    );
  } else {
    await sql`update matches m set
        lo_shown_at = case when m.user_lo = ${member.id} then coalesce(m.lo_shown_at, now()) else m.lo_shown_at end,
        hi_shown_at = case when m.user_hi = ${member.id} then coalesce(m.hi_shown_at, now()) else m.hi_shown_at end
      where m.user_lo = least(${member.id}::bigint, ${other}) and m.user_hi = greatest(${member.id}::bigint, ${other})`.execute(
      db,
    );
  }
  return { total_new: await countNewLikes(db, member.id) };
};

/** The oldest real match this member was not shown (decisions M-11). Changes nothing (G-5). */
export const getAutoLike = async ({ db, site }: Context, member: Member): Promise<MemberCard | null> => {
  const row = await findUnshownMatch(db, site.id, member.id);
  return row ? matchView(row, member) : null;
};
