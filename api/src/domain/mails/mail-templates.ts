import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

import de from './messages/de.ts';
import en from './messages/en.ts';
import nl from './messages/nl.ts';

/** What one mail says. `{name}` marks a parameter; the same parameters stand in every language (tested). */
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
export type MailMessages = typeof en;

export const mailMessages = { en, de, nl };

/** The link that a mail carries, made the moment it is sent. */
export const linkOfMail: Partial<Record<MailTemplate, LinkPurpose>> = {
  activate: 'activate',
  activation_reminder: 'activate',
  reset_password: 'reset_password',
  mail_change: 'mail_change',
  account_deleted: 'reactivate',
};
