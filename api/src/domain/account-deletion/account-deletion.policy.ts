import type { RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';
import { retentionOffers } from '@pairwise/contracts/endpoints/account-deletion';

import type { UserStatus } from '../../db/types.generated.ts';
import type { Limit } from '../limits/limits.repository.ts';

/** Days in which a closed account can be reactivated (AUTH-11). */
export const REACTIVATION_DAYS = 14;

/** Days without mails, for the offer `pause_mails`. */
export const PAUSE_DAYS = 30;

/** Days a discount code is valid, for the offer `discount`. */
export const DISCOUNT_DAYS = 7;

/** Reactivation mails a day to one member. */
export const reactivationMailLimit = (userId: number): Limit => ({
  key: `reactivate-mail:${userId}`,
  most: 5,
  windowSeconds: 86_400,
});

/** The state of an account whose deletion is undone: unconfirmed addresses stay unconfirmed. */
export const statusAfterReactivation = (confirmedAt: Date | null): UserStatus =>
  confirmedAt === null ? 'not_confirmed' : 'active';

interface OfferFacts {
  used: readonly string[];
  /** Percent of the discount; null when the company offers none. */
  discountPercentage: number | null;
  invisible: boolean;
}

/** The offers a member can still accept, each once. */
export const openOffers = ({ used, discountPercentage, invisible }: OfferFacts): RetentionOffer[] =>
  retentionOffers.filter(
    (offer) =>
      !used.includes(offer) &&
      (offer !== 'discount' || discountPercentage !== null) &&
      (offer !== 'invisible' || !invisible),
  );
