import type { Database } from '../../db/database.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { OpenComplaint } from './decide-complaint.repository.ts';
import { isPurged } from './moderate-member.repository.ts';

type ReporterMail = 'complaint_actioned' | 'complaint_dismissed' | 'appeal_upheld' | 'appeal_overturned';

/**
 * Mails the reporter of a complaint, at their account or at the address that a visitor gave. Does nothing when the
 * account is deleted or the visitor gave no address.
 */
export const notifyReporter = async (
  trx: Database,
  complaint: Pick<OpenComplaint, 'id' | 'site_id' | 'reporter_id' | 'reporter_email' | 'language'>,
  template: ReporterMail,
  reasons: string,
): Promise<void> => {
  const mail = {
    template,
    data: { values: { number: complaint.id, reasons }, openCase: { complaint: complaint.id, party: 'reporter' } },
  } as const;
  if (complaint.reporter_id !== null) {
    if (!(await isPurged(trx, complaint.reporter_id))) await queueMail(trx, { ...mail, userId: complaint.reporter_id });
  } else if (complaint.reporter_email !== null) {
    const { reporter_email: address, site_id: siteId, language } = complaint;
    await queueMail(trx, { ...mail, stranger: { address, siteId, language: language ?? '' } });
  }
};
