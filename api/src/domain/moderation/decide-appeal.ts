import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notifyReporter } from './decide-complaint.ts';
import { openAccount } from './moderate-member.ts';
import { restorePhoto } from './moderate-photo.ts';
import { type Decision, ModerationError } from './moderation-error.ts';

type AppealDecision = Decision & { appeal: string };
type Outcome = 'upheld' | 'overturned';

interface AppealRow {
  id: string;
  party: 'reporter' | 'subject' | null;
  /** The report it is about, or null for a photo's. */
  complaint_id: string | null;
  site_id: number;
  measure: string | null;
  object_id: string | null;
  reporter_id: number | null;
  reporter_email: string | null;
  language: string | null;
  subject_id: number | null;
  photo: string | null;
  photo_owner: number | null;
}

const lockOpen = async (trx: Database, id: string): Promise<AppealRow> => {
  const { rows } = await sql<AppealRow>`
    select a.id, a.party, a.complaint_id, c.site_id, c.measure, c.object_id, c.reporter_id, c.reporter_email, c.language,
      c.subject_id, f.public_id as photo, f.user_id as photo_owner
    from appeals a left join complaints c on c.id = a.complaint_id left join photos f on f.id = a.photo_id
    where a.id = ${id}::uuid and a.outcome is null for update of a`.execute(trx);
  const row = rows[0];
  if (!row) throw new ModerationError('There is no such appeal, or it was decided already.');
  return row;
};

const decidePhoto = async (
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

/** Who reported was right to ask again: the report waits for another decision. */
const reopen = async (trx: Database, complaint: string): Promise<void> => {
  await trx
    .updateTable('complaints')
    .set({ status: 'in_review', statement_of_reasons: null, decided_at: null })
    .where('id', '=', complaint)
    .execute();
};

/** A measure that another report led to, and that stands: this appeal is not about it. */
const isClosedByAnother = async (trx: Database, complaint: string, subject: number): Promise<boolean> =>
  (await trx
    .selectFrom('complaints')
    .where('subject_id', '=', subject)
    .where('id', '<>', complaint)
    .where('status', '=', 'actioned')
    .where('measure', 'in', ['suspend', 'ban'])
    .select('id')
    .executeTakeFirst()) !== undefined;

/** What was taken is given back, and who reported hears why. */
const giveBack = async (trx: Database, row: AppealRow, complaint: string, decision: AppealDecision): Promise<void> => {
  const { moderator, reason } = decision;
  if (row.measure === 'remove_photo' && row.object_id !== null) {
    await restorePhoto(trx, { moderator, reason, complaint, photo: row.object_id });
  } else if (row.subject_id !== null && !(await isClosedByAnother(trx, complaint, row.subject_id))) {
    await openAccount(trx, { moderator, reason, complaint, userId: row.subject_id });
  }
  await trx
    .updateTable('complaints')
    .set({ status: 'dismissed', measure: 'none', statement_of_reasons: reason, decided_at: new Date() })
    .where('id', '=', complaint)
    .execute();
  await notifyReporter(trx, { ...row, id: complaint }, 'complaint_dismissed', reason);
};

const decideCase = async (
  trx: Database,
  row: AppealRow,
  complaint: string,
  outcome: Outcome,
  decision: AppealDecision,
): Promise<void> => {
  const template = outcome === 'overturned' ? 'appeal_overturned' : 'appeal_upheld';
  if (row.party === 'reporter') {
    if (outcome === 'overturned') await reopen(trx, complaint);
    return notifyReporter(trx, { ...row, id: complaint }, template, decision.reason);
  }
  if (outcome === 'overturned') await giveBack(trx, row, complaint, decision);
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

/** Decides a second look, once. */
export const decideAppeal = (db: Database, decision: AppealDecision, outcome: Outcome): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOpen(trx, decision.appeal);
    await trx
      .updateTable('appeals')
      .set({ outcome, reasons: decision.reason, decided_at: new Date() })
      .where('id', '=', row.id)
      .execute();
    await trx
      .insertInto('moderation_actions')
      .values({
        moderator: decision.moderator,
        user_id: row.photo_owner ?? row.subject_id,
        complaint_id: row.complaint_id,
        action: outcome === 'overturned' ? 'appeal_overturn' : 'appeal_uphold',
        reason: decision.reason,
      })
      .execute();
    if (row.photo !== null && row.photo_owner !== null) {
      await decidePhoto(trx, row.photo, row.photo_owner, outcome, decision);
    } else if (row.complaint_id !== null) {
      await decideCase(trx, row, row.complaint_id, outcome, decision);
    }
  });
