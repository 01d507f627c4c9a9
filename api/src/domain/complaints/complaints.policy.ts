import { isComplaintText } from '@pairwise/contracts/complaint-limits';

import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';
import type { Party } from '../links/complaint-links.repository.ts';

const daily = (key: string, most: number): Limit => ({ key, most, windowSeconds: 86_400 });

/** Complaints a day of one member. */
export const memberComplaintLimits = (memberId: number): Limit[] => [daily(`complaint:${memberId}`, 20)];

/**
 * Complaints a day of visitors: ten of one network, and five receipts to one address, so that the form cannot fill a
 * mailbox.
 */
export const visitorComplaintLimits = (network: Buffer, email: string | null): Limit[] => [
  daily(`complaint-network:${network.toString('hex')}`, 10),
  ...(email === null ? [] : [daily(`complaint-email:${email.toLowerCase()}`, 5)]),
];

/**
 * Returns the text without surrounding spaces, if it is long enough.
 * @throws {DomainError} `complaint_text`
 */
export const requireText = (typed: string): string => {
  if (!isComplaintText(typed)) throw new DomainError('complaint_text', { field: 'text' });
  return typed.trim();
};

/** Messages before the reported one that are kept as evidence, because threats are often replies. */
export const EVIDENCE_MESSAGES = 5;

/** Months after a decision in which both sides can appeal (decisions S-2). */
export const APPEAL_MONTHS = 6;

interface Decided {
  status: string;
  /** Null until there is a decision. */
  appeal_until: Date | null;
  /** The sides that have appealed. */
  appealed_by: string[];
}

/** Until when a side can appeal; null before a decision, and when nothing was decided against that side. */
export const appealUntil = ({ status, appeal_until }: Decided, party: Party): Date | null =>
  party === 'subject' && status !== 'actioned' ? null : appeal_until;

/**
 * Refuses a second appeal of a side, and appeals after the period.
 * @throws {DomainError} `already_appealed`; `appeal_too_late`; `not_found` without a decision against this side
 */
export const requireAppeal = (complaint: Decided, party: Party, now = new Date()): void => {
  if (complaint.appealed_by.includes(party)) throw new DomainError('already_appealed');
  const until = appealUntil(complaint, party);
  if (until === null) throw new DomainError('not_found');
  if (until < now) throw new DomainError('appeal_too_late');
};

/** Accounts a day that the complaints of one reporter can freeze. Every complaint is reviewed all the same. */
export const freezeLimit = (reporterId: number | null): Limit => daily(`freeze:${reporterId}`, 1);

/** Days of membership after which a reporter is established. */
export const ESTABLISHED_AFTER_DAYS = 7;

/** Days for which a dismissed complaint counts against its reporter and in favour of its subject. */
export const DISMISSAL_COUNTS_DAYS = 180;

export interface UnderageFacts {
  /** The reporter has a confirmed account. */
  reporterIsActive: boolean;
  reporterIsEstablished: boolean;
  /** A complaint of the reporter about a member's age was dismissed recently. */
  reporterWasWrong: boolean;
  /** Another confirmed member has an open complaint about the age of the same member. */
  otherReporter: boolean;
  /** A complaint about the age of this member was dismissed recently. */
  subjectWasCleared: boolean;
}

/**
 * Whether a complaint about a member's age freezes the account before a moderator decides: it comes from an established
 * member whose earlier complaints were right, or it is the second one of confirmed members; and no moderator has cleared
 * the account recently (docs/decisions/0016-underage-reports.md).
 */
export const freezesAccount = (facts: UnderageFacts): boolean => {
  const isTrusted = facts.reporterIsActive && facts.reporterIsEstablished && !facts.reporterWasWrong;
  return (isTrusted || (facts.reporterIsActive && facts.otherReporter)) && !facts.subjectWasCleared;
};
