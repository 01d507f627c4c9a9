import type { Database } from '../../db/database.ts';
import { hashToken, newToken } from '../secret-token.ts';

/** The two sides of a complaint: the reporter, and the member it is about. */
export type Party = 'reporter' | 'subject';

/** Creates a secret that opens a complaint for one side, and returns it. The database keeps only its hash. */
export const createComplaintSecret = async (
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

/** The side whose secret this is; undefined when it does not open the complaint. */
export const findParty = async (db: Database, complaint: string, secret: string): Promise<Party | undefined> => {
  const row = await db
    .selectFrom('complaint_keys')
    .where('complaint_id', '=', complaint)
    .where('secret_hash', '=', hashToken(secret))
    .select('party')
    .executeTakeFirst();
  return row && (row.party === 'subject' ? 'subject' : 'reporter');
};
