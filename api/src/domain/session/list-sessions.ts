import type { ResponseOf, Endpoints } from '@pairwise/contracts';
import { parse } from 'bowser';
import { sql } from 'kysely';

import type { Context } from '../context.ts';
import type { Member } from './member.ts';
import { endSessionsOf } from './session.repository.ts';
import { hashToken } from './session-token.ts';

type Session = ResponseOf<Endpoints['GET /api/sessions.php']>['sessions'][number];

const ID_DIGITS = 24;

const deviceOf = (userAgent: string | null): Pick<Session, 'browser' | 'system'> => {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: browser.name ?? null, system: os.name ?? null };
};

/** Where a member is logged in. A session is named by the beginning of its hash, which opens nothing. */
export const listSessions = async ({ db }: Context, member: Member, token: string | undefined): Promise<Session[]> => {
  const rows = await db
    .selectFrom('sessions')
    .where('user_id', '=', member.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .selectAll()
    .execute();
  const current = token === undefined ? undefined : hashToken(token).toString('hex');
  return rows.map((row) => {
    const hash = row.token_hash.toString('hex');
    return {
      id: hash.slice(0, ID_DIGITS),
      current: hash === current,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      ...deviceOf(row.user_agent),
    };
  });
};

/** Ends one of the member's own sessions, or with `all` every other than the one that asks. */
export const endOneOrAll = async (
  { db }: Context,
  member: Member,
  id: string,
  token: string | undefined,
): Promise<void> => {
  if (id === 'all') return endSessionsOf(db, member.id, token);
  await sql`delete from sessions where user_id = ${member.id}
    and left(encode(token_hash, 'hex'), ${ID_DIGITS}::int) = ${id}`.execute(db);
};
