import { paths } from '@pairwise/contracts';
import type { LinkPurpose } from '@pairwise/contracts/shapes/account';
import { z } from 'zod';

import de from './messages/de.ts';
import en from './messages/en.ts';
import nl from './messages/nl.ts';
import fi from './messages/fi.ts';
import da from './messages/da.ts';
import fr from './messages/fr.ts';
import es from './messages/es.ts';
import it from './messages/it.ts';
import nb from './messages/nb.ts';
import sv from './messages/sv.ts';
import pl from './messages/pl.ts';

/** The text of one mail. `{name}` marks a parameter; every language has the same parameters (tested). */
export interface MailText {
  subject: string;
  heading: string;
  /** Paragraphs, in order. */
  lines: readonly string[];
  /** Label of the one button, which leads to the mail's link. */
  button?: string;
  /** Small print below the button. */
  note?: string;
}

export type MailTemplate = keyof typeof en.mails;

export const mailMessages = { en, de, nl, pl, sv, nb, it, es, fr, da, fi };

/** The page that a mail's button opens, for mails without a secret. */
export const pageOfMail: Partial<Record<MailTemplate, string>> = {
  address_known: paths.login(),
  mails_on: paths.notifications(),
  stay_discount: paths.credits(),
  like: paths.likes('received'),
  match: paths.likes('matches'),
  payment_completed: paths.transactions(),
  payment_duplicate: paths.transactions(),
  payment_restored: paths.transactions(),
  payment_refunded: paths.transactions(),
  refund_failed: paths.transactions(),
  withdrawal_done: paths.transactions(),
  withdrawal_all_used: paths.transactions(),
  withdrawal_too_late: paths.transactions(),
  withdrawal_ended: paths.transactions(),
  direct_debit_notice: paths.transactions(),
  direct_debit_returned: paths.transactions(),
  photo_removed: paths.profile(),
  photo_restored: paths.profile(),
  photo_appeal_upheld: paths.profile(),
};

/** The reason in the footer of mails whose receiver may not know of the account. The others name the account. */
export const reasonOfMail: Partial<Record<MailTemplate, 'reasonSignup' | 'reasonNewAddress' | 'reasonOldAddress'>> = {
  activate: 'reasonSignup',
  activation_reminder: 'reasonSignup',
  mail_change: 'reasonNewAddress',
  mail_changed: 'reasonOldAddress',
};

/** A complaint that a mail's button opens for one of its two sides. The secret is created when the mail is sent. */
export const caseOfMail = z.object({ complaint: z.uuid(), party: z.enum(['reporter', 'subject']) });
export type CaseOfMail = z.output<typeof caseOfMail>;

/** Mails whose button opens a complaint (`openCase` of the queued mail). */
export const mailsOfCases: readonly MailTemplate[] = [
  'complaint_received',
  'complaint_actioned',
  'complaint_dismissed',
  'appeal_upheld',
  'appeal_overturned',
  'account_frozen',
  'account_suspended',
  'account_banned',
  'reported_message_removed',
];

/** The purpose of a mail's link, which is created when the mail is sent. */
export const linkOfMail: Partial<Record<MailTemplate, LinkPurpose>> = {
  activate: 'activate',
  activation_reminder: 'activate',
  reset_password: 'reset_password',
  mail_change: 'mail_change',
  account_deleted: 'reactivate',
};
