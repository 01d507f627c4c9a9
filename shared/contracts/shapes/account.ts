import * as z from 'zod/mini';

/** What a link from a mail is for. The link itself is 32 random bytes, 43 characters, as the last part of the address. */
export const linkPurposes = [
  'activate',
  'reset_password',
  'mail_change',
  'reactivate',
  'unsubscribe',
  'login',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** The secret of a link. Whatever looks otherwise is refused before the database is asked. */
export const linkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Text as it was typed; what is wrong with it is told by a code of its own, so nothing but its length is checked here. */
export const typed = (longest: number) => z.string().check(z.maxLength(longest));

export const passwordLength = { min: 8, max: 128 } as const;
export { aboutLength, headlineLength, nameLength } from '../profile-choices.ts';
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
