import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { appealTextLength } from '@pairwise/contracts/endpoints/complaints';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';
import { requireText } from './complain.ts';
import { type Party, partyOf } from './complaint-keys.ts';
import { appealUntil, complaintView } from './complaint.view.ts';
import { type ComplaintRow, findComplaint } from './complaints.repository.ts';

type Answer = ResponseOf<Endpoints['GET /api/complaints.php']>;

interface CaseKey {
  id: string;
  secret: string;
}

/** @throws {DomainError} `not_found` for a case that is not there and for a secret that is not its, alike */
const openCase = async (
  db: Database,
  { id, secret }: CaseKey,
  lock = false,
): Promise<{ row: ComplaintRow; party: Party }> => {
  const party = await partyOf(db, id, secret);
  const row = party && (await findComplaint(db, id, lock));
  if (!party || !row) throw new DomainError('not_found');
  return { row, party };
};

/** A case for who holds its secret. */
export const readComplaint = async ({ db }: Context, key: CaseKey): Promise<Answer> => {
  const { row, party } = await openCase(db, key);
  return { complaint: complaintView(row, party) };
};

const insertAppeal = async (db: Database, appeal: NewAppeal): Promise<void> => {
  try {
    await db
      .insertInto('appeals')
      .values({ complaint_id: null, party: null, photo_id: null, user_id: null, ...appeal })
      .execute();
  } catch (error) {
    if (sqlState(error) === '23505') throw new DomainError('already_appealed');
    throw error;
  }
};

type NewAppeal = { text: string; user_id?: number | null } & (
  { complaint_id: string; party: Party } | { photo_id: number }
);

/**
 * Asks for a second look at a decision; each side once, within six months (decisions S-2).
 * @throws {DomainError} `not_found` too while there is no decision, and for a subject from whom nothing was taken
 */
export const appealComplaint = async (
  { db }: Context,
  { text: typed, ...key }: CaseKey & { text: string },
): Promise<Answer> => {
  const text = requireText(typed, appealTextLength);
  return db.transaction().execute(async (transaction) => {
    const { row, party } = await openCase(transaction, key, true);
    if (row.appealed_by.includes(party)) throw new DomainError('already_appealed');
    const until = appealUntil(row, party);
    if (until === null) throw new DomainError('not_found');
    if (until < new Date()) throw new DomainError('appeal_too_late');
    await insertAppeal(transaction, { complaint_id: row.id, party, text });
    return { complaint: complaintView({ ...row, appealed_by: [...row.appealed_by, party] }, party) };
  });
};

/** Asks for a second look at the refusal of an own photo, once. */
export const appealPhoto = async ({ db }: Context, member: Member, id: string, typed: string): Promise<void> => {
  const text = requireText(typed, appealTextLength);
  const photo = await db
    .selectFrom('photos')
    .where('user_id', '=', member.id)
    .where('public_id', '=', id)
    .where('status', '=', 'rejected')
    .select('id')
    .executeTakeFirst();
  if (!photo) throw new DomainError('not_found');
  await insertAppeal(db, { photo_id: photo.id, user_id: member.id, text });
};
