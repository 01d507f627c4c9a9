import type { Database } from '../../db/database.ts';
import { deleteComplaintData } from '../complaints/complaint-data.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import {
  hasOpenUnderageComplaint,
  lockOpenComplaint,
  type OpenComplaint,
  saveDecision,
} from './decide-complaint.repository.ts';
import { closeAccount, isFrozen, openAccount } from './moderate-member.ts';
import { isPurged } from './moderate-member.repository.ts';
import { removeMessage } from './moderate-message.ts';
import { removePhoto } from './moderate-photo.ts';
import { type Decision, ModerationError } from './moderation-error.ts';
import { insertModerationAction } from './moderation-log.repository.ts';
import type { Measure } from './moderation.policy.ts';
import { notifyReporter } from './notify-reporter.ts';

type ComplaintDecision = Decision & { complaint: string };

/** @throws {ModerationError} when there is no such complaint, or it is decided */
const requireOpenComplaint = async (trx: Database, id: string): Promise<OpenComplaint> => {
  const complaint = await lockOpenComplaint(trx, id);
  if (!complaint) throw new ModerationError('There is no such complaint, or it was decided already.');
  return complaint;
};

/** Opens an account that a complaint about the member's age has frozen, unless another such complaint is undecided. */
const unfreeze = async (trx: Database, complaint: OpenComplaint, decision: ComplaintDecision): Promise<void> => {
  const { subject_id: userId } = complaint;
  if (userId === null || complaint.category !== 'underage') return;
  if ((await hasOpenUnderageComplaint(trx, userId, complaint.id)) || !(await isFrozen(trx, userId))) return;
  if (await openAccount(trx, { ...decision, userId })) {
    await queueMail(trx, {
      userId,
      template: 'account_restored',
      data: { values: { reasons: decision.reason } },
    });
  }
};

const closingMail = { suspend: 'account_suspended', ban: 'account_banned' } as const;

/** @throws {ModerationError} when the measure does not fit what the complaint is about */
const applyMeasure = async (
  trx: Database,
  complaint: OpenComplaint,
  measure: Measure,
  decision: ComplaintDecision,
): Promise<void> => {
  if (measure === 'none') return;
  if (measure === 'remove_photo') {
    if (complaint.object_type !== 'photo' || complaint.object_id === null) {
      throw new ModerationError('This complaint is not about a photo. Reject the photo by its own id.');
    }
    return removePhoto(trx, { ...decision, photo: complaint.object_id });
  }
  if (measure === 'remove_message') {
    if (complaint.object_type !== 'message' || complaint.object_id === null) {
      throw new ModerationError('This complaint is not about a message. Remove the message by its own id.');
    }
    return removeMessage(trx, { ...decision, message: complaint.object_id });
  }
  if (complaint.subject_id === null) throw new ModerationError('This complaint is not about a member.');
  await closeAccount(trx, measure, { ...decision, userId: complaint.subject_id });
  return queueMail(trx, {
    userId: complaint.subject_id,
    template: closingMail[measure],
    data: {
      values: { reasons: decision.reason },
      openCase: { complaint: complaint.id, party: 'subject' },
    },
  });
};

const close = async (
  trx: Database,
  complaint: OpenComplaint,
  status: 'actioned' | 'dismissed',
  measure: Measure,
  { moderator, reason }: ComplaintDecision,
): Promise<void> => {
  await saveDecision(trx, complaint.id, { status, measure, reasons: reason });
  await insertModerationAction(trx, {
    moderator,
    reason,
    userId: complaint.subject_id,
    complaint: complaint.id,
    action: status === 'actioned' ? 'complaint_action' : 'complaint_dismiss',
  });
  const template = status === 'actioned' ? 'complaint_actioned' : 'complaint_dismissed';
  await notifyReporter(trx, complaint, template, reason);
  for (const party of [complaint.reporter_id, complaint.subject_id]) {
    if (party !== null && (await isPurged(trx, party))) await deleteComplaintData(trx, party);
  }
};

/** Decides that a complaint is right: applies the measure and mails the reasons to both sides. */
export const actOnComplaint = (db: Database, decision: ComplaintDecision, measure: Measure): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const complaint = await requireOpenComplaint(trx, decision.complaint);
    await applyMeasure(trx, complaint, measure, decision);
    if (measure !== 'suspend' && measure !== 'ban') await unfreeze(trx, complaint, decision);
    await close(trx, complaint, 'actioned', measure, decision);
  });

/** Decides that a complaint is wrong, and mails the reasons to the reporter. */
export const dismissComplaint = (db: Database, decision: ComplaintDecision): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const complaint = await requireOpenComplaint(trx, decision.complaint);
    await unfreeze(trx, complaint, decision);
    await close(trx, complaint, 'dismissed', 'none', decision);
  });
