import type { Database } from '../../db/database.ts';
import { endSessionsOf } from '../account/session.repository.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { freezeLimit, freezesAccount } from './complaints.policy.ts';
import { findUnderageFacts, recordFreeze, suspendActiveAccount } from './freeze.repository.ts';

interface UnderageComplaint {
  complaint: string;
  subjectId: number;
  /** Null for a visitor. */
  reporterId: number | null;
}

/**
 * Freezes an account that is reported as a child's until a moderator decides (decisions A-15): logged out and invisible.
 * Only trusted complaints do, so that a complaint is no weapon (docs/decisions/0016-underage-reports.md).
 */
export const freezeIfUnderage = async (
  db: Database,
  { complaint, subjectId, reporterId }: UnderageComplaint,
): Promise<void> => {
  if (!freezesAccount(await findUnderageFacts(db, subjectId, reporterId))) return;
  if (!(await takeSlot(db, freezeLimit(reporterId)))) return;
  if (!(await suspendActiveAccount(db, subjectId))) return;
  await endSessionsOf(db, subjectId);
  await recordFreeze(db, complaint, subjectId);
  await queueMail(db, {
    userId: subjectId,
    template: 'account_frozen',
    data: { openCase: { complaint, party: 'subject' } },
  });
};
