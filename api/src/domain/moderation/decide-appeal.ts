import type { Database } from '../../db/database.ts';
import { queueMail } from '../mails/queue-mail.ts';
import {
  type AppealRow,
  isClosedByOther,
  lockOpenAppeal,
  type Outcome,
  reopenComplaint,
  saveOutcome,
} from './decide-appeal.repository.ts';
import { saveDecision } from './decide-complaint.repository.ts';
import { openAccount } from './moderate-member.ts';
import { restoreMessage } from './moderate-message.ts';
import { restorePhoto } from './moderate-photo.ts';
import { type Decision, ModerationError } from './moderation-error.ts';
import { insertModerationAction } from './moderation-log.repository.ts';
import { notifyReporter } from './notify-reporter.ts';

type AppealDecision = Decision & { appeal: string };

const decidePhotoAppeal = async (
  trx: Database,
  photo: string,
  owner: number,
  outcome: Outcome,
  decision: AppealDecision,
): Promise<void> => {
  if (outcome === 'overturned') await restorePhoto(trx, { ...decision, photo });
  await queueMail(trx, {
    userId: owner,
    template: outcome === 'overturned' ? 'photo_restored' : 'photo_appeal_upheld',
    data: { values: { reasons: decision.reason } },
  });
};

/**
 * Reverses the measure of a complaint, dismisses the complaint and mails the reasons to its reporter. An account that
 * another complaint has closed stays closed, because this appeal is not about that one.
 */
const reverseMeasure = async (
  trx: Database,
  row: AppealRow,
  complaint: string,
  { moderator, reason }: AppealDecision,
): Promise<void> => {
  if (row.measure === 'remove_photo' && row.object_id !== null) {
    await restorePhoto(trx, { moderator, reason, complaint, photo: row.object_id });
  } else if (row.measure === 'remove_message' && row.object_id !== null) {
    await restoreMessage(trx, { moderator, reason, complaint, message: row.object_id });
  } else if (row.subject_id !== null && !(await isClosedByOther(trx, complaint, row.subject_id))) {
    await openAccount(trx, { moderator, reason, complaint, userId: row.subject_id });
  }
  await saveDecision(trx, complaint, { status: 'dismissed', measure: 'none', reasons: reason });
  await notifyReporter(trx, { ...row, id: complaint }, 'complaint_dismissed', reason);
};

const decideComplaintAppeal = async (
  trx: Database,
  row: AppealRow,
  complaint: string,
  outcome: Outcome,
  decision: AppealDecision,
): Promise<void> => {
  const template = outcome === 'overturned' ? 'appeal_overturned' : 'appeal_upheld';
  if (row.party === 'reporter') {
    if (outcome === 'overturned') await reopenComplaint(trx, complaint);
    return notifyReporter(trx, { ...row, id: complaint }, template, decision.reason);
  }
  if (outcome === 'overturned') await reverseMeasure(trx, row, complaint, decision);
  if (row.subject_id === null) return undefined;
  return queueMail(trx, {
    userId: row.subject_id,
    template,
    data: {
      values: { number: complaint, reasons: decision.reason },
      openCase: { complaint, party: 'subject' },
    },
  });
};

/**
 * Decides an appeal, once.
 * @throws {ModerationError} when there is no such appeal, or it is decided
 */
export const decideAppeal = (db: Database, decision: AppealDecision, outcome: Outcome): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOpenAppeal(trx, decision.appeal);
    if (!row) throw new ModerationError('There is no such appeal, or it was decided already.');
    await saveOutcome(trx, row.id, outcome, decision.reason);
    await insertModerationAction(trx, {
      moderator: decision.moderator,
      reason: decision.reason,
      userId: row.photo_owner ?? row.subject_id,
      complaint: row.complaint_id,
      action: outcome === 'overturned' ? 'appeal_overturn' : 'appeal_uphold',
    });
    if (row.photo !== null && row.photo_owner !== null) {
      await decidePhotoAppeal(trx, row.photo, row.photo_owner, outcome, decision);
    } else if (row.complaint_id !== null) {
      await decideComplaintAppeal(trx, row, row.complaint_id, outcome, decision);
    }
  });
