import { hmacOf } from '../secrets/hmac.ts';
import type { Arm } from './arms.ts';

/** The ticket of one page. No two have the same issuer and number. */
interface Page {
  issuer: string;
  number: number;
}

/**
 * Masks who the visitor of an arm is; applied again, it returns the arm as it was. Tickets are readable, and from those of two
 * pages no code must learn that they have one visitor, least of all at two origins.
 */
export const withMaskedVisitor = (key: Buffer, { issuer, number }: Page, arm: Arm): Arm => {
  if (arm.visitor === undefined) return arm;
  const mask = hmacOf(key, `visitor ${issuer} ${number} ${arm.key}`);
  const bytes = Buffer.from(arm.visitor, 'base64url');
  return { ...arm, visitor: Buffer.from(bytes.map((byte, at) => byte ^ (mask[at] ?? 0))).toString('base64url') };
};
