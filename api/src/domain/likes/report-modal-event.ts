import { sql } from 'kysely';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';

/** What of the match modal was pressed (ALERT-07); the first press counts, so nobody can fill the table. */
export const reportModalEvent = async (
  { db, site }: Context,
  member: Member,
  { profile, element }: { profile: number; element: 'image' | 'button' },
): Promise<{ ok: true }> => {
  const { rows } = await sql<{ id: number }>`
    with other as (select id from users where public_id = ${profile} and site_id = ${site.id}),
      told as (insert into modal_events (user_id, profile_id, element)
               select ${member.id}, id, ${element} from other on conflict do nothing)
    select id from other`.execute(db);
  if (rows.length === 0) throw new DomainError('not_found');
  return { ok: true };
};
