import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findParty, type Party } from '../links/complaint-links.repository.ts';
import { complaintView } from './complaint.view.ts';
import { requireAppeal, requireText } from './complaints.policy.ts';
import { type ComplaintRow, findComplaint, findRejectedPhoto, insertAppeal } from './complaints.repository.ts';

type ComplaintResponse = ResponseOf<Endpoints['GET /api/complaints.php']>;

interface ComplaintKey {
  id: string;
  secret: string;
}

/** @throws {DomainError} `not_found` for an unknown complaint and for a wrong secret alike */
const openComplaint = async (
  db: Database,
  { id, secret }: ComplaintKey,
  lock = false,
): Promise<{ row: ComplaintRow; party: Party }> => {
  const party = await findParty(db, id, secret);
  const row = party && (await findComplaint(db, id, lock));
  if (!party || !row) throw new DomainError('not_found');
  return { row, party };
};

/** Reads a complaint for the side whose secret the caller has. */
export const readComplaint = async ({ db }: Context, key: ComplaintKey): Promise<ComplaintResponse> => {
  const { row, party } = await openComplaint(db, key);
  return { complaint: complaintView(row, party) };
};

/**
 * Appeals against the decision on a complaint; each side once, within six months (decisions S-2).
 * @throws {DomainError} `already_appealed`; `appeal_too_late`; `not_found` also before a decision, and for a subject
 *   without a measure against them
 */
export const appealComplaint = async (
  { db }: Context,
  { text: typed, ...key }: ComplaintKey & { text: string },
): Promise<ComplaintResponse> => {
  const text = requireText(typed);
  return inTransaction(db, async (transaction) => {
    const { row, party } = await openComplaint(transaction, key, true);
    requireAppeal(row, party);
    const inserted = await insertAppeal(transaction, { complaint: row.id, party, userId: null, text });
    if (!inserted) throw new DomainError('already_appealed');
    return { complaint: complaintView({ ...row, appealed_by: [...row.appealed_by, party] }, party) };
  });
};

/** Appeals against the rejection of an own photo, once. */
export const appealPhoto = async ({ db }: Context, member: Member, id: string, typed: string): Promise<void> => {
  const text = requireText(typed);
  const photoId = await findRejectedPhoto(db, member.id, id);
  if (photoId === undefined) throw new DomainError('not_found');
  if (!(await insertAppeal(db, { photoId, userId: member.id, text }))) throw new DomainError('already_appealed');
};
