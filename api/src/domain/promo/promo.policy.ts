import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';

/** How long a member waits on the redirect page before a foreign page opens, in seconds (decisions R-12). */
export const countdownSeconds = 5;

/** Clicks of one member in an hour; more of them are no sign of interest. */
const clicksPerHour = 60;

/** Returns the limit of a member's clicks in an hour. */
export const clickLimit = (memberId: number): Limit => ({
  key: `promo:${memberId}`,
  most: clicksPerHour,
  windowSeconds: 3_600,
});

/** @throws {DomainError} `not_found` on a site without advertisements */
export const requirePromoSite = ({ settings }: { settings: { promo_tile: boolean } }): void => {
  if (!settings.promo_tile) throw new DomainError('not_found');
};
