import * as z from 'zod/mini';

/** The purposes of links from mails. A link ends in its token: 32 random bytes as 43 characters. */
export const linkPurposes = [
  'activate',
  'reset_password',
  'mail_change',
  'reactivate',
  'unsubscribe',
  'login',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** The token of a link. Any other format is refused before a database query. */
export const linkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Typed text. Only its length is checked here; other problems have error codes of their own. */
export const typed = (longest: number) => z.string().check(z.maxLength(longest));

export { aboutLength, headlineLength } from '../profile-choices.ts';
export const signupMessageLength = 1_000;

export { trackingKeys } from '../first-touch.ts';
const trackingValue = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/)));
export const tracking = z.object({
  network: trackingValue,
  ref: trackingValue,
  sub1: trackingValue,
  sub2: trackingValue,
  sub3: trackingValue,
});
export type Tracking = z.output<typeof tracking>;
