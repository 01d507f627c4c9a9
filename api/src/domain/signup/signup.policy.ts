import type { BodyOf, Endpoints } from '@pairwise/contracts';
import type { SignupStep } from '@pairwise/contracts/endpoints/signup';
import { signupSteps } from '@pairwise/contracts/endpoints/signup';

import type { ProfileStatus } from '../../db/types.generated.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';
import type { Site } from '../sites/sites.repository.ts';

type SignupForm = BodyOf<Endpoints['POST /api/signup.php']>;

/**
 * Refuses a signup on a site that takes none, or none without a traffic source (AUTH-03).
 * @throws {DomainError} `signups_closed`
 */
export const requireOpenSignups = ({ signups }: Pick<Site, 'signups'>, form: SignupForm): void => {
  const fromSource = form.network !== undefined || form.ref !== undefined;
  if (signups === 'other' || (signups === 'with_trafficsource' && !fromSource)) {
    throw new DomainError('signups_closed');
  }
};

/**
 * Signups a day from one network (/24 of IPv4, /56 of IPv6): about one for each address of a /24. Each costs a hash and a
 * mail to an address that someone typed.
 */
export const signupLimit = (network: Buffer): Limit => ({
  key: `signup:${network.toString('hex')}`,
  most: 200,
  windowSeconds: 86_400,
});

/** How often an hour one network may learn that an address has an account. */
export const takenAddressLimit = (network: Buffer): Limit => ({
  key: `taken-signup:${network.toString('hex')}`,
  most: 50,
  windowSeconds: 3600,
});

/** How often a day an unconfirmed member may learn that an address has an account. */
export const takenAddressOfMemberLimit = (memberId: number): Limit => ({
  key: `signup-email-taken:${memberId}`,
  most: 10,
  windowSeconds: 86_400,
});

/** Seconds between two confirmation mails. */
export const ACTIVATION_MAIL_WAIT_SECONDS = 60;

/** Confirmation mails: one a minute and ten a day, enough for lost mails and too few to fill a mailbox. */
export const activationMailLimits = (memberId: number): Limit[] => [
  { key: `activation-mail:${memberId}:minute`, most: 1, windowSeconds: ACTIVATION_MAIL_WAIT_SECONDS },
  activationMailsOfDay(memberId),
];

/** Another address has a minute of its own, so that a mistyped one can be corrected immediately. */
export const activationMailLimitsOfAddress = (memberId: number, email: string): Limit[] => [
  { key: `activation-mail:${memberId}:${email.toLowerCase()}`, most: 1, windowSeconds: ACTIVATION_MAIL_WAIT_SECONDS },
  activationMailsOfDay(memberId),
];

const activationMailsOfDay = (memberId: number): Limit => ({
  key: `activation-mail:${memberId}:day`,
  most: 10,
  windowSeconds: 86_400,
});

/** A reminder goes to members who signed up within these days ago and have not confirmed the address. */
export const REMINDER_DAYS = { from: 1, to: 2 } as const;

/** The number of the first step that is not done; the number of steps when all are. */
export const firstOpenStep = (done: readonly string[]): number => {
  const index = signupSteps.findIndex((step) => !done.includes(step));
  return index === -1 ? signupSteps.length : index;
};

export const addStep = (done: readonly string[], added: SignupStep): SignupStep[] =>
  signupSteps.filter((step) => step === added || done.includes(step));

/**
 * Refuses another gender for a profile that others have seen already.
 * @throws {DomainError} `gender_locked`
 */
export const requireOpenGender = (profile: { status: ProfileStatus; gender: string | null }, wanted: string): void => {
  if (profile.status !== 'disabled' && profile.gender !== null && profile.gender !== wanted) {
    throw new DomainError('gender_locked', { field: 'gender' });
  }
};
