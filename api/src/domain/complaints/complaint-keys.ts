import type { Database } from '../../db/database.ts';
import { hashToken, newToken } from '../session/session-token.ts';

/** The two sides of a report: who made it, and whom it is about. */
export type Party = 'reporter' | 'subject';

/** Makes a secret that opens a case for one side, and answers it; the database keeps the hash alone. */
export const createComplaintKey = async (
  db: Database,
  { complaint, party }: { complaint: string; party: Party },
): Promise<string> => {
  const secret = newToken();
  await db
    .insertInto('complaint_keys')
    .values({ secret_hash: hashToken(secret), complaint_id: complaint, party })
    .execute();
  return secret;
};

/** The side a secret speaks for in a case; undefined when it opens nothing. */
export const partyOf = async (db: Database, complaint: string, secret: string): Promise<Party | undefined> => {
  const row = await db
    .selectFrom('complaint_keys')
    .where('complaint_id', '=', complaint)
    .where('secret_hash', '=', hashToken(secret))
    .select('party')
    .executeTakeFirst();
  return row && (row.party === 'subject' ? 'subject' : 'reporter');
};
