import type { Database } from '../../db/database.ts';
import { deleteOldComplaints } from '../complaints/delete-old-complaints.ts';
import type { MailTemplate } from '../mails/mail-templates.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { closeAccount, isFrozen, openAccount } from './moderate-member.ts';
import { refusePhoto } from './moderate-photo.ts';
import { type Decision, ModerationError } from './moderation-error.ts';

/** What is taken from the reported member; `none` where the report is right and nothing has to be. */
export type Measure = 'none' | 'remove_photo' | 'suspend' | 'ban';

interface Case {
  id: string;
  site_id: number;
  category: string;
  object_type: string;
  object_id: string | null;
  reporter_id: number | null;
  reporter_email: string | null;
  language: string | null;
  subject_id: number | null;
}

type ComplaintDecision = Decision & { complaint: string };

const lockOpen = async (trx: Database, id: string): Promise<Case> => {
  const row = await trx
    .selectFrom('complaints')
    .where('id', '=', id)
    .where('status', 'in', ['open', 'in_review'])
    .select([
      'id',
      'site_id',
      'category',
      'object_type',
      'object_id',
      'reporter_id',
      'reporter_email',
      'language',
      'subject_id',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ModerationError('There is no such report, or it was decided already.');
  return row;
};

const isGone = async (trx: Database, userId: number): Promise<boolean> =>
  (await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('email', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** A mail to who reported, at their account or at the address a visitor gave; nobody is left to tell of others. */
export const notifyReporter = async (
  trx: Database,
  report: Pick<Case, 'id' | 'site_id' | 'reporter_id' | 'reporter_email' | 'language'>,
  template: MailTemplate,
  reasons: string,
): Promise<void> => {
  const mail = {
    template,
    data: { values: { number: report.id, reasons }, openCase: { complaint: report.id, party: 'reporter' } },
  } as const;
  if (report.reporter_id !== null) {
    if (!(await isGone(trx, report.reporter_id))) await queueMail(trx, { ...mail, userId: report.reporter_id });
  } else if (report.reporter_email !== null) {
    const stranger = { address: report.reporter_email, siteId: report.site_id, language: report.language ?? '' };
    await queueMail(trx, { ...mail, stranger });
  }
};

/** An account that only rested until now is opened, unless another such report waits. */
const thaw = async (trx: Database, report: Case, decision: ComplaintDecision): Promise<void> => {
  if (report.subject_id === null || report.category !== 'underage') return;
  const waiting = await trx
    .selectFrom('complaints')
    .where('subject_id', '=', report.subject_id)
    .where('category', '=', 'underage')
    .where('status', 'in', ['open', 'in_review'])
    .where('id', '<>', report.id)
    .select('id')
    .executeTakeFirst();
  if (waiting || !(await isFrozen(trx, report.subject_id))) return;
  if (await openAccount(trx, { ...decision, userId: report.subject_id })) {
    const { reason } = decision;
    await queueMail(trx, {
      userId: report.subject_id,
      template: 'account_restored',
      data: { values: { reasons: reason } },
    });
  }
};

const closingMail = { suspend: 'account_suspended', ban: 'account_banned' } as const;

const take = async (trx: Database, report: Case, measure: Measure, decision: ComplaintDecision): Promise<void> => {
  if (measure === 'none') return;
  if (measure === 'remove_photo') {
    if (report.object_type !== 'photo' || report.object_id === null) {
      throw new ModerationError('This report is not about a photo; refuse the photo by its own id.');
    }
    return refusePhoto(trx, { ...decision, photo: report.object_id });
  }
  if (report.subject_id === null) throw new ModerationError('This report is about nobody.');
  await closeAccount(trx, measure, { ...decision, userId: report.subject_id });
  return queueMail(trx, {
    userId: report.subject_id,
    template: closingMail[measure],
    data: {
      values: { reasons: decision.reason },
      openCase: { complaint: report.id, party: 'subject' },
    },
  });
};

const close = async (
  trx: Database,
  report: Case,
  status: 'actioned' | 'dismissed',
  measure: Measure,
  decision: ComplaintDecision,
): Promise<void> => {
  await trx
    .updateTable('complaints')
    .set({ status, measure, statement_of_reasons: decision.reason, decided_at: new Date() })
    .where('id', '=', report.id)
    .execute();
  await trx
    .insertInto('moderation_actions')
    .values({
      moderator: decision.moderator,
      user_id: report.subject_id,
      complaint_id: report.id,
      action: status === 'actioned' ? 'complaint_action' : 'complaint_dismiss',
      reason: decision.reason,
    })
    .execute();
  await notifyReporter(
    trx,
    report,
    status === 'actioned' ? 'complaint_actioned' : 'complaint_dismissed',
    decision.reason,
  );
  for (const person of [report.reporter_id, report.subject_id]) {
    if (person !== null && (await isGone(trx, person))) await deleteOldComplaints(trx, person);
  }
};

/** The report is right: takes the measure, and tells both sides the reasons. */
export const actOnComplaint = (db: Database, decision: ComplaintDecision, measure: Measure): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const report = await lockOpen(trx, decision.complaint);
    await take(trx, report, measure, decision);
    if (measure === 'none' || measure === 'remove_photo') await thaw(trx, report, decision);
    await close(trx, report, 'actioned', measure, decision);
  });

/** Nothing breaks a rule: who reported hears the reasons. */
export const dismissComplaint = (db: Database, decision: ComplaintDecision): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const report = await lockOpen(trx, decision.complaint);
    await thaw(trx, report, decision);
    await close(trx, report, 'dismissed', 'none', decision);
  });
