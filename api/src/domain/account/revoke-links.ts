import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

import type { Database } from '../../db/database.ts';
import { endLinks } from '../links/links.repository.ts';
import { deleteMailChange } from '../links/mail-changes.repository.ts';
import { deleteWaitingMails } from '../mails/mail-queue.repository.ts';
import { linkOfMail } from '../mails/mail-templates.ts';

/**
 * Ends links of an account before their time and deletes the mails that wait with such a link. What was mailed before
 * the owner secured the account must not open it afterwards.
 */
export const revokeLinks = async (db: Database, userId: number, purposes: readonly LinkPurpose[]): Promise<void> => {
  await endLinks(db, userId, purposes);
  if (purposes.includes('mail_change')) await deleteMailChange(db, userId);
  const templates = Object.entries(linkOfMail).flatMap(([template, purpose]) =>
    purposes.includes(purpose) ? [template] : [],
  );
  if (templates.length > 0) await deleteWaitingMails(db, userId, templates);
};
