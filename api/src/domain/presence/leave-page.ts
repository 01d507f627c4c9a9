import { sql } from 'kysely';

import type { Context } from '../context.ts';
import type { Member } from '../session/member.ts';
import { hashToken } from '../session/session-token.ts';

/** As long as somebody is "online now" after their last activity (decisions M-6). */
const onlineFor = '2 minutes';

/**
 * The page was hidden: the member is not "online now" any more (CALL-04), unless another browser of theirs was used
 * just now. Activity moves back no further than that needs, so that the order of search hardly notices. The session
 * counts as unused for as long, so that coming back is noted with the first call.
 */
export const leavePage = async ({ db }: Context, member: Member, token: string): Promise<void> => {
  const session = hashToken(token);
  await sql`update sessions set last_used_at = least(last_used_at, now() - ${onlineFor}::interval)
    where token_hash = ${session}`.execute(db);
  // A moment more than the two minutes, which belong to who is online.
  await sql`
    update profiles set last_active_at = t.at, active_bucket = floor(extract(epoch from t.at) / 3600)
    from (select now() - ${onlineFor}::interval - interval '1 second' as at) t
    where user_id = ${member.id} and last_active_at > t.at
      and not exists (select 1 from sessions s where s.user_id = ${member.id} and s.token_hash <> ${session}
                      and s.last_used_at > now() - ${onlineFor}::interval)`.execute(db);
};
