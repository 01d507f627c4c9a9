import type { accountDeletionReasons, RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';

export type DeletionReason = (typeof accountDeletionReasons)[number];

export const accountDeletionSteps = ['reason', 'offer', 'confirm'] as const;
export type AccountDeletionStep = (typeof accountDeletionSteps)[number];

/** Query string of a step. The step is in the address, so that the back button goes back one step. */
export const accountDeletionSearch = (step: AccountDeletionStep): string => `?account-deletion=${step}`;

/** Reads the step from a query string; undefined when it names none. */
export const accountDeletionStepIn = (search: string): AccountDeletionStep | undefined => {
  const wanted = new URLSearchParams(search).get('account-deletion');
  return accountDeletionSteps.find((step) => step === wanted);
};

/** The offer that fits a reason best. */
const bestOffers: Partial<Record<DeletionReason, RetentionOffer>> = {
  too_many_mails: 'pause_mails',
  too_expensive: 'discount',
  privacy: 'invisible',
  met_somebody: 'invisible',
  no_matches: 'discount',
};

/** Sorts the open offers so that the one that fits the reason comes first. */
export const orderOffers = (offers: readonly RetentionOffer[], reason?: DeletionReason): RetentionOffer[] => {
  const best = reason && bestOffers[reason];
  return offers.toSorted((one, other) => Number(other === best) - Number(one === best));
};
