import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

/** The contract's purposes without its schemas, which a page does not need. The compiler compares the two. */
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
