import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

/** Repeats the contract's purposes so that its schemas stay out of the bundle. The compiler compares the two. */
const purposes = {
  activate: true,
  reset_password: true,
  mail_change: true,
  reactivate: true,
  unsubscribe: true,
  login: true,
} as const satisfies Record<LinkPurpose, true>;

export const linkPurposes: readonly string[] = Object.keys(purposes);
export type { LinkPurpose };
