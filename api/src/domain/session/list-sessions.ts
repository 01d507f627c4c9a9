import type { ResponseOf, Endpoints } from '@pairwise/contracts';
import { parse } from 'bowser';

import { inTransaction } from '../../db/in-transaction.ts';
import { lockAccount } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import { endSessionByHash, endSessionsOf, listSessionRows } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { hashToken } from '../secret-token.ts';

type Session = ResponseOf<Endpoints['GET /api/sessions.php']>['sessions'][number];

const ID_DIGITS = 24;

const deviceOf = (userAgent: string | null): Pick<Session, 'browser' | 'system'> => {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: browser.name ?? null, system: os.name ?? null };
};

/** Lists the sessions of a member. The id of a session is the beginning of its hash, which opens nothing. */
export const listSessions = async ({ db }: Context, member: Member, token: string | undefined): Promise<Session[]> => {
  const rows = await listSessionRows(db, member.id);
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

/** Ends one session of the member, or with `all` every session except the one of the request. */
export const endOneOrAll = ({ db }: Context, member: Member, id: string, token: string | undefined): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockAccount(transaction, member.id);
    if (id === 'all') await endSessionsOf(transaction, member.id, token);
    else await endSessionByHash(transaction, member.id, id, ID_DIGITS);
  });
