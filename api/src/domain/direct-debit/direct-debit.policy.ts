import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';

const day = 86_400;

/** Seconds before another code can be requested (decisions B-11). */
export const resendSeconds = 60;

/** Codes of one request. */
export const sendsPerRequest = 3;

/** Text messages a day: to one member, to one number, to the ten thousand numbers around it, and altogether. */
const smsPerDay = { member: 5, number: 5, range: 25, all: 1_000 };

/**
 * Lists the limits that a text message takes a slot of, always in this order, so that concurrent requests cannot block
 * one another. Pumping sends to ranges of numbers that belong to the attacker, so a range has a limit of its own.
 * @param number the keyed hash of the number
 * @param range the keyed hash of the number without its last four digits
 */
export const smsLimits = (memberId: number, number: Buffer, range: Buffer): Limit[] => [
  { key: `sms-member:${memberId}`, most: smsPerDay.member, windowSeconds: day },
  { key: `sms-number:${number.toString('hex')}`, most: smsPerDay.number, windowSeconds: day },
  { key: `sms-range:${range.toString('hex')}`, most: smsPerDay.range, windowSeconds: day },
  { key: 'sms-all', most: smsPerDay.all, windowSeconds: day },
];

/**
 * Forms that a member can send in an hour: more than text messages in a day, so that wrong numbers can be corrected, and too
 * few to find out which accounts are blocked or have a debit under way.
 */
const formsPerHour = 10;

export const formRate = (memberId: number): Limit => ({
  key: `direct-debit-form:${memberId}`,
  most: formsPerHour,
  windowSeconds: 3_600,
});

/** Files of mandates that a member can load in an hour. Writing one takes some milliseconds of the processor. */
const filesPerHour = 120;

export const fileRate = (memberId: number): Limit => ({
  key: `mandate-file:${memberId}`,
  most: filesPerHour,
  windowSeconds: 3_600,
});

/** @throws {DomainError} `sdd_blocked`, `sdd_limit` */
export const requireNoRefusal = (refusal: 'blocked' | 'limit' | null): void => {
  if (refusal !== null) throw new DomainError(`sdd_${refusal}`);
};
