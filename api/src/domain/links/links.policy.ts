import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

const hour = 3600;
const day = 24 * hour;

/** Seconds a link works (decisions 4.5). Links that end mails have to work as long as people keep their mails. */
export const linkLifetimeSeconds: Record<LinkPurpose, number> = {
  activate: 7 * day,
  reset_password: hour,
  mail_change: day,
  reactivate: 14 * day,
  unsubscribe: 365 * day,
  login: day,
};

/** Whether a new link of this purpose ends the older ones. */
export const replacesOlder = (purpose: LinkPurpose): boolean =>
  purpose === 'reset_password' || purpose === 'mail_change';

/** Minutes in which a gesture may repeat the use of its link, because its response was lost. */
export const LINK_REPEAT_MINUTES = 10;
